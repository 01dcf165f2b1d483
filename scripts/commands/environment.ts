/**
 * The environment of a build, looked at before anything is built (contract, Configuration). Astro's typed environment
 * checks the types of the `PUBLIC_` variables when it has begun already; here they are looked at with what it cannot say: lists,
 * dates, templates, shares.
 */
import { loadEnv } from 'vite';
import * as z from 'zod';
import { plainOrigin } from '../../src/domain/page/plain-origin.ts';
import { pictureProxy } from '../publish/picture-proxy.ts';

const isWebAddress = (text: string): boolean => plainOrigin(text) !== undefined;

const isOrigin = (text: string): boolean => plainOrigin(text) === text;

/** An address whose host becomes part of the policy. */
const address = (example: string) =>
  z.string().refine(isWebAddress, { error: `wants an address such as ${example}` });

/** Folders of pages, data and code: a host would pass them on in place of the shop's own. */
const SHOP_FOLDER = /^\/(?:_astro|colecciones|datos|en|marca|producto|productos)\//;

const SLOT = /\{(?:src|name|width|format)\}/g;

/** A template may be a path of the shop's own, from its root: pages in folders show the same pictures. */
const isTemplate = (text: string): boolean =>
  /^(?:https?:\/\/|\/)/i.test(text) &&
  !SHOP_FOLDER.test(text) &&
  /\{(src|name)\}/.test(text) &&
  !/[{}]/.test(text.replace(SLOT, '')) &&
  plainOrigin(text, 'https://shop.example') !== undefined;

/** Part of a server's configuration as it stands. */
const isService = (text: string): boolean => isWebAddress(text) && !/[?#$;{}"'\s\\]/.test(text);

const choice = (...values: readonly [string, string]) =>
  z.literal(values, { error: `wants ${values.join(' or ')}` });

const checks = z.object({
  PUBLIC_PAYMENT_ORIGINS: z
    .string()
    .refine((list) => list.split(',').every((each) => isOrigin(each.trim())), {
      error: 'wants origins such as https://pay.example, with commas between them',
    }),
  PUBLIC_PAYMENT_MODE: choice('card', 'order'),
  PUBLIC_WHATSAPP_ORDERS: choice('true', 'false'),
  PUBLISH_BROTLI: choice('1', '0'),
  PUBLIC_SIZE_GUIDE_URL: address('https://shop.example/tallas'),
  PUBLIC_USD_RATE: z.string().refine((text) => /^\d+(?:\.\d+)?$/.test(text) && Number(text) > 0, {
    error: 'wants what a quetzal is worth in dollars, with a point, such as 0.13',
  }),
  PUBLIC_USD_RATE_DATE: z.iso.date({ error: 'wants a date such as 2026-01-31' }),
  PUBLIC_SITE_URL: address('https://shop.example'),
  PUBLIC_API_URL: address('https://api.example'),
  PUBLIC_CART_API_URL: address('https://cart.example'),
  PUBLIC_IMAGE_TEMPLATE: z.string().refine(isTemplate, {
    error:
      'wants a URL or a path with {src} or {name} in it, a path from its slash and in no folder of the shop, a plain host name and no other slots but {width} and {format}',
  }),
  IMAGE_SERVICE_URL: z.string().refine(isService, {
    error: 'wants an address such as https://images.example/articles/ and nothing behind its path',
  }),
  PUBLIC_PRERENDERED_PRODUCTS: z
    .string()
    .regex(/^\d{1,6}$/, { error: 'wants a whole number of articles from 0 on' }),
  PUBLIC_BEACON_URL: address('https://shop.example/beacon'),
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
  // Throws where the one has no folder that could be passed on to the other.
  pictureProxy(env['PUBLIC_IMAGE_TEMPLATE'], env['IMAGE_SERVICE_URL']);
  return isElsewhere(env['PUBLIC_API_URL']) ? OF_THE_SANDBOX.filter((name) => env[name] === undefined) : [];
}
