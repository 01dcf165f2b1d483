/** The answers of every host of the shop: the preview server and nginx are tested with the same rows. */
export interface HostingCase {
  readonly path: string;
  readonly status: number;
  /** Text that the answer's body contains. */
  readonly body?: string;
  readonly headers?: Readonly<Record<string, string>>;
}

const REVALIDATE = 'public, max-age=0, must-revalidate';

const ANY_ORIGIN = { 'cross-origin-resource-policy': 'cross-origin' };
const SAME_ORIGIN = { 'cross-origin-resource-policy': 'same-origin' };

export const HOSTING_CASES: readonly HostingCase[] = [
  { path: '/', status: 200, body: 'inicio', headers: { 'cache-control': REVALIDATE } },
  { path: '/en', status: 200, body: 'home' },
  { path: '/productos', status: 200, body: 'todo', headers: { 'content-type': 'text/html; charset=utf-8' } },
  { path: '/producto/A.B', status: 200, body: 'A.B' },
  { path: '/productos?categoria=hombre/zapatos', status: 200, body: 'zapatos' },
  { path: '/productos?orden=novedades&categoria=hombre%2Fzapatos', status: 200, body: 'zapatos' },
  { path: '/productos?categoria=otra', status: 200, body: 'todo' },
  { path: '/productos?categoria=..%2F..%2Fsecret', status: 200, body: 'todo' },
  {
    path: '/_astro/a.1234.js',
    status: 200,
    headers: { 'cache-control': 'public, max-age=31536000, immutable' },
  },
  // Mail clients show pictures and icons of the shop; other sites get nothing else.
  { path: '/_astro/photo.1234.AVIF', status: 200, headers: ANY_ORIGIN },
  { path: '/icon-192.png', status: 200, headers: ANY_ORIGIN },
  { path: '/none.png', status: 404, headers: SAME_ORIGIN },
  { path: '/_astro/a.1234.js', status: 200, headers: SAME_ORIGIN },
  { path: '/productos', status: 200, headers: SAME_ORIGIN },
  { path: '/checkout', status: 200, headers: { 'cache-control': 'no-store' } },
  { path: '/%63heckout', status: 200, headers: { 'cache-control': 'no-store' } },
  {
    path: '/pago-exito?response=1',
    status: 200,
    headers: { 'cache-control': 'no-store', 'referrer-policy': 'no-referrer' },
  },
  { path: '/en/pago', status: 200, headers: { 'cache-control': 'no-store' } },
  { path: '/nada', status: 404, body: 'no existe', headers: { 'cache-control': REVALIDATE } },
  { path: '/en/nothing', status: 404, body: 'not here' },
  // Files that hosts read themselves are not served.
  { path: '/_headers', status: 404, body: 'no existe' },
  { path: '/_redirects', status: 404, body: 'no existe' },
  { path: '/nginx.conf', status: 404, body: 'no existe' },
  { path: '/policy.json', status: 404, body: 'no existe' },
  { path: '//nginx.conf', status: 404, body: 'no existe' },
  { path: '/nginx%2Econf', status: 404, body: 'no existe' },
  // Longer than a file's name may be.
  { path: `/${'x'.repeat(300)}`, status: 404, body: 'no existe' },
  { path: `/producto/${'%C3%B1'.repeat(200)}`, status: 404, body: 'no existe' },
  { path: '/_astro/none.js', status: 404, headers: { 'cache-control': REVALIDATE } },
  { path: '/inicio', status: 301, headers: { location: '/' } },
  { path: '/en/inicio', status: 301, headers: { location: '/en' } },
  { path: '/productos/?busqueda=a%20b', status: 301, headers: { location: '/productos?busqueda=a%20b' } },
  { path: '/productos.html', status: 301, headers: { location: '/productos' } },
  { path: '/en/', status: 301, headers: { location: '/en' } },
  { path: '/a%0d%0aX-Evil:1/', status: 301, headers: { location: '/a%0D%0AX-Evil%3A1' } },
  {
    path: '/speculation-rules.json',
    status: 200,
    headers: { 'content-type': 'application/speculationrules+json' },
  },
  {
    path: '/site.webmanifest',
    status: 200,
    headers: { 'content-type': 'application/manifest+json' },
  },
];

/** The answers to methods other than reading. */
export interface MethodCase extends HostingCase {
  readonly method: string;
}

const RETURN_HEADERS = {
  'cache-control': 'no-store',
  'content-type': 'text/html; charset=utf-8',
  'referrer-policy': 'no-referrer',
};

/** The pages of a payment's return, with their text in the fixture, and a method that a bank or a robot may send. */
export const RETURN_CASES: readonly MethodCase[] = [
  ['/pago', 'pago sin más'],
  ['/pago-exito', 'pago'],
  ['/en/pago', 'pay'],
  ['/en/pago-exito', 'paid'],
  ['/pago-exito?response=1&orderid=7', 'pago'],
].flatMap(([path = '', body = '']) =>
  ['POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS'].map((method) => ({
    method,
    path,
    status: 200,
    body,
    headers: RETURN_HEADERS,
  })),
);

/** Everything else is read only, and answers with the shop's own page. */
export const METHOD_CASES: readonly MethodCase[] = [
  ...RETURN_CASES,
  { method: 'POST', path: '/', status: 405, body: 'inicio', headers: { allow: 'GET, HEAD' } },
  { method: 'POST', path: '/en', status: 405, body: 'home' },
  {
    method: 'POST',
    path: '/checkout',
    status: 405,
    body: 'checkout',
    headers: { 'cache-control': 'no-store' },
  },
  { method: 'PUT', path: '/productos?categoria=hombre/zapatos', status: 405, body: 'zapatos' },
  { method: 'POST', path: '/nada', status: 404, body: 'no existe' },
  { method: 'POST', path: '/en/nothing', status: 404, body: 'not here' },
  { method: 'POST', path: '/pago-exito/', status: 301, headers: { location: '/pago-exito' } },
  { method: 'POST', path: '/_astro/a.1234.js', status: 405 },
];

/** A form posted by a bank's page from another origin. */
export const postedForm = (method: string): RequestInit => ({
  method,
  redirect: 'manual',
  ...(method === 'HEAD' || method === 'OPTIONS' ? {} : { body: 'PaRes=eJzV&MD=7'.repeat(4000) }),
  headers: {
    'Content-Type': 'application/x-www-form-urlencoded',
    Origin: 'https://acs.bank.example',
    'Sec-Fetch-Site': 'cross-site',
  },
});

/** Headers that every answer carries. */
export const COMMON_HEADERS = [
  'content-security-policy',
  'strict-transport-security',
  'x-content-type-options',
  'referrer-policy',
  'permissions-policy',
  'cross-origin-opener-policy',
  'cross-origin-resource-policy',
  'speculation-rules',
  'cache-control',
] as const;

/** A location or type in any host's spelling: encoded in either case, with or without spaces. */
export const normalise = (value: string | null): string =>
  (value ?? '')
    .toLowerCase()
    .replaceAll('%3a', ':')
    .replace(/^https?:\/\/[^/]+/, '');
