/** The environment variables of a build and their defaults (contract, Configuration). */
import { envField } from 'astro/config';
import { loadEnv } from 'vite';
import type { CurrencyRate } from '../../src/shared/configuration/currency-rates.ts';
import { CURRENCY_NAMES, SHOP_CURRENCY } from '../../src/shared/money/currency.ts';
import { maskCredentials } from '../commands/mask-credentials.ts';
import { ADDRESS_VARIABLES, normaliseAddress } from './addresses.ts';
import { DEFAULT_API, DEFAULT_PAYMENT, DEFAULT_SITE } from './defaults.ts';

const EVERY_PAGE = { context: 'client', access: 'public' } as const;

/** A text variable that is public on every page. */
const text = (options: Omit<Parameters<typeof envField.string>[0], 'context' | 'access'>) =>
  envField.string({ ...EVERY_PAGE, ...options });

/** The currencies that need an exchange rate, each with the names of its variables. */
const RATE_VARIABLES = CURRENCY_NAMES.filter((code) => code !== SHOP_CURRENCY).map((code) => ({
  code,
  rate: `PUBLIC_${code}_RATE`,
  since: `PUBLIC_${code}_RATE_DATE`,
}));

/** The schema that Astro checks; pages read it as `astro:env/client`. */
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
  ...Object.fromEntries(
    RATE_VARIABLES.map(({ rate }) => [rate, envField.number({ ...EVERY_PAGE, gt: 0, optional: true })]),
  ),
  ...Object.fromEntries(RATE_VARIABLES.map(({ since }) => [since, text({ optional: true })])),
  PUBLIC_SIZE_GUIDE_URL: text({ url: true, default: `${DEFAULT_API}/guia-de-tallas` }),
  PUBLIC_IMAGE_TEMPLATE: text({ optional: true }),
  PUBLIC_WHATSAPP_ORDERS: envField.boolean({ ...EVERY_PAGE, default: true }),
  PUBLIC_BEACON_URL: text({ url: true, optional: true }),
  PUBLIC_PAGE_FORMAT: envField.enum({ ...EVERY_PAGE, values: ['file', 'directory'], default: 'file' }),
  PUBLIC_PRERENDERED_PRODUCTS: envField.number({ ...EVERY_PAGE, int: true, min: 0, optional: true }),
};

/** The variables that the configuration needs before Astro has checked them. */
interface BuildEnvironment {
  readonly siteUrl: string;
  /** Search engines index only `production`. */
  readonly environment: string;
  readonly apiUrl: string;
  readonly cartApiUrl: string;
  readonly paymentOrigins: readonly string[];
  readonly imageTemplate: string | undefined;
  /** The image service that a host forwards picture requests to if the template is a path of the shop's host. */
  readonly imageService: string | undefined;
  readonly beaconUrl: string | undefined;
  /** Pages are folders with an `index.html` (decision 205, Page format). */
  readonly hasFolders: boolean;
  /** All subdomains of the shop support https. */
  readonly isHttpsBelow: boolean;
  /** Removes the worker of earlier releases (decision 144, Retired worker). */
  readonly isWorkerRetired: boolean;
  /** The offered currencies, by code: those with a rate (decision 3, Dollars). Astro rejects values that are not numbers. */
  readonly currencyRates: Readonly<Record<string, CurrencyRate>>;
}

/** Variables for the host; pages do not read them. */
const OF_THE_HOST = ['IMAGE_SERVICE_URL', 'HSTS_SUBDOMAINS', 'SERVICE_WORKER'] as const;

/**
 * Normalises the addresses of the variables and `.env` files of `root` for this process, before Astro reads them.
 * @throws Error that names each variable with an invalid address
 */
function normaliseEnvironment(mode: string, root: string): void {
  const variables = loadEnv(mode, root, [...ADDRESS_VARIABLES]);
  const wrong: string[] = [];
  for (const [name, text] of Object.entries(variables)) {
    const result = text === '' ? { value: text } : normaliseAddress(name, text);
    if ('value' in result) process.env[name] = result.value;
    else wrong.push(`${name} ${result.wants}, not '${maskCredentials(text)}'.`);
  }
  if (wrong.length > 0) throw new Error(wrong.join('\n'));
}

/** Reads the variables and `.env` files of `root` as Astro does, with normalised addresses. An empty variable counts as not set. */
export function readEnvironment(mode: string, root: string): BuildEnvironment {
  normaliseEnvironment(mode, root);
  const variables = loadEnv(mode, root, ['PUBLIC_', ...OF_THE_HOST]);
  const read = (name: string): string | undefined => variables[name] || undefined;
  const apiUrl = read('PUBLIC_API_URL') ?? DEFAULT_API;
  return {
    siteUrl: read('PUBLIC_SITE_URL') ?? DEFAULT_SITE,
    environment: read('PUBLIC_APP_ENV') ?? 'production',
    apiUrl,
    cartApiUrl: read('PUBLIC_CART_API_URL') ?? apiUrl,
    paymentOrigins: (read('PUBLIC_PAYMENT_ORIGINS') ?? DEFAULT_PAYMENT).split(',').map((each) => each.trim()),
    imageTemplate: read('PUBLIC_IMAGE_TEMPLATE'),
    imageService: read('IMAGE_SERVICE_URL'),
    beaconUrl: read('PUBLIC_BEACON_URL'),
    hasFolders: read('PUBLIC_PAGE_FORMAT') === 'directory',
    isWorkerRetired: read('SERVICE_WORKER') === 'retired',
    isHttpsBelow: read('HSTS_SUBDOMAINS') === '1',
    currencyRates: Object.fromEntries(
      RATE_VARIABLES.map(({ code, rate, since }): [string, CurrencyRate] => [
        code,
        { rate: Number(read(rate)), since: read(since) ?? '' },
      ]).filter(([, { rate }]) => rate > 0),
    ),
  };
}
