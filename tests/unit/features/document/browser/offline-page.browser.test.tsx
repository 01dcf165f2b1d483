/** The offline page's links to the cached pages of this device. */
import { beforeEach, expect, onTestFinished, test } from 'vitest';
import { showCachedPages } from '#features/document/browser/offline-page.ts';

const PAGES = 'tienda-pages-test';
const PICTURES = 'tienda-pictures-test';

/** Caches pages by their addresses, and their pictures. */
async function keep(pages: Readonly<Record<string, string>>, pictures: readonly string[]): Promise<void> {
  const ofPages = await caches.open(PAGES);
  for (const [address, html] of Object.entries(pages)) await ofPages.put(address, new Response(html));
  const ofPictures = await caches.open(PICTURES);
  for (const address of pictures) await ofPictures.put(address, new Response(''));
  onTestFinished(async () => {
    await Promise.all([PAGES, PICTURES].map((name) => caches.delete(name)));
  });
}

const pageOf = (name: string, srcset = ''): string =>
  `<main><h1>${name}</h1><picture><source srcset="${srcset}"><img src="/a.jpg"></picture></main>`;

beforeEach(() => {
  document.documentElement.dataset['locale'] = 'es-GT';
  document.body.innerHTML = '<section data-cached-pages hidden><ul></ul></section>';
});

const links = () => [...document.querySelectorAll<HTMLAnchorElement>('[data-cached-pages] a')];

test('articles and lists in the page’s language are offered, the last one first, each with a cached picture', async () => {
  await keep(
    {
      '/': pageOf('Inicio'),
      '/en/producto/ABC': pageOf('Shoe'),
      '/productos': pageOf('Todos', '/b.avif 1x'),
      '/producto/ABC?color=azul': pageOf('Tenis', '/x.avif 320w, /y.avif 640w'),
    },
    ['/y.avif'],
  );
  await showCachedPages();
  expect(document.querySelector('section')?.hidden).toBe(false);
  expect(links().map((link) => [link.textContent, link.getAttribute('href')])).toEqual([
    ['Tenis', '/producto/ABC?color=azul'],
    ['Todos', '/productos'],
  ]);
  expect(links().map((link) => link.querySelector('img')?.getAttribute('src'))).toEqual([
    '/y.avif',
    undefined,
  ]);
});

test("a service's name stays text, and nothing of a cached page runs", async () => {
  const hostile =
    '&lt;img src=x onerror=alert(1)&gt;<img src=x onerror="window.__ran=1"><script>window.__ran=1</script>';
  await keep({ '/producto/MAL': pageOf(hostile, 'javascript:alert(1) 1x') }, []);
  await showCachedPages();
  expect(links().map((link) => link.textContent)).toEqual(['<img src=x onerror=alert(1)>window.__ran=1']);
  expect(document.querySelectorAll('[data-cached-pages] :is(img, script)')).toHaveLength(0);
  expect(Reflect.get(window, '__ran')).toBeUndefined();
});

test('without cached pages it stays hidden', async () => {
  await showCachedPages();
  expect(document.querySelector('section')?.hidden).toBe(true);
});
