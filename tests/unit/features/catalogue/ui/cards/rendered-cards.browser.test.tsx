import { flushSync } from 'react-dom';
import { createRoot } from 'react-dom/client';
import { beforeEach, expect, test } from 'vitest';
import { NO_SELECTION } from '#features/catalogue/rules/filter.ts';
import { afterPaint } from '#features/catalogue/ui/after-paint.ts';
import { type DrawnCards, FIRST_VIEW, useDrawnCards } from '#features/catalogue/ui/cards/HydratedGrid.tsx';
import type { Product } from '#features/product/rules/product.ts';
import { product } from '../../../../fixtures/samples.ts';

const list = (prefix: string, count: number): readonly Product[] =>
  Array.from({ length: count }, (_, at) => ({ ...product, sku: `${prefix}${at}` }));

/** The drawn cards of each rendering, in order. */
const drawn: DrawnCards[] = [];

function Cards({ products }: { readonly products: readonly Product[] }) {
  drawn.push(useDrawnCards(products, 24, NO_SELECTION));
  return null;
}

const skus = (products: readonly (Product | undefined)[]): readonly (string | undefined)[] =>
  products.map((each) => each?.sku);

beforeEach(() => {
  drawn.length = 0;
});

test('a callback after the paint runs after the callbacks of the next frame', async () => {
  const order: string[] = [];
  await new Promise<void>((done) => {
    afterPaint(() => {
      order.push('after');
      done();
    });
    requestAnimationFrame(() => order.push('frame'));
    order.push('now');
  });
  expect(order).toEqual(['now', 'frame', 'after']);
});

test('a cancelled callback does not run', async () => {
  const order: string[] = [];
  afterPaint(() => order.push('called off'))();
  await new Promise<void>((done) => {
    afterPaint(done);
  });
  expect(order).toEqual([]);
});

test('the first view renders at once, the other cards are placeholders until it is painted', async () => {
  flushSync(() => createRoot(document.createElement('div')).render(<Cards products={list('a', 10)} />));
  expect(drawn[0]?.first.products).toHaveLength(FIRST_VIEW);
  expect(drawn[0]?.later.products).toEqual([undefined, undefined]);
  expect(drawn[0]?.isDrawn).toBe(false);
  await expect.poll(() => drawn.at(-1)?.isDrawn).toBe(true);
  expect(skus(drawn.at(-1)?.later.products ?? [])).toEqual(['a8', 'a9']);
});

test('another list shows the texts of its first view at once, its pictures and the other cards follow', async () => {
  const root = createRoot(document.createElement('div'));
  flushSync(() => root.render(<Cards products={list('a', 10)} />));
  await expect.poll(() => drawn.at(-1)?.isDrawn).toBe(true);
  drawn.length = 0;
  flushSync(() => root.render(<Cards products={list('b', 10)} />));
  expect(drawn[0]?.first.products[0]?.sku).toBe('b0');
  expect(drawn[0]?.first.pictured[0]?.sku).toBe('a0');
  expect(skus(drawn[0]?.later.products ?? [])).toEqual(['a8', 'a9']);
  expect(drawn[0]?.isComing).toBe(true);
  await expect.poll(() => drawn.at(-1)?.isDrawn).toBe(true);
  expect(drawn.at(-1)?.isComing).toBe(false);
  expect(drawn.at(-1)?.first.pictured[0]?.sku).toBe('b0');
});
