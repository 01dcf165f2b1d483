import type { RouteData, SSRManifest } from 'astro';
import { ISLAND_STYLES } from 'astro/runtime/server/astro-island-styles.js';
import { describe, expect, test } from 'vitest';
import { fileOf, requestPath, withoutIslandStyles, withStyleSheet } from '../../../scripts/build/routes.ts';

type RouteInfo = SSRManifest['routes'][number];
type Style = RouteInfo['styles'][number];

function routeOf(component: string, styles: readonly Style[], type: RouteData['type'] = 'page'): RouteInfo {
  const route: RouteInfo = Object.create(null);
  const routeData: RouteData = Object.create(null);
  Object.assign(routeData, { component, type, isIndex: component.endsWith('index.astro') });
  return Object.assign(route, { routeData, styles: [...styles] });
}

const inline = (content: string): Style => ({ type: 'inline', content });
const LIST = 'src/pages/[...locale]/productos.astro';

describe('the styles of a kind of pages', () => {
  test('are one file, after what has to be known before the first paint', () => {
    const sheets = new Map<string, string>();
    const { styles } = withStyleSheet(routeOf(LIST, [inline('a{}'), inline('b{}')]), sheets);
    const [[file = '', css] = []] = [...sheets];
    expect(css).toMatch(/^a\{\}b\{\}astro-island/);
    expect(file).toMatch(/^\/_astro\/page\.[\da-f]{10}\.css$/);
    expect(styles).toEqual([
      inline(expect.stringContaining('@view-transition')),
      { type: 'external', src: file },
    ]);
  });

  test('are the same file for kinds with the same styles', () => {
    const sheets = new Map<string, string>();
    withStyleSheet(routeOf(LIST, [inline('a{}')]), sheets);
    withStyleSheet(routeOf('src/pages/404.astro', [inline('a{}')]), sheets);
    withStyleSheet(routeOf('src/pages/[...locale]/cart.astro', [inline('b{}')]), sheets);
    expect(sheets.size).toBe(2);
  });

  test.each([
    [
      'of a page that fits into the first flight with them',
      'src/pages/[...locale]/pago.astro',
      [inline('a{}')],
    ],
    ['that are a file already', LIST, [{ type: 'external', src: '/a.css' } as const]],
    ['of a data file', 'src/pages/datos/menu.json.ts', []],
  ])('stay where they are: those %s', (_, component, styles) => {
    const sheets = new Map<string, string>();
    const route = routeOf(component, styles);
    expect(withStyleSheet(route, sheets)).toBe(route);
    expect(sheets.size).toBe(0);
  });
});

test.each([
  ['/', 'src/pages/[...locale]/index.astro', 'page', 'index.html', '/'],
  ['/en', 'src/pages/[...locale]/index.astro', 'page', 'en/index.html', '/en'],
  ['/en/cart', 'src/pages/[...locale]/cart.astro', 'page', 'en/cart.html', '/en/cart.html'],
  ['/404', 'src/pages/404.astro', 'page', '404.html', '/404.html'],
  ['/datos/menu.json', 'src/pages/datos/menu.json.ts', 'endpoint', 'datos/menu.json', '/datos/menu.json'],
] as const)('%s of %s (%s) is the file %s, asked for as %s', (pathname, component, type, file, asked) => {
  expect(fileOf(pathname, routeOf(component, [], type).routeData)).toBe(file);
  expect(requestPath({ component, pathname, file })).toBe(asked);
});

test('the styles of islands leave the body of a page', () => {
  const html = `<body><p></p><style>${ISLAND_STYLES}</style><style>a{}</style></body>`;
  expect(withoutIslandStyles(html)).toBe('<body><p></p><style>a{}</style></body>');
});
