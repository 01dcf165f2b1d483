import { generateCatalogue } from './catalogue/generate.ts';
import { createFaultRegister } from './faults/faults.ts';
import { createRequestRecord } from './faults/request-record.ts';
import { createPictureStore } from './pictures/render.ts';
import { createCatalogueIndex } from './selling/catalogue-index.ts';
import type { SandboxSettings } from './settings.ts';
import {
  createAddressRepository,
  createSessionRepository,
  createUserRepository,
  seedDemoUsers,
} from './state/customers.ts';
import { emptyTables, openDatabase } from './state/database.ts';
import { createMissingTextRepository } from './state/missing-texts.ts';
import {
  createAttemptRepository,
  createCartRepository,
  createOrderRepository,
  createPaymentRepository,
} from './state/orders.ts';
import { createStockRepository } from './state/stock.ts';

/** Everything that a route works with. */
export type SandboxContext = Readonly<ReturnType<typeof createContext>>;

/** Creates the context of a sandbox with its first state. */
export function createContext(settings: SandboxSettings) {
  const catalogue =
    settings.catalogue ?? generateCatalogue({ seed: settings.seed, products: settings.products });
  const database = openDatabase(settings.state);
  const { tokenLifetimeSeconds: lifetimeSeconds, now } = settings;
  const context = {
    settings,
    /** The addresses of the two services; final once they listen. */
    origins: {
      api: `http://127.0.0.1:${settings.port}`,
      provider: `http://127.0.0.1:${settings.providerPort}`,
    },
    catalogue: createCatalogueIndex(catalogue),
    pictures: settings.pictures ?? createPictureStore({ cacheFolder: settings.pictureFolder, catalogue }),
    database,
    stock: createStockRepository(database),
    users: createUserRepository(database),
    sessions: createSessionRepository(database, { lifetimeSeconds, now }),
    addresses: createAddressRepository(database),
    carts: createCartRepository(database),
    payments: createPaymentRepository(database),
    attempts: createAttemptRepository(database),
    orders: createOrderRepository(database),
    missingTexts: createMissingTextRepository(database),
    faults: createFaultRegister(),
    requests: createRequestRecord(),
  };
  seedState(context);
  return context;
}

/** Adds the stock of the catalogue and the demo customers. */
function seedState({
  stock,
  catalogue,
  users,
  addresses,
}: Pick<SandboxContext, 'stock' | 'catalogue' | 'users' | 'addresses'>): void {
  stock.seed(catalogue.articles());
  seedDemoUsers(users, addresses);
}

/** Restores the first state. */
export function resetState(context: SandboxContext): void {
  emptyTables(context.database);
  context.catalogue.restore();
  context.faults.clear();
  context.requests.clear();
  seedState(context);
}
