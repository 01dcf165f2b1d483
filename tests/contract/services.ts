/** A sandbox for one test file, and the shop's connections to it. */
import type { CatalogueConnection, Connection } from '#shared/http/connection.ts';
import type { Rejection } from '#shared/http/wire/list-of.ts';
import { startSandbox } from '../../scripts/sandbox/sandbox.ts';

export type Services = {
  readonly store: CatalogueConnection;
  readonly cart: Connection;
  readonly providerOrigin: string;
  /** Every dropped row; the sandbox sends only valid rows. */
  readonly rejected: readonly Rejection[];
  close(): Promise<void>;
};

/** Starts a private sandbox on free ports, with its state in memory; `faults` adds its control routes. */
export async function startServices({ faults = false } = {}): Promise<Services> {
  const sandbox = await startSandbox({ port: 0, providerPort: 0, products: 60, faults });
  const rejected: Rejection[] = [];
  const cart: Connection = { baseUrl: sandbox.apiOrigin, report: (rejection) => rejected.push(rejection) };
  return {
    store: { ...cart, imageBase: `${sandbox.apiOrigin}/imagenes/articulos/` },
    cart,
    providerOrigin: sandbox.providerOrigin,
    rejected,
    close: () => sandbox.close(),
  };
}
