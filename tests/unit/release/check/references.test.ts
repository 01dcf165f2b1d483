import { describe, expect, test } from 'vitest';
import { isAnswered, referencesOf } from '../../../../scripts/release/check/references.ts';
import { fileOf, requiredFiles } from '../../../../scripts/release/check/required.ts';
import { articleAt, menuOf } from '../facts-fixture.ts';

describe('of a page are read', () => {
  test.each<[string, string, readonly string[]]>([
    [
      'its links, with their query',
      '<a class="x" href="/productos?a=1&amp;b=2">x</a>',
      ['/productos?a=1&b=2'],
    ],
    [
      'what is written as a reference',
      '<a href="/producto/O&#x27;NEILL-1?color=menta"><a href="/a?b=1&#38;c=&#39;&lt;">',
      ["/producto/O'NEILL-1?color=menta", "/a?b=1&c='<"],
    ],
    [
      'its pictures',
      '<img src="/a.svg"><source srcset="/b.avif 1x, /c.avif 2x">',
      ['/a.svg', '/b.avif', '/c.avif'],
    ],
    [
      'pictures whose addresses hold commas',
      '<img srcset="/cdn-cgi/image/width=320,format=avif/a.jpg 320w, /c,d.jpg 640w,/e.jpg">',
      ['/cdn-cgi/image/width=320,format=avif/a.jpg', '/c,d.jpg', '/e.jpg'],
    ],
    [
      'what islands load',
      '<astro-island component-url="/_astro/a.js" renderer-url=\'/_astro/b.js\'>',
      ['/_astro/a.js', '/_astro/b.js'],
    ],
    ['scripts, and not their content', '<script src="/a.js">x = \' href="/no"\'</script>', ['/a.js']],
    [
      'no addresses of others',
      '<a href="https://x.test/"></a><a href="//x.test/"></a><a href="mailto:a@b"></a>',
      [],
    ],
    ['no places in the page itself', '<a href="#top"></a>', []],
    ['a picture without an address', '<img src="">', ['']],
    [
      'nothing of a template, whatever is in it',
      '<template><a href="/__sku__"></a><template><img src="/x"></template></template><a href="/y">',
      ['/y'],
    ],
  ])('%s', (_, html, addresses) => {
    expect(referencesOf(html).map(({ address }) => address)).toEqual(addresses);
  });
});

test.each([
  ['/', true],
  ['/cart', true],
  ['/cart#pago', true],
  ['/cart?x=1', true],
  ['/cart/', true],
  ['/inicio', true],
  ['/carrito', false],
  ['/en/cart', false],
  ['/producto/A%20B', true],
  ['/_astro/a.js', true],
  ['/_astro/b.js', false],
  ['/imagenes/320/avif/a.jpg', true],
  ['/productos?categoria=hombre/zapatos', true],
  ['/productos?categoria=hombre', false],
  ['/productos?orden=novedades', true],
  ['/%E0%A4%A', false],
  ['', false],
])('%j leads somewhere: %s', (address, expected) => {
  const files = ['index.html', 'cart.html', 'producto/A B.html', '_astro/a.js', 'productos.html'];
  const site = new Set([...files, 'productos/hombre/zapatos.html', '404.html']);
  expect(isAnswered(address, { exists: (file) => site.has(file), forwarded: ['/imagenes/'] })).toBe(expected);
});

test('pages, menu entries and articles are required in both languages', () => {
  const files = requiredFiles({ menu: [...menuOf('1:Hombre/2:Zapatos')], articles: { 'A/B': articleAt(1) } });
  const names = files.map(({ file }) => file);
  for (const file of ['index.html', 'checkout.html', 'productos/hombre/zapatos.html', 'producto/A/B.html'])
    expect(names).toEqual(expect.arrayContaining([file, `en/${file}`]));
  expect(names).toEqual(expect.arrayContaining(['404.html', '_headers', 'nginx.conf', 'version.json']));
});

test.each([
  ['/', 'index.html'],
  ['/en', 'en/index.html'],
  ['/en/cart', 'en/cart.html'],
  ['/producto/A%20B', 'producto/A B.html'],
])('the file of %s is %s', (path, file) => {
  expect(fileOf(path)).toBe(file);
});

test('an article whose sku no page can be named after needs none: the not-found page shows it', () => {
  const odd = requiredFiles({ menu: [], articles: { 'A#1': articleAt(1), 'B-2': articleAt(2) } });
  expect(odd.flatMap(({ file, of }) => (of ? file : []))).toEqual([
    'producto/B-2.html',
    'en/producto/B-2.html',
  ]);
  const isThere = (address: string): boolean => isAnswered(address, { exists: () => false, forwarded: [] });
  expect([isThere('/producto/A%231'), isThere('/en/producto/50%25'), isThere('/producto/B-2')]).toEqual([
    true,
    true,
    false,
  ]);
});
