/** Starts the sandbox and returns the shop's environment for it. */
import { mkdirSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { startSandbox } from '../sandbox/sandbox.ts';
import { freePort } from './ports.ts';
import { publicOrigin } from './public-origin.ts';
import { say } from './steps.ts';

/** The options of a sandbox. */
export interface ShopOptions {
  readonly root: string;
  /** Preferred port of the shop; the next free one is used. */
  readonly port: number;
  /** Preferred port of the store API; the card provider uses the next one. */
  readonly apiPort: number;
  readonly products: number;
  /** `memory`, or a file that survives a restart. */
  readonly state: string;
  readonly faults: boolean;
  /** Address to listen on; by default only this machine can connect. */
  readonly host?: string | undefined;
  /** Template of the origins at which a browser reaches the ports. */
  readonly origin?: string | undefined;
}

/** A running sandbox, and the configuration of a build against it. */
export interface RunningShop {
  readonly port: number;
  readonly siteOrigin: string;
  readonly apiOrigin: string;
  readonly providerOrigin: string;
  /** Origin of the store API on this machine. */
  readonly ownApiOrigin: string;
  readonly env: NodeJS.ProcessEnv;
  /** The options of the sandbox's catalogue, an input of the build. */
  readonly catalogue: { readonly products: number; readonly seed: number };
  readonly close: () => Promise<void>;
}

/** Default number of articles, and the seed of the catalogue. */
export const DEFAULT_PRODUCTS = 240;
const SEED = 1;

/** State file of the sandbox of `npm start` and `npm run dev`: users, carts and stock. */
export const stateFile = (root: string, products: number): string =>
  join(root, '.cache', 'sandbox', `state-${products}.sqlite`);

const told = (wanted: number, port: number): void => {
  if (port !== wanted) say(`  port ${wanted} is taken, using ${port}`);
};

/** Default exchange rate of a quetzal in dollars, with the sandbox only. */
export const USD_RATE = '0.13';

/** The address of a sandbox's article pictures. */
export const imageService = (apiOrigin: string): string => `${apiOrigin}/imagenes/`;

/** The environment of a build against a sandbox (contract, Configuration). */
export function shopEnvironment(origins: {
  readonly siteOrigin: string;
  readonly apiOrigin: string;
  readonly providerOrigin: string;
  readonly ownApiOrigin?: string;
}): NodeJS.ProcessEnv {
  const { ownApiOrigin = origins.apiOrigin } = origins;
  return {
    ...process.env,
    PUBLIC_SITE_URL: origins.siteOrigin,
    PUBLIC_API_URL: origins.apiOrigin,
    PUBLIC_CART_API_URL: origins.apiOrigin,
    PUBLIC_PAYMENT_ORIGINS: origins.providerOrigin,
    PUBLIC_SIZE_GUIDE_URL: `${origins.apiOrigin}/guia-de-tallas`,
    // The sandbox may grow and shrink; the guard against a shrunken catalogue is for real services.
    FORCE_CATALOGUE: '1',
    // Dollars are enabled in the sandbox; a real shop must set both variables to offer them (decision 3, Dollars).
    PUBLIC_USD_RATE: process.env['PUBLIC_USD_RATE'] || USD_RATE,
    PUBLIC_USD_RATE_DATE: process.env['PUBLIC_USD_RATE_DATE'] || '2026-11-02',
    // The preview server forwards pictures, so that they come from the shop's own origin (decision 31, Pictures).
    PUBLIC_IMAGE_TEMPLATE: '/imagenes/{width}/{format}/{name}',
    IMAGE_SERVICE_URL: imageService(ownApiOrigin),
    // A build uses the local address: the public origin may require a login.
    ...(ownApiOrigin !== origins.apiOrigin && { SNAPSHOT_API_URL: ownApiOrigin }),
  };
}

/** Starts a sandbox on free ports and returns the configuration that a shop needs for it. */
export async function startShopSandbox(options: ShopOptions): Promise<RunningShop> {
  const { products, state, faults, host, origin } = options;
  const port = await freePort(options.port, { host });
  const apiPort = await freePort(options.apiPort, { host, taken: [port] });
  const providerPort = await freePort(apiPort + 1, { host, taken: [port, apiPort] });
  told(options.port, port);
  told(options.apiPort, apiPort);
  if (state !== 'memory') mkdirSync(dirname(state), { recursive: true });
  const siteOrigin = publicOrigin(origin, port) ?? `http://localhost:${port}`;
  const sandbox = await startSandbox({
    port: apiPort,
    providerPort,
    products,
    seed: SEED,
    state,
    faults,
    siteOrigin,
    host,
    apiOrigin: publicOrigin(origin, apiPort),
    providerOrigin: publicOrigin(origin, providerPort),
  });
  const { apiOrigin, providerOrigin, ownApiOrigin } = sandbox;
  const origins = { siteOrigin, apiOrigin, providerOrigin, ownApiOrigin };
  return {
    ...origins,
    port,
    env: shopEnvironment(origins),
    catalogue: { products, seed: SEED },
    close: () => sandbox.close(),
  };
}
