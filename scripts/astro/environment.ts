/** The environment of a build: what may be set, what holds where it is not (contract, Configuration). */
import { envField } from 'astro/config';
import { loadEnv } from 'vite';

const DEFAULT_SITE = 'http://localhost:4321';
const DEFAULT_API = 'http://127.0.0.1:4400';
const DEFAULT_PAYMENT = 'http://127.0.0.1:4401';

const EVERY_PAGE = { context: 'client', access: 'public' } as const;

/** Text from the environment that every page may know. */
const text = (options: Omit<Parameters<typeof envField.string>[0], 'context' | 'access'>) =>
  envField.string({ ...EVERY_PAGE, ...options });

/** What Astro checks, and what pages read as `astro:env/client`. */
export const environmentSchema = {
  PUBLIC_SITE_URL: text({ url: true, default: DEFAULT_SITE }),
  PUBLIC_API_URL: text({ url: true, default: DEFAULT_API }),
  PUBLIC_CART_API_URL: text({ url: true, optional: true }),
  PUBLIC_CART_ENV: text({ default: 'dev' }),
  PUBLIC_APP_ENV: text({ default: 'production' }),
  PUBLIC_STORE_NAME: text({ default: 'Tienda' }),
  PUBLIC_NIT_CLIENT_TOKEN: text({ default: 'sandbox' }),
  PUBLIC_PAYMENT_MODE: envField.enum({ ...EVERY_PAGE, values: ['card', 'order'], default: 'card' }),
  PUBLIC_PAYMENT_ORIGINS: text({ default: DEFAULT_PAYMENT }),
  PUBLIC_PAYMENT_KEY_ID: text({ default: 'sandbox-key' }),
  PUBLIC_USD_RATE: envField.number({ ...EVERY_PAGE, gt: 0, optional: true }),
  PUBLIC_USD_RATE_DATE: text({ optional: true }),
  PUBLIC_SIZE_GUIDE_URL: text({ url: true, default: `${DEFAULT_API}/guia-de-tallas` }),
  PUBLIC_IMAGE_TEMPLATE: text({ optional: true }),
  PUBLIC_BEACON_URL: text({ url: true, optional: true }),
};

/** What the configuration itself needs of the environment, before Astro has checked it. */
interface BuildEnvironment {
  readonly siteUrl: string;
  readonly apiUrl: string;
  readonly cartApiUrl: string;
  readonly paymentOrigins: readonly string[];
  readonly imageTemplate: string | undefined;
  /** Whom a host passes a template on to that is a path of its own. */
  readonly imageService: string | undefined;
  readonly beaconUrl: string | undefined;
  /** Without it the shop shows no dollars (decision 3, Dollars); Astro's environment refuses what is no number. */
  readonly usdRate: number | undefined;
}

/** Reads it from the variables and the `.env` files of `root`, as Astro does. An empty variable counts as not set. */
export function readEnvironment(mode: string, root: string): BuildEnvironment {
  const variables = loadEnv(mode, root, ['PUBLIC_', 'IMAGE_SERVICE_URL']);
  const read = (name: keyof typeof environmentSchema | 'IMAGE_SERVICE_URL'): string | undefined =>
    variables[name] || undefined;
  const apiUrl = read('PUBLIC_API_URL') ?? DEFAULT_API;
  return {
    siteUrl: read('PUBLIC_SITE_URL') ?? DEFAULT_SITE,
    apiUrl,
    cartApiUrl: read('PUBLIC_CART_API_URL') ?? apiUrl,
    paymentOrigins: (read('PUBLIC_PAYMENT_ORIGINS') ?? DEFAULT_PAYMENT).split(',').map((each) => each.trim()),
    imageTemplate: read('PUBLIC_IMAGE_TEMPLATE'),
    imageService: read('IMAGE_SERVICE_URL'),
    beaconUrl: read('PUBLIC_BEACON_URL'),
    usdRate: Number(read('PUBLIC_USD_RATE')) || undefined,
  };
}
