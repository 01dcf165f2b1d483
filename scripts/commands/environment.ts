/**
 * The environment of a build, looked at before anything is built (contract, Configuration). Astro's typed environment
 * checks the types of the `PUBLIC_` variables; here is what it cannot say: lists, dates, templates, shares.
 */
import { loadEnv } from 'vite';
import * as z from 'zod';
import { plainOrigin } from '../../src/domain/page/plain-origin.ts';

const isWebAddress = (text: string): boolean => plainOrigin(text) !== undefined;

const isOrigin = (text: string): boolean => plainOrigin(text) === text;

/** An address whose host becomes part of the policy. */
const address = (example: string) =>
  z.string().refine(isWebAddress, { error: `wants an address such as ${example}` });

const SLOT = /\{(?:src|name|width|format)\}/g;

/** A template may be a path of the shop's own, from its root: pages in folders show the same pictures. */
const isTemplate = (text: string): boolean =>
  /^(?:https?:\/\/|\/)/i.test(text) &&
  /\{(src|name)\}/.test(text) &&
  !/[{}]/.test(text.replace(SLOT, '')) &&
  plainOrigin(text, 'https://shop.example') !== undefined;

const checks = z.object({
  PUBLIC_PAYMENT_ORIGINS: z
    .string()
    .refine((list) => list.split(',').every((each) => isOrigin(each.trim())), {
      error: 'wants origins such as https://pay.example, with commas between them',
    }),
  PUBLIC_USD_RATE_DATE: z.iso.date({ error: 'wants a date such as 2026-01-31' }),
  PUBLIC_SITE_URL: address('https://shop.example'),
  PUBLIC_API_URL: address('https://api.example'),
  PUBLIC_CART_API_URL: address('https://cart.example'),
  PUBLIC_IMAGE_TEMPLATE: z.string().refine(isTemplate, {
    error:
      'wants a URL or a path with {src} or {name} in it, a path from its slash, a plain host name and no other slots but {width} and {format}',
  }),
  IMAGE_SERVICE_URL: address('https://images.example/articles/'),
  PUBLIC_PRERENDERED_PRODUCTS: z
    .string()
    .regex(/^\d{1,6}$/, { error: 'wants a whole number of articles from 0 on' }),
  PUBLIC_BEACON_URL: address('https://shop.example/beacon'),
  HSTS_SUBDOMAINS: z.literal(['0', '1'], { error: 'wants 1 or 0' }),
  SERVICE_WORKER: z.literal(['on', 'retired'], { error: 'wants on or retired' }),
  SNAPSHOT_FAILURE_SHARE: z.coerce
    .number({ error: 'wants a share from 0 to 1' })
    .min(0, { error: 'wants a share from 0 to 1' })
    .max(1, { error: 'wants a share from 0 to 1' }),
  PAGE_THREADS: z
    .string()
    .regex(/^([1-9]|[1-5]\d|6[0-4])$/, { error: 'wants a whole number of threads from 1 to 64' }),
});

/** Variables whose defaults are the sandbox's: of no use to a shop with services of its own. */
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

/** The variables of a build with those of its `.env` files; an empty one counts as not set, as Astro has it. */
export function readEnvironment(root: string, env: NodeJS.ProcessEnv): Readonly<Record<string, string>> {
  const all = Object.entries({ ...loadEnv('production', root, PREFIXES), ...env });
  return Object.fromEntries(all.flatMap(([name, value]) => (value ? [[name, value]] : [])));
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
      return `${name} ${message}, not '${env[name]}'.`;
    });
    throw new Error(lines.join('\n'));
  }
  return isElsewhere(env['PUBLIC_API_URL']) ? OF_THE_SANDBOX.filter((name) => env[name] === undefined) : [];
}
