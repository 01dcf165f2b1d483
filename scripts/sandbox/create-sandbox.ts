import type { Hono } from 'hono';
import { generateCatalogue } from './catalogue/generate.ts';
import type { SandboxContext } from './context.ts';
import { createFaultRegister } from './faults/fault-register.ts';
import { createRequestRecord } from './faults/request-record.ts';
import { createPictureStore } from './pictures/render.ts';
import { createProviderApp } from './provider-app.ts';
import { seedState } from './reset-state.ts';
import type { SandboxApp, SandboxEnv } from './sandbox-app.ts';
import { createCatalogueIndex } from './selling/catalogue-index.ts';
import { type SandboxOptions, type SandboxSettings, settingsFrom } from './settings.ts';
import { createAddressRepository } from './state/address-repository.ts';
import { createAttemptRepository } from './state/attempt-repository.ts';
import { createCartRepository } from './state/cart-repository.ts';
import { openDatabase } from './state/database.ts';
import { createMissingTextRepository } from './state/missing-text-repository.ts';
import { createOrderRepository } from './state/order-repository.ts';
import { createPaymentRepository } from './state/payment-repository.ts';
import { createSessionRepository } from './state/session-repository.ts';
import { createStockRepository } from './state/stock-repository.ts';
import { createUserRepository } from './state/user-repository.ts';
import { createStoreApp } from './store-app.ts';

/** The sandbox without a network: two applications and what they work with. */
export type Sandbox = {
  readonly context: SandboxContext;
  readonly storeApp: SandboxApp;
  readonly providerApp: Hono<SandboxEnv>;
};

function createContext(settings: SandboxSettings): SandboxContext {
  const catalogue =
    settings.catalogue ?? generateCatalogue({ seed: settings.seed, products: settings.products });
  const database = openDatabase(settings.state);
  const { tokenLifetimeSeconds: lifetimeSeconds, now } = settings;
  return {
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
}

/** Makes the two services; `request()` of the applications calls them without a network. */
export function createSandbox(options: SandboxOptions = {}): Sandbox {
  const context = createContext(settingsFrom(options));
  seedState(context);
  return { context, storeApp: createStoreApp(context), providerApp: createProviderApp(context) };
}
