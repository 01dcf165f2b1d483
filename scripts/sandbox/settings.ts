import { join } from 'node:path';
import type { Catalogue } from './catalogue/catalogue.ts';
import type { PictureStore } from './pictures/render.ts';

/** Everything about a sandbox that can be chosen. */
export type SandboxSettings = {
  /** Port of the store API and the cart service; 0 takes any free one. */
  readonly port: number;
  /** Port of the card provider; 0 takes any free one. */
  readonly providerPort: number;
  /** Address to listen on; this machine alone without it. */
  readonly host?: string | undefined;
  /** Origins at which a browser reaches the services, where they are not those of the ports. */
  readonly apiOrigin?: string | undefined;
  readonly providerOrigin?: string | undefined;
  readonly products: number;
  readonly seed: number;
  /** `memory`, or the path of the SQLite file that keeps everything. */
  readonly state: string;
  /** Whether faults may be asked for and the control routes exist. */
  readonly faults: boolean;
  /** Origin of the shop: where the provider sends the shopper back to. */
  readonly siteOrigin: string;
  readonly tokenLifetimeSeconds: number;
  /** How long the slow test card and the `slow` fault take. */
  readonly slowMilliseconds: number;
  /** How long the 3-D Secure page stays before it goes on by itself. */
  readonly challengeMilliseconds: number;
  readonly merchantKey: string;
  readonly merchantKeyId: string;
  /** `tokenCliente` that the tax-id lookup accepts. */
  readonly nitClientToken: string;
  /** Folder of rasterised pictures. */
  readonly pictureFolder: string;
  /** Milliseconds since 1970. */
  readonly now: () => number;
  /** A catalogue to sell instead of the generated one. */
  readonly catalogue?: Catalogue;
  /** Pictures to serve instead of the drawn ones. */
  readonly pictures?: PictureStore;
};

/** What may be passed in; everything left out has a default. */
export type SandboxOptions = Partial<SandboxSettings>;

const DEFAULTS: SandboxSettings = {
  port: 4400,
  providerPort: 4401,
  products: 240,
  seed: 1,
  state: 'memory',
  faults: false,
  siteOrigin: 'http://localhost:4321',
  tokenLifetimeSeconds: 12 * 60 * 60,
  slowMilliseconds: 4000,
  challengeMilliseconds: 1200,
  merchantKey: 'clave-de-prueba',
  merchantKeyId: 'sandbox-key',
  nitClientToken: 'sandbox',
  pictureFolder: join(import.meta.dirname, '../../.cache/sandbox/pictures'),
  now: () => Date.now(),
};

/** The options with the defaults filled in. */
export function settingsFrom(options: SandboxOptions): SandboxSettings {
  return { ...DEFAULTS, ...options };
}
