/**
 * The environment of a build, looked at before anything is built (contract, Configuration). Astro's typed environment
 * checks the types of the `PUBLIC_` variables when it has begun already; here they are looked at with what it cannot say: lists,
 * dates, templates, shares.
 */
import { loadEnv } from 'vite';
import * as z from 'zod';
import { CURRENCY_NAMES } from '../../src/shared/money/currency.ts';
import { ADDRESS_VARIABLES, normaliseAddress, normaliseAddresses } from '../astro/addresses.ts';
import { pictureProxy } from '../publish/picture-proxy.ts';
import { maskCredentials } from './mask-credentials.ts';

/** What an address variable wants, where it holds something else. */
const addressCheck = (name: string) =>
  z.string().check((context) => {
    const result = normaliseAddress(name, context.value);
    if ('wants' in result) {
      context.issues.push({ code: 'custom', input: context.value, message: result.wants });
    }
  });

const choice = (...values: readonly [string, string]) =>
  z.literal(values, { error: `wants ${values.join(' or ')}` });

const rateCheck = (code: string) =>
  z.string().refine((text) => /^\d+(?:\.\d+)?$/.test(text) && Number(text) > 0, {
    error: `wants what a quetzal is worth in ${code}, with a point, such as 0.13`,
  });

const dateCheck = z.iso.date({ error: 'wants a date such as 2026-01-31' });

const checks = z.object({
  ...Object.fromEntries(ADDRESS_VARIABLES.map((name) => [name, addressCheck(name)])),
  PUBLIC_PAYMENT_MODE: choice('card', 'order'),
  PUBLIC_WHATSAPP_ORDERS: choice('true', 'false'),
  PUBLISH_BROTLI: choice('1', '0'),
  ...Object.fromEntries(CURRENCY_NAMES.map((code) => [`PUBLIC_${code}_RATE`, rateCheck(code)])),
  ...Object.fromEntries(CURRENCY_NAMES.map((code) => [`PUBLIC_${code}_RATE_DATE`, dateCheck])),
  PUBLIC_PRERENDERED_PRODUCTS: z
    .string()
    .regex(/^\d{1,6}$/, { error: 'wants a whole number of articles from 0 on' }),
  HSTS_SUBDOMAINS: choice('1', '0'),
  SERVICE_WORKER: choice('on', 'retired'),
  SNAPSHOT_FAILURE_SHARE: z.coerce
    .number({ error: 'wants a share from 0 to 1' })
    .min(0, { error: 'wants a share from 0 to 1' })
    .max(1, { error: 'wants a share from 0 to 1' }),
  PAGE_THREADS: z
    .string()
    .regex(/^([1-9]|[1-5]\d|6[0-4])$/, { error: 'wants a whole number of threads from 1 to 64' }),
});

/** Variables whose defaults are the sandbox's: useless for a shop with real services. */
const OF_THE_SANDBOX = [
  'PUBLIC_SITE_URL',
  'PUBLIC_CART_ENV',
  'PUBLIC_NIT_CLIENT_TOKEN',
  'PUBLIC_PAYMENT_ORIGINS',
  'PUBLIC_PAYMENT_KEY_ID',
  'PUBLIC_SIZE_GUIDE_URL',
];

const LOOPBACK = /^(localhost|127\.\d+\.\d+\.\d+|\[::1\])$/;

const isElsewhere = (url: string | undefined): boolean =>
  url !== undefined && URL.canParse(url) && !LOOPBACK.test(new URL(url).hostname);

/** Beginnings of the variables that are read: of the build, and of its publishing. */
const PREFIXES = [
  'PUBLIC_',
  'IMAGE_SERVICE_URL',
  'HSTS_SUBDOMAINS',
  'SERVICE_WORKER',
  'SNAPSHOT_FAILURE_SHARE',
  'PAGE_THREADS',
  'PUBLISH_',
];

/**
 * The variables of a build with those of its `.env` files, addresses in normal form; an empty one counts as not set, as
 * Astro has it.
 */
export function readEnvironment(root: string, env: NodeJS.ProcessEnv): Readonly<Record<string, string>> {
  const all = Object.entries({ ...loadEnv('production', root, PREFIXES), ...env });
  return normaliseAddresses(
    Object.fromEntries(all.flatMap(([name, value]) => (value ? [[name, value]] : []))),
  );
}

/**
 * Looks at the environment of a build.
 * @returns the variables that still have the sandbox's value although the store API is somebody else's
 * @throws Error that names each malformed variable and what it wants
 */
export function checkEnvironment(env: Readonly<Record<string, string>>): readonly string[] {
  const result = checks.partial().safeParse(env);
  if (!result.success) {
    const lines = result.error.issues.map(({ path, message }) => {
      const name = String(path[0]);
      return `${name} ${message}, not '${maskCredentials(env[name] ?? '')}'.`;
    });
    throw new Error(lines.join('\n'));
  }
  // Throws where the one has no folder that could be passed on to the other.
  const { PUBLIC_IMAGE_TEMPLATE, IMAGE_SERVICE_URL } = normaliseAddresses(env);
  pictureProxy(PUBLIC_IMAGE_TEMPLATE, IMAGE_SERVICE_URL);
  return isElsewhere(env['PUBLIC_API_URL']) ? OF_THE_SANDBOX.filter((name) => env[name] === undefined) : [];
}
