import type { DatabaseSync } from 'node:sqlite';
import { generateCatalogue } from './catalogue/generate.ts';
import { createFaultRegister, type FaultRegister } from './faults/faults.ts';
import { createRequestRecord, type RequestRecord } from './faults/request-record.ts';
import { createPictureStore, type PictureStore } from './pictures/render.ts';
import { type CatalogueIndex, createCatalogueIndex } from './selling/catalogue-index.ts';
import type { SandboxSettings } from './settings.ts';
import {
  type AddressRepository,
  createAddressRepository,
  createSessionRepository,
  createUserRepository,
  type SessionRepository,
  seedDemoUsers,
  type UserRepository,
} from './state/customers.ts';
import { emptyTables, openDatabase } from './state/database.ts';
import { createMissingTextRepository, type MissingTextRepository } from './state/missing-texts.ts';
import {
  type AttemptRepository,
  type CartRepository,
  createAttemptRepository,
  createCartRepository,
  createOrderRepository,
  createPaymentRepository,
  type OrderRepository,
  type PaymentRepository,
} from './state/orders.ts';
import { createStockRepository, type StockRepository } from './state/stock.ts';

/** Everything that a route works with. */
export type SandboxContext = {
  readonly settings: SandboxSettings;
  /** Where the two services can be reached; final once they listen. */
  readonly origins: { api: string; provider: string };
  readonly catalogue: CatalogueIndex;
  readonly pictures: PictureStore;
  readonly database: DatabaseSync;
  readonly stock: StockRepository;
  readonly users: UserRepository;
  readonly sessions: SessionRepository;
  readonly addresses: AddressRepository;
  readonly carts: CartRepository;
  readonly payments: PaymentRepository;
  readonly attempts: AttemptRepository;
  readonly orders: OrderRepository;
  readonly missingTexts: MissingTextRepository;
  readonly faults: FaultRegister;
  readonly requests: RequestRecord;
};

/** Creates the context of a sandbox with its first state. */
export function createContext(settings: SandboxSettings): SandboxContext {
  const catalogue =
    settings.catalogue ?? generateCatalogue({ seed: settings.seed, products: settings.products });
  const database = openDatabase(settings.state);
  const { tokenLifetimeSeconds: lifetimeSeconds, now } = settings;
  const context = {
    settings,
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
function seedState({ stock, catalogue, users, addresses }: SandboxContext): void {
  stock.seed(catalogue.articles());
  seedDemoUsers(users, addresses);
}

/** Restores the first state. */
export function resetState(context: SandboxContext): void {
  const { database, catalogue, faults, requests } = context;
  emptyTables(database);
  catalogue.restore();
  faults.clear();
  requests.clear();
  seedState(context);
}
