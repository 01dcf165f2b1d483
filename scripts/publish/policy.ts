/**
 * THE policy of response headers. `_headers`, the nginx configuration and the preview server are all drawn from the
 * functions of this file, so that none of them can say something else (contract, Hosting; contract, Promises of every
 * page).
 */
import * as z from 'zod';
import { pictureProxySchema } from './picture-proxy.ts';
import { type PolicyPlace, policyOrigin } from './policy-sources.ts';
import { SPECULATION_FILE } from './speculation-rules.ts';

/** Where the pages may talk to. */
const servicesSchema = z.object({
  siteUrl: z.url(),
  apiUrl: z.url(),
  cartApiUrl: z.url(),
  /** Origins a payment form may be posted to. */
  paymentOrigins: z.array(z.url()),
  /** Origins of article pictures, beyond the shop's own. */
  imageOrigins: z.array(z.url()),
  /** Receives errors and purchases. */
  beaconUrl: z.url().optional(),
  /** Pictures that the host passes on to an image service. */
  pictures: pictureProxySchema.optional(),
  /** What the addresses of pictures begin with that the host passes on, or makes itself: no file of a release. */
  pictureStart: z.string().startsWith('/').optional(),
  /** Pages are folders with an `index.html`, and their addresses end in a slash (decision 205, Page format). */
  hasFolders: z.boolean().optional(),
  /** Every host below the shop's is reached by https too: `HSTS_SUBDOMAINS`. */
  isHttpsBelow: z.boolean().optional(),
  /** No search engine is to keep anything: the environment is not `production`. */
  isHidden: z.boolean().optional(),
});

/** The policy as data; `dist/policy.json` holds one, for hosts that take neither of the other forms. */
export const policySchema = z.object({
  services: servicesSchema,
  /** CSP sources (`'sha256-…'`) of the inline scripts and styles of all pages. */
  hashes: z.object({ scripts: z.array(z.string()), styles: z.array(z.string()) }),
});

export type Policy = z.infer<typeof policySchema>;

/** A header's name and value. */
export type Header = readonly [name: string, value: string];

/** Cloudflare Pages cuts a line of `_headers` at this length. */
const LINE_LIMIT = 2000;
const LONGEST_POLICY = LINE_LIMIT - '  Content-Security-Policy: '.length;

const YEAR = 31_536_000;
const IMMUTABLE = `public, max-age=${YEAR}, immutable`;
const REVALIDATE = 'public, max-age=0, must-revalidate';
const NEVER_STORED = 'no-store';
/** A picture may change under its name; nobody waits for that. */
export const PICTURES_KEPT = 'public, max-age=86400, stale-while-revalidate=604800';

/** Pages that carry somebody's order or card form: never stored anywhere. */
export const PRIVATE_PAGES = ['checkout', 'checkout-bac', 'pago', 'pago-exito'] as const;
/** Pages whose address carried a payment's result: it is not passed on to anyone. */
export const RETURN_PAGES = ['pago', 'pago-exito'] as const;
/** Their addresses in both languages, which answer every method. */
export const RETURN_PATHS = ['/pago', '/pago-exito', '/en/pago', '/en/pago-exito'] as const;

/** Files for the hosts themselves, which nobody else is sent. */
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

/** The service worker, which a browser has to ask for anew to hear of a new one. */
export const WORKER_FILE = '/sw.js';

/** Folder of the files whose name changes with their content. */
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

const print = (directives: Directives): string =>
  directives.map((directive) => directive.join(' ')).join('; ');

function directivesOf({ services, hashes }: Policy): Directives {
  const site = policyOrigin('siteUrl', services.siteUrl);
  const originsOf = (place: PolicyPlace, urls: readonly string[]): readonly string[] =>
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
    // Pictures too: the service worker fetches them for the page, and a worker's fetches are checked against this.
    ['connect-src', "'self'", ...elsewhere(called)],
    ['worker-src', "'self'"],
    ['manifest-src', "'self'"],
    ['frame-src', "'none'"],
    ['object-src', "'none'"],
    ['base-uri', "'none'"],
    // 'self' too: the provider's redirect back to the shop is checked against it (contract, Card provider).
    ['form-action', "'self'", ...elsewhere(payment)],
    ['frame-ancestors', "'none'"],
    ...(secure ? ([['upgrade-insecure-requests']] as const) : []),
  ];
}

/**
 * The content security policy, as one header value or, when that would be longer than a host takes, as
 * two which the browser enforces together: the second holds the style hashes, and the first then names
 * every other kind of resource instead of `default-src`, which would forbid those styles.
 * @throws Error when it does not fit into two either: the pages have too many different inline parts
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

/** The header that says which sites may show a file. */
export const RESOURCE_POLICY = 'Cross-Origin-Resource-Policy';
/** Mail clients show pictures and icons from their own origin. */
export const SHOWN_ANYWHERE: Header = [RESOURCE_POLICY, 'cross-origin'];
export const SHOWN_HERE: Header = [RESOURCE_POLICY, 'same-origin'];

/** Endings of pictures and icons. */
export const PICTURE_ENDINGS = ['avif', 'gif', 'ico', 'jpeg', 'jpg', 'png', 'svg', 'webp'] as const;
const PICTURE = new RegExp(`\\.(${PICTURE_ENDINGS.join('|')})$`, 'i');

/** Which sites may show the answer to a path. */
export function resourcePolicy({ services }: Policy, path: string): Header {
  const isPicture = PICTURE.test(path) || (services.pictures && path.startsWith(services.pictures.path));
  return isPicture ? SHOWN_ANYWHERE : SHOWN_HERE;
}

/** The headers of a page; an answer to another path may differ in some of them. */
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
    SHOWN_HERE,
    ['Referrer-Policy', 'strict-origin-when-cross-origin'],
    ['Speculation-Rules', `"${SPECULATION_FILE}"`],
    ...(policy.services.isHidden ? [['X-Robots-Tag', 'noindex'] as const] : []),
  ];
}

/** The page that a path shows, without its language and its ending: `/en/pago.html` is `pago`. */
function pageName(path: string): string {
  return path
    .replace(/^\/en(?=\/|$)/, '')
    .replace(/(\/index)?\.html$|\/$/, '')
    .slice(1);
}

const isOneOf = (names: readonly string[], path: string): boolean => names.includes(pageName(path));

/** How long an answer may be kept: for ever, until asked again, or not at all. */
export function cacheControl(path: string): string {
  if (path.startsWith(HASHED_FOLDER)) return IMMUTABLE;
  return isOneOf(PRIVATE_PAGES, path) ? NEVER_STORED : REVALIDATE;
}

/** What the pages of a payment's return say of the referrer; undefined elsewhere. */
export function ownReferrerPolicy(path: string): string | undefined {
  return isOneOf(RETURN_PAGES, path) ? 'no-referrer' : undefined;
}

/** All headers of the answer to a path (decoded, without query). */
export function headersFor(policy: Policy, path: string): readonly Header[] {
  const referrer = ownReferrerPolicy(path);
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
