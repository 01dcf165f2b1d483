/** The sandbox and the shop's environment that goes with it. */
import { mkdirSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { startSandbox } from '../sandbox/sandbox.ts';
import { freePort } from './ports.ts';
import { publicOrigin } from './public-origin.ts';
import { say } from './steps.ts';

/** Which sandbox a command wants. */
export interface ShopOptions {
  readonly root: string;
  /** Wanted port of the shop; the next free one is taken. */
  readonly port: number;
  /** Wanted port of the store API; the provider gets the one after it. */
  readonly apiPort: number;
  readonly products: number;
  /** `memory`, or a file that survives a restart. */
  readonly state: string;
  readonly faults: boolean;
  /** Address to listen on; this machine alone without it. */
  readonly host?: string | undefined;
  /** Template of the origins at which a browser reaches the ports. */
  readonly origin?: string | undefined;
}

/** A running sandbox, and what a build against it is configured with. */
export interface RunningShop {
  readonly port: number;
  readonly siteOrigin: string;
  readonly apiOrigin: string;
  readonly providerOrigin: string;
  /** Store API as this machine reaches it. */
  readonly ownApiOrigin: string;
  readonly env: NodeJS.ProcessEnv;
  /** What the sandbox sells: part of what a build is made from. */
  readonly catalogue: { readonly products: number; readonly seed: number };
  readonly close: () => Promise<void>;
}

/** Number of articles unless `--products` says otherwise, and the seed that makes them the same every time. */
export const DEFAULT_PRODUCTS = 240;
const SEED = 1;

/** File in which the sandbox of `npm start` and `npm run dev` keeps its users, carts and stock. */
export const stateFile = (root: string, products: number): string =>
  join(root, '.cache', 'sandbox', `state-${products}.sqlite`);

const told = (wanted: number, port: number): void => {
  if (port !== wanted) say(`  port ${wanted} is taken, using ${port}`);
};

/** What a quetzal is worth in dollars where a shop is built against the sandbox and nothing else is configured. */
export const USD_RATE = '0.13';

/** Where a sandbox serves the pictures of its articles. */
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
    // The sandbox may grow and shrink at will; the guard against a shrunk catalogue is for real services.
    FORCE_CATALOGUE: '1',
    // Dollars can be tried in the sandbox; a real shop sets both variables, or shows no dollars (decision 3, Dollars).
    PUBLIC_USD_RATE: process.env['PUBLIC_USD_RATE'] || USD_RATE,
    PUBLIC_USD_RATE_DATE: process.env['PUBLIC_USD_RATE_DATE'] || '2026-11-02',
    // The pictures come from the shop's own origin, which the preview server passes on (decision 31, Pictures).
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
