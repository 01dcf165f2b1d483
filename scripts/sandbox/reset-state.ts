import type { SandboxContext } from './context.ts';
import { inTransaction } from './state/database.ts';
import { seedDemoUsers } from './state/demo-users.ts';
import { EMPTIED_BY_RESET } from './state/tables.ts';

/** Fills what must be there before anybody calls: stock of the catalogue and demo customers. */
export function seedState({ stock, catalogue, users, addresses }: SandboxContext): void {
  stock.seed(catalogue.articles());
  seedDemoUsers(users, addresses);
}

/** Brings everything back to its first state. */
export function resetState(context: SandboxContext): void {
  const { database, catalogue, faults, requests } = context;
  inTransaction(database, () => {
    for (const table of EMPTIED_BY_RESET) database.exec(`DELETE FROM ${table}`);
  });
  catalogue.restore();
  faults.clear();
  requests.clear();
  seedState(context);
}
