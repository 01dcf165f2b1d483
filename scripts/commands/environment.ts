/**
 * Validates the environment before a build (contract, Configuration). Astro's typed environment validates only the
 * types of `PUBLIC_` variables, and later; this also covers lists, dates, templates and shares.
 */
import { loadEnv } from 'vite';
import * as z from 'zod';
import { CURRENCY_NAMES } from '../../src/shared/money/currency.ts';
import { ADDRESS_VARIABLES, normaliseAddress, normaliseAddresses } from '../astro/addresses.ts';
import { pictureProxy } from '../publish/picture-proxy.ts';
import { maskCredentials } from './mask-credentials.ts';

/** The requirement of an address variable, if its value does not meet it. */
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

/** Variables whose defaults only work with the sandbox. */
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

/** Prefixes of the variables that a build and its publication read. */
const PREFIXES = [
  'PUBLIC_',
  'IMAGE_SERVICE_URL',
  'HSTS_SUBDOMAINS',
  'SERVICE_WORKER',
  'SNAPSHOT_FAILURE_SHARE',
  'PAGE_THREADS',
  'PUBLISH_',
];

/** The variables of a build and its `.env` files, with normalised addresses; an empty one counts as not set, as in Astro. */
export function readEnvironment(root: string, env: NodeJS.ProcessEnv): Readonly<Record<string, string>> {
  const all = Object.entries({ ...loadEnv('production', root, PREFIXES), ...env });
  return normaliseAddresses(
    Object.fromEntries(all.flatMap(([name, value]) => (value ? [[name, value]] : []))),
  );
}

/**
 * Validates the environment of a build.
 * @returns the variables that still have the sandbox's value although the store API is another
 * @throws Error that names each malformed variable and its requirement
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
  // Throws if the template has no folder to forward to the service.
  const { PUBLIC_IMAGE_TEMPLATE, IMAGE_SERVICE_URL } = normaliseAddresses(env);
  pictureProxy(PUBLIC_IMAGE_TEMPLATE, IMAGE_SERVICE_URL);
  return isElsewhere(env['PUBLIC_API_URL']) ? OF_THE_SANDBOX.filter((name) => env[name] === undefined) : [];
}
