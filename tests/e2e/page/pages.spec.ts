/** The promises of every page (contract, Promises of every page; interface, Every page), read without scripts. */
import { ORIGINS } from '../fixtures/shop.ts';
import { expect, test } from '../fixtures/still-page.ts';
import { type DocumentFacts, readFacts } from '../pages/document-facts.ts';
import {
  addressOf,
  LANGUAGES,
  type Language,
  LIST_TYPES,
  openPage,
  PAGE_TYPES,
  type PageType,
  PRODUCT_TYPE,
} from '../pages/page-types.ts';
import { samples } from '../pages/samples.ts';
import { wordsOf } from '../pages/titles.ts';

const SKIP = { 'es-GT': 'Saltar al contenido', en: 'Skip to content' } as const;
const CATEGORIES = { 'es-GT': 'Categorías', en: 'Categories' } as const;
const PRODUCTS = { 'es-GT': 'Productos', en: 'Products' } as const;
const absolute = (path: string): string => new URL(path, ORIGINS.shop).href;

/** Expects one canonical address, absolute and without a slash at its end, and its counterpart in each language. */
async function expectOneAddress(facts: DocumentFacts, type: PageType, language: Language): Promise<void> {
  const { canonicals, alternates } = facts;
  const [canonical = ''] = canonicals;
  expect(canonicals).toHaveLength(1);
  expect(new URL(canonical).origin).toBe(ORIGINS.shop);
  expect(new URL(canonical).pathname).not.toMatch(/.\/$/);
  expect(Object.keys(alternates).sort()).toEqual(['en', 'es-GT', 'x-default']);
  expect(alternates[language]).toBe(canonical);
  expect(alternates['x-default']).toBe(alternates['es-GT']);
  if (type.isTwin) return;
  for (const other of LANGUAGES)
    expect(new URL(alternates[other] ?? '').href).toBe(absolute(await addressOf(type, other)));
}

for (const language of LANGUAGES) {
  for (const type of PAGE_TYPES) {
    test(`${type.name} (${language}) is a complete document in its language, with one address`, {
      tag: '@nojs',
    }, async ({ page }) => {
      const path = await addressOf(type, language);
      const response = await page.goto(path);
      expect(response?.status()).toBe(200);
      const facts = await readFacts(page);
      expect(facts.language).toBe(language);
      const [title, description] = await wordsOf(type, language);
      expect(facts.title).toBe(title);
      expect(facts.descriptions[0]).toContain(description);
      expect(facts.descriptions).toEqual([expect.stringMatching(/^\S.{14,}\S$/)]);
      expect(facts.firstLink).toBe(SKIP[language]);
      expect(facts.robots).toBe(type.isUnlisted ? 'noindex' : '');
      await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1);
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(/\S/);
      await expect(page.getByRole('banner')).toHaveCount(1);
      await expect(page.getByRole('main')).toHaveCount(1);
      await expect(page.getByRole('contentinfo')).toHaveCount(1);
      const inShop = type.isPayment ? 0 : 1;
      await expect(page.getByRole('navigation', { name: CATEGORIES[language] })).toHaveCount(inShop);
      await expectOneAddress(facts, type, language);
    });
  }

  for (const type of LIST_TYPES) {
    test(`${type.name} (${language}) prints its first products as links`, { tag: '@nojs' }, async ({
      page,
    }) => {
      await page.goto(await addressOf(type, language));
      const card = page.getByRole('list', { name: PRODUCTS[language] }).first().getByRole('article').first();
      const link = card.getByRole('heading').getByRole('link');
      await expect(link).toHaveAttribute('href', /^(\/en)?\/producto\/[\w-]+(\?color=[a-z-]+)?$/);
      await expect(card.getByText(/Q\s?[\d,]+\.\d\d/).first()).toBeVisible();
      const answer = await page.request.get((await link.getAttribute('href')) ?? '');
      expect(answer.status()).toBe(200);
    });
  }

  test(`a product (${language}) has name, price, description and pictures`, { tag: '@nojs' }, async ({
    page,
  }) => {
    const { sku, name } = await samples();
    await page.goto(await addressOf(PRODUCT_TYPE, language));
    const main = page.getByRole('main');
    await expect(main.getByRole('heading', { level: 1, name })).toBeVisible();
    await expect(main.getByText(/Q\s?[\d,]+\.\d\d/).first()).toBeVisible();
    await expect(main.getByText(`SKU: ${sku}`).first()).toBeVisible();
    const description = main.getByRole('heading', {
      name: language === 'en' ? 'Description' : 'Descripción',
    });
    await expect(description.or(main.getByText('Descripción', { exact: true })).first()).toBeVisible();
    const picture = main.getByRole('img').first();
    await expect(picture).toHaveAttribute('src', /^\/imagenes\//);
    await expect(picture).toHaveAttribute('width', /\d+/);
    await expect(picture).toHaveAttribute('height', /\d+/);
  });

  test(`a product (${language}) has the data that search engines need`, { tag: '@nojs' }, async ({
    page,
  }) => {
    const path = await addressOf(PRODUCT_TYPE, language);
    const { name } = await samples();
    await page.goto(path);
    const { jsonLd } = await readFacts(page);
    const things = jsonLd.flatMap((text): Record<string, unknown>[] => {
      const data: { '@graph'?: Record<string, unknown>[] } & Record<string, unknown> = JSON.parse(text);
      return data['@graph'] ?? [data];
    });
    const product = things.find((thing) => thing['@type'] === 'Product');
    expect(product).toMatchObject({
      name,
      offers: {
        price: expect.stringMatching(/^\d+\.\d\d$/),
        priceCurrency: 'GTQ',
        availability: expect.stringMatching(
          /^https:\/\/schema\.org\/(InStock|OutOfStock|LimitedAvailability)$/,
        ),
        url: absolute(path),
      },
    });
  });
}

