/** The sandbox's shop and articles agree with the shop's own documents and size guides. */
import { describe, expect, test } from 'vitest';
import { generateCatalogue } from '../../../scripts/sandbox/catalogue/generate.ts';
import { FOOTER } from '../../../scripts/sandbox/routes/configuration.ts';
import { sizeGuideSchema } from '../../../src/content/schemas/size-guide.ts';
import { guideFor } from '../../../src/features/product/rules/size-guide.ts';
import { readFacts } from '../../../src/shared/i18n/facts/read-facts.ts';
import { slugOf } from '../../../src/shared/text/slug.ts';
import { ROOT } from './content-copy.ts';
import { contentIds, readJson } from './content-files.ts';

const catalogue = generateCatalogue({ seed: 1, products: 1000 });
const guides = contentIds('size-guides', '.json').map((id) => {
  const { kind, brand, categories, rows, fit } = sizeGuideSchema.parse(
    readJson(`src/content/size-guides/${id}.json`),
  );
  return { id, kind, brand, categories, fit, sizes: rows.map(({ size }) => size) };
});

/** The phrases with which a text describes an article's fit. */
const CLAIMS = {
  small: /viene pequeñ|una talla más|media talla|entallad/i,
  large: /viene grande|una talla menos|horma amplia|corte amplio/i,
  normal: /(horma|viene|corte) normal|talla de siempre/i,
} as const;

const claimsOf = (text: string): readonly string[] =>
  Object.entries(CLAIMS).flatMap(([fit, pattern]) => (pattern.test(text) ? fit : []));

/** The articles that have a size guide, with it. */
const guided = catalogue.articles.flatMap((article) => {
  const path = catalogue.menu.find(
    ({ level1, level2, level3 }) =>
      level1 === article.level1 && level2 === article.level2 && level3 === article.level3,
  );
  const levels = [path?.level1Name, path?.level2Name, path?.level3Name];
  const brand = catalogue.brands.find(({ id }) => id === article.brandId)?.name ?? '';
  const sizes = article.variants.map(
    ({ sizeId }) => catalogue.sizes.find(({ id }) => id === sizeId)?.name ?? '',
  );
  const guide = guideFor(guides, {
    category: levels.flatMap((name) => (name ? slugOf(name) : [])).join('/'),
    brand: slugOf(brand),
    sizes: [...new Set(sizes)],
  });
  return guide ? [{ article, guide }] : [];
});

describe('the cut of an article', () => {
  test.each(['small', 'normal', 'large'] as const)('with a guide of fit %s agrees with its text', (fit) => {
    const some = guided.filter(({ guide }) => guide.fit === fit);
    expect(some.length).toBeGreaterThan(10);
    for (const { article, guide } of some) {
      const claims = claimsOf(article.fullDescription);
      const isAgreed = fit === 'normal' ? claims.every((claim) => claim === fit) : claims.join() === fit;
      expect(isAgreed, `${article.sku} says ${claims}, ${guide.id} ${fit}`).toBe(true);
    }
  });
});

describe('the documents', () => {
  test('promise the same days of warranty as the foot of every page', () => {
    expect(/garantía de (\d+) días/.exec(FOOTER)?.[1]).toBe(readFacts(ROOT)['warranty.days']);
  });
});
