/** A row of the matrix: a call of the contract, and the result of each of its faults. */
import type { FaultName } from '../faults.ts';

/** The result of a fault. */
type Cell = {
  /** The outcome of the store's verb: its kind, and the kind of the failure. */
  readonly outcome: string;
  /** The shopper's message; '' where none is shown on purpose. */
  readonly says: string;
};

export type Row = {
  readonly method: 'GET' | 'POST' | 'PATCH';
  /** Path of the call; a `*` at the end matches any rest. */
  readonly path: string;
  /** The shopper's task. */
  readonly where: string;
  /** The result of a good answer, and of every try after a fault. */
  readonly good: string;
  /** The data that stays, whatever the fault. */
  readonly stays: string;
  readonly cells: Readonly<Record<FaultName, Cell>>;
};

/** A cell in one line. */
export const to = (outcome: string, says: string): Cell => ({ outcome, says });

/** Texts of the shop that many cells have. */
export const NO_CONNECTION = 'No se pudo conectar con el servidor.';
export const NOT_JSON = 'La respuesta del servidor no es un JSON válido.';
export const NOT_EXPECTED = 'La respuesta del servidor no es la esperada.';