test.describe("the site's metadata", { tag: '@nojs' }, () => {
  test('the sitemap has every public page in both languages, and no personal one', async ({ request }) => {
    const index = await (await request.get('/sitemap-index.xml')).text();
    const parts = [...index.matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, url = '']) => url);
    const texts = await Promise.all(parts.map(async (url) => (await request.get(url)).text()));
    const listed = new Set(
      texts.flatMap((text) => [...text.matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, url]) => url)),
    );
    for (const type of PAGE_TYPES)
      for (const language of LANGUAGES) {
        const address = absolute(await addressOf(type, language));
        expect(listed.has(address), address).toBe(!type.isUnlisted);
      }
    expect(
      [...listed].filter((url) => /404|\.html|[^/]\/$|\?/.test(url?.replace(/^https?:\/\/[^/]+/, '') ?? '')),
    ).toEqual([]);
  });

  test('an untranslated page is indexed in Spanish alone', async ({ page, request }) => {
    const [spanish, english] = [
      absolute('/colecciones/regalos-para-ella'),
      absolute('/en/colecciones/regalos-para-ella'),
    ];
    for (const [address, robots] of [
      [spanish, ''],
      [english, 'noindex'],
    ] as const) {
      await page.goto(address);
      const facts = await readFacts(page);
      expect(facts.robots).toBe(robots);
      expect(facts.canonicals).toEqual([spanish]);
      expect(facts.alternates).toEqual({ 'es-GT': spanish, 'x-default': spanish });
    }
    const sitemap = await (await request.get('/sitemap-0.xml')).text();
    expect(sitemap).toContain(`<loc>${spanish}</loc>`);
    expect(sitemap).not.toContain(english);
  });

  test('an article without pictures is offered to no search engine', async ({ page }) => {
    const { skuWithoutPictures } = await samples();
    await page.goto(`/producto/${skuWithoutPictures}`);
    expect((await readFacts(page)).jsonLd.join()).not.toContain('Offer');
  });

  test('robots.txt admits every crawler and names the sitemap', async ({ request }) => {
    const response = await request.get('/robots.txt');
    expect(response.headers()['content-type']).toContain('text/plain');
    expect(await response.text()).toContain(`Sitemap: ${absolute('/sitemap-index.xml')}`);
    expect(await response.text()).not.toMatch(/^Disallow: \S/m);
  });

  test('version.json names the build', async ({ request }) => {
    expect(await (await request.get('/version.json')).json()).toEqual({
      version: expect.stringMatching(/^\d+\.\d+\.\d+/),
      commit: expect.stringMatching(/\S/),
      builtAt: expect.stringMatching(/^\d{4}-\d\d-\d\dT.*Z$/),
      fingerprint: expect.stringMatching(/^[0-9a-f]{16,}$/),
    });
  });

  test('a linked manifest exists, with its pictures', async ({ page, request }) => {
    await page.goto('/');
    const { manifest } = await readFacts(page);
    if (manifest === null) {
      expect((await request.get('/site.webmanifest')).status(), 'a manifest that no page links').toBe(404);
      return;
    }
    const response = await request.get(manifest);
    expect(response.status()).toBe(200);
    expect(response.headers()['content-type']).toContain('application/manifest+json');
    const {
      icons,
      start_url,
    }: { readonly icons: readonly { readonly src: string }[]; readonly start_url: string } =
      await response.json();
    expect(icons.length).toBeGreaterThan(0);
    for (const path of [start_url, ...icons.map(({ src }) => src)])
      expect((await request.get(path)).status(), path).toBe(200);
  });
});

/** Rules that a change of colours can break; everything else is the same by night. */
const COLOUR_RULES = ['color-contrast', 'link-in-text-block'];

/** Pages whose phone layout differs in more than their columns. */
const ON_PHONES = /home|third level|product|cart|guest checkout|account|return/;

for (const type of PAGE_TYPES) {
  const tag = ON_PHONES.test(type.name) ? [] : ['@desktop'];
  test(`axe finds nothing on ${type.name}, by day and by night`, { tag }, async ({ page, axe }) => {
    // Set before the page opens: a change during a page transition would abort it with an error.
    await page.emulateMedia({ colorScheme: 'light', reducedMotion: 'reduce' });
    await openPage(page, type);
    await axe(page);
    await page.emulateMedia({ colorScheme: 'dark', reducedMotion: 'reduce' });
    await axe(page, COLOUR_RULES);
  });
}
