/**
 * The policy of response headers, the only source of every host's configuration and of the preview server (contract,
 * Hosting; contract, Promises of every page).
 */
import * as z from 'zod';
import { plainOrigin } from '../../src/shared/http/url.ts';
import { maskCredentials } from '../commands/mask-credentials.ts';
import { pictureProxySchema } from './picture-proxy.ts';
import { SPECULATION_FILE } from './speculation-rules.ts';

/** The addresses that pages connect to, and other inputs of the headers. */
const servicesSchema = z.object({
  siteUrl: z.url(),
  apiUrl: z.url(),
  cartApiUrl: z.url(),
  /** Origins that a payment form may be posted to. */
  paymentOrigins: z.array(z.url()),
  /** Origins of article pictures, without the shop's own. */
  imageOrigins: z.array(z.url()),
  /** Receives errors and purchases. */
  beaconUrl: z.url().optional(),
  /** Pictures that the host forwards to an image service. */
  pictures: pictureProxySchema.optional(),
  /** Prefix of the pictures that the host forwards or makes; a release does not contain them. */
  pictureStart: z.string().startsWith('/').optional(),
  /** Pages are folders with an `index.html`, and their addresses end in a slash (decision 205, Page format). */
  hasFolders: z.boolean().optional(),
  /** All subdomains of the shop support https: `HSTS_SUBDOMAINS`. */
  isHttpsBelow: z.boolean().optional(),
  /** Search engines must not index the shop: the environment is not `production`. */
  isHidden: z.boolean().optional(),
});

/** The policy as data, as in `dist/policy.json` for other hosts. */
export const policySchema = z.object({
  services: servicesSchema,
  /** CSP sources (`'sha256-…'`) of the inline scripts and styles of all pages. */
  hashes: z.object({ scripts: z.array(z.string()), styles: z.array(z.string()) }),
});

export type Policy = z.infer<typeof policySchema>;

/** A header's name and value. */
export type Header = readonly [name: string, value: string];

/** Maximum length of a line of `_headers` on Cloudflare Pages. */
const LINE_LIMIT = 2000;
const LONGEST_POLICY = LINE_LIMIT - '  Content-Security-Policy: '.length;

const YEAR = 31_536_000;
const IMMUTABLE = `public, max-age=${YEAR}, immutable`;
const REVALIDATE = 'public, max-age=0, must-revalidate';
const NEVER_STORED = 'no-store';
/** `Cache-Control` of forwarded pictures, which may change under the same name. */
export const PICTURE_CACHE = 'public, max-age=86400, stale-while-revalidate=604800';

/** Pages with a shopper's order or the card form: never stored anywhere. */
export const PRIVATE_PAGES = ['checkout', 'checkout-bac', 'pago', 'pago-exito'] as const;
/** Pages whose address contained the result of a payment, which other sites must not receive. */
export const RETURN_PAGES = ['pago', 'pago-exito'] as const;
/** Their addresses in both languages; they answer every method. */
export const RETURN_PATHS = ['/pago', '/pago-exito', '/en/pago', '/en/pago-exito'] as const;

/** Files for the hosts, which visitors cannot request. */
export const HOST_FILES: ReadonlySet<string> = new Set([
  '.htaccess',
  'Caddyfile',
  '_headers',
  '_redirects',
  '_routes.json',
  '_worker.js',
  'netlify-functions/return-page.mjs',
  'nginx.conf',
  'policy.json',
  'payment-pages.json',
]);

/** The service worker. Browsers must request it again to find a new one. */
export const WORKER_FILE = '/sw.js';

/** Folder of the files whose names change with their content. */
export const HASHED_FOLDER = '/_astro/';

const PERMISSIONS = [
  'accelerometer',
  'camera',
  'display-capture',
  'geolocation',
  'gyroscope',
  'magnetometer',
  'microphone',
  'midi',
  'payment',
  'usb',
];

type Directives = readonly (readonly [name: string, ...sources: readonly string[]])[];

/** The variable or parameter of each address, for error messages. */
const PLACES = {
  siteUrl: 'PUBLIC_SITE_URL',
  apiUrl: 'PUBLIC_API_URL',
  cartApiUrl: 'PUBLIC_CART_API_URL',
  paymentOrigins: 'PUBLIC_PAYMENT_ORIGINS',
  imageOrigins: 'RUTAIMAGENESARTICULOS of the system parameters, or PUBLIC_IMAGE_TEMPLATE,',
  beaconUrl: 'PUBLIC_BEACON_URL',
} as const;
type Place = keyof typeof PLACES;

/**
 * The origin of an address, safe to put into the policy.
 * @param base resolves a relative address
 * @throws Error that names the variable of the address
 */
export function policyOrigin(place: Place, address: string, base?: string): string {
  const origin = plainOrigin(address, base);
  if (origin !== undefined) return origin;
  throw new Error(
    `${PLACES[place]} holds '${maskCredentials(address)}', which cannot be part of the content security policy: ` +
      'it wants http or https and a plain host name, such as https://shop.example.',
  );
}

const print = (directives: Directives): string =>
  directives.map((directive) => directive.join(' ')).join('; ');

