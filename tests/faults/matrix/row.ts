/** A row of the matrix: a call of the contract that a shopper's browser makes, and what each fault of it comes to. */
import type { FaultName } from '../faults.ts';

/** What a fault comes to. */
type Cell = {
  /** What the store's verb answers: its kind, and the kind of the failure. */
  readonly outcome: string;
  /** What the shopper reads; '' where nothing is said, on purpose. */
  readonly says: string;
};

export type Row = {
  readonly method: 'GET' | 'POST' | 'PATCH';
  /** Path of the call; a `*` at the end matches any rest. */
  readonly path: string;
  /** What the shopper is at. */
  readonly where: string;
  /** What a good answer comes to, and with it every try after a fault. */
  readonly good: string;
  /** What stays, whatever the fault. */
  readonly stays: string;
  readonly cells: Readonly<Record<FaultName, Cell>>;
};

/** A cell in one line. */
export const to = (outcome: string, says: string): Cell => ({ outcome, says });

/** Texts of the shop that many cells have. */
export const NO_CONNECTION = 'No se pudo conectar con el servidor.';
export const NOT_JSON = 'La respuesta del servidor no es un JSON válido.';
export const NOT_EXPECTED = 'La respuesta del servidor no es la esperada.';
