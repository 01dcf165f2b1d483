import { join } from 'node:path';
import type { Catalogue } from './catalogue/catalogue.ts';
import type { PictureStore } from './pictures/render.ts';

/** The settings of a sandbox. */
export type SandboxSettings = {
  /** Port of the store API and the cart service; 0 takes any free one. */
  readonly port: number;
  /** Port of the card provider; 0 takes any free one. */
  readonly providerPort: number;
  /** Address to listen on; by default only this machine can connect. */
  readonly host?: string | undefined;
  /** Origins at which a browser reaches the services, if they differ from the ports' own. */
  readonly apiOrigin?: string | undefined;
  readonly providerOrigin?: string | undefined;
  readonly products: number;
  readonly seed: number;
  /** `memory`, or the path of the SQLite file of the state. */
  readonly state: string;
  /** Whether faults can be requested and the control routes exist. */
  readonly faults: boolean;
  /** Origin of the shop, to which the provider redirects the shopper. */
  readonly siteOrigin: string;
  readonly tokenLifetimeSeconds: number;
  /** Duration of the slow test card and the `slow` fault. */
  readonly slowMilliseconds: number;
  /** Time after which the 3-D Secure page continues by itself. */
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

/** Settings that differ from the defaults. */
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

/** Completes the options with the defaults. */
export function settingsFrom(options: SandboxOptions): SandboxSettings {
  return { ...DEFAULTS, ...options };
}
