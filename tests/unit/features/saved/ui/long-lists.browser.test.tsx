/** Saved lists that are longer than a page can show at once (decision 126, Bounds). */
import { flushSync } from 'react-dom';
import { createRoot } from 'react-dom/client';
import { afterEach, expect, test, vi } from 'vitest';
import { page } from 'vitest/browser';
import { $compare, $wishlist } from '#features/saved/store/saved-lists.ts';

// The islands load the texts of the page's language when they are imported.
document.documentElement.dataset['locale'] = 'es-GT';
const { WishlistPage } = await import('#features/saved/ui/WishlistPage.tsx');
const { ComparePage } = await import('#features/saved/ui/ComparePage.tsx');

const products = Array.from({ length: 5000 }, (_, at) => ({
  sku: `S-${at}`,
  name: `Tenis ${at}`,
  price: 10_000,
  discountedPrice: 0,
  image: '',
}));

afterEach(() => {
  vi.unstubAllGlobals();
  document.body.replaceChildren();
});

function draw(Page: typeof WishlistPage): void {
  const container = document.createElement('main');
  document.body.append(container);
  const root = createRoot(container);
  flushSync(() => root.render(<Page locale="es-GT" imageBase="http://api.test/" colorNames={{}} />));
}

test('5,000 favourites show 60, and as many again on request', async () => {
  $wishlist.set(products);
  draw(WishlistPage);
  expect(document.querySelectorAll('.saved-list > li')).toHaveLength(60);
  await page.getByRole('button', { name: 'Ver más' }).click();
  expect(document.querySelectorAll('.saved-list > li')).toHaveLength(120);
});

test('5,000 compared products show 12, and request no more than these, a few at a time', async () => {
  const answers: (() => void)[] = [];
  vi.stubGlobal(
    'fetch',
    () =>
      new Promise<Response>((resolve) => answers.push(() => resolve(new Response('{}', { status: 404 })))),
  );
  $compare.set(products);
  draw(ComparePage);
  await vi.waitFor(() => expect(answers).toHaveLength(6));
  expect(document.querySelectorAll('thead th a')).toHaveLength(12);
  for (let at = 0; at < 12; at += 1) {
    await vi.waitFor(() => expect(answers.length).toBeGreaterThan(at));
    answers[at]?.();
  }
  await expect.element(page.getByText('Ver más')).toBeVisible();
  expect(answers).toHaveLength(12);
});
