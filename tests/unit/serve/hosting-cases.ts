/** What every host of the shop answers: the preview server and nginx are tested with the same rows. */
export interface HostingCase {
  readonly path: string;
  readonly status: number;
  /** Text that the answer's body holds. */
  readonly body?: string;
  readonly headers?: Readonly<Record<string, string>>;
}

const REVALIDATE = 'public, max-age=0, must-revalidate';

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
  // What hosts read themselves is nobody else's.
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

/** Headers that each answer carries, whatever it is. */
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

/** A location or type as hosts may write it: encoded in either case, with or without spaces. */
export const normalise = (value: string | null): string =>
  (value ?? '')
    .toLowerCase()
    .replaceAll('%3a', ':')
    .replace(/^https?:\/\/[^/]+/, '');