function directivesOf({ services, hashes }: Policy): Directives {
  const site = policyOrigin('siteUrl', services.siteUrl);
  const originsOf = (place: Place, urls: readonly string[]): readonly string[] =>
    urls.map((url) => policyOrigin(place, url, place === 'imageOrigins' ? site : undefined));
  const beacon = services.beaconUrl ? [services.beaconUrl] : [];
  const pictures = originsOf('imageOrigins', services.imageOrigins);
  const payment = originsOf('paymentOrigins', services.paymentOrigins);
  const called = [
    ...originsOf('apiUrl', [services.apiUrl]),
    ...originsOf('cartApiUrl', [services.cartApiUrl]),
    ...pictures,
    ...originsOf('beaconUrl', beacon),
  ];
  const elsewhere = (origins: readonly string[]): readonly string[] =>
    [...new Set(origins)].filter((origin) => origin !== site);
  const secure = [site, ...called, ...payment].every((origin) => origin.startsWith('https:'));
  return [
    ['default-src', "'self'"],
    ['script-src', "'self'", ...hashes.scripts],
    ['style-src', "'self'", ...hashes.styles],
    ['img-src', "'self'", 'data:', ...elsewhere(pictures)],
    ['font-src', "'self'"],
    // Pictures too: this directive also applies to the service worker's fetches.
    ['connect-src', "'self'", ...elsewhere(called)],
    ['worker-src', "'self'"],
    ['manifest-src', "'self'"],
    ['frame-src', "'none'"],
    ['object-src', "'none'"],
    ['base-uri', "'none'"],
    // 'self' too: the provider's redirect to the shop is checked against it (contract, Card provider).
    ['form-action', "'self'", ...elsewhere(payment)],
    ['frame-ancestors', "'none'"],
    ...(secure ? ([['upgrade-insecure-requests']] as const) : []),
  ];
}

/**
 * The content security policy as one header value, or as two that browsers enforce together when one would be too long. The
 * second has the style hashes; the first then lists every other kind of resource, because `default-src` would forbid the styles.
 * @throws Error when two are too long as well
 */
export function contentSecurityPolicies(policy: Policy): readonly string[] {
  const directives = directivesOf(policy);
  const whole = print(directives);
  if (whole.length <= LONGEST_POLICY) return [whole];

  const styles = directives.filter(([name]) => name === 'style-src');
  const rest = directives.filter(([name]) => name !== 'style-src' && name !== 'default-src');
  const parts = [print([...rest, ['media-src', "'self'"], ['child-src', "'none'"]]), print(styles)];
  const longest = Math.max(...parts.map((part) => part.length));
  if (longest > LONGEST_POLICY)
    throw new Error(
      `The content security policy has ${longest} characters on one line, hosts take ${LONGEST_POLICY}: ` +
        `the pages have ${policy.hashes.scripts.length} different inline scripts and ` +
        `${policy.hashes.styles.length} different inline styles. Share them, or move them into files.`,
    );
  return parts;
}

export const RESOURCE_POLICY = 'Cross-Origin-Resource-Policy';
/** Pictures and icons may be shown by other origins, such as mail clients. */
export const ANY_ORIGIN: Header = [RESOURCE_POLICY, 'cross-origin'];
export const SAME_ORIGIN: Header = [RESOURCE_POLICY, 'same-origin'];

/** Endings of pictures and icons. */
export const PICTURE_ENDINGS = ['avif', 'gif', 'ico', 'jpeg', 'jpg', 'png', 'svg', 'webp'] as const;
const PICTURE = new RegExp(`\\.(${PICTURE_ENDINGS.join('|')})$`, 'i');

/** The header that decides which sites may show the response to a path. */
export function resourcePolicy({ services }: Policy, path: string): Header {
  const isPicture = PICTURE.test(path) || (services.pictures && path.startsWith(services.pictures.path));
  return isPicture ? ANY_ORIGIN : SAME_ORIGIN;
}

/** The headers of a page; other paths may differ in some of them. */
export function commonHeaders(policy: Policy): readonly Header[] {
  return [
    ...contentSecurityPolicies(policy).map((value): Header => ['Content-Security-Policy', value]),
    [
      'Strict-Transport-Security',
      `max-age=${2 * YEAR}${policy.services.isHttpsBelow ? '; includeSubDomains' : ''}`,
    ],
    ['X-Content-Type-Options', 'nosniff'],
    ['Permissions-Policy', PERMISSIONS.map((name) => `${name}=()`).join(', ')],
    ['Cross-Origin-Opener-Policy', 'same-origin'],
    SAME_ORIGIN,
    ['Referrer-Policy', 'strict-origin-when-cross-origin'],
    ['Speculation-Rules', `"${SPECULATION_FILE}"`],
    ...(policy.services.isHidden ? [['X-Robots-Tag', 'noindex'] as const] : []),
  ];
}

/** The name of a page without language and ending: `/en/pago.html` is `pago`. */
function pageName(path: string): string {
  return path
    .replace(/^\/en(?=\/|$)/, '')
    .replace(/(\/index)?\.html$|\/$/, '')
    .slice(1);
}

const isOneOf = (names: readonly string[], path: string): boolean => names.includes(pageName(path));

/** The `Cache-Control` of a path: for ever, with revalidation, or not at all. */
export function cacheControl(path: string): string {
  if (path.startsWith(HASHED_FOLDER)) return IMMUTABLE;
  return isOneOf(PRIVATE_PAGES, path) ? NEVER_STORED : REVALIDATE;
}

/** The `Referrer-Policy` of the pages of a payment's return; undefined for other pages. */
export function returnReferrerPolicy(path: string): string | undefined {
  return isOneOf(RETURN_PAGES, path) ? 'no-referrer' : undefined;
}

/** All headers of the response to a path (decoded, without query). */
export function headersFor(policy: Policy, path: string): readonly Header[] {
  const referrer = returnReferrerPolicy(path);
  const own: readonly Header[] = [
    resourcePolicy(policy, path),
    ...(referrer ? [['Referrer-Policy', referrer] as const] : []),
  ];
  return [
    ...commonHeaders(policy).filter(([name]) => own.every(([ownName]) => ownName !== name)),
    ...own,
    ['Cache-Control', cacheControl(path)],
  ];
}
