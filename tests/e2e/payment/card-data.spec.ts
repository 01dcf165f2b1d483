/**
 * The card's data during a purchase: only the one post to the provider contains it (contract, Card provider; decision
 * 76, Card data). Watched: every request, storages, caches, address, history, console and the page.
 */
import type { BrowserContext, Page } from '@playwright/test';
import {
  CARDS,
  customerField,
  field,
  fillCard,
  fillCustomer,
  payButton,
  seedCart,
  waitForOutcome,
} from '../fixtures/checkout-page.ts';
import { expect, ORIGINS, test } from '../fixtures/shop.ts';

/** Not an id of any place or price in the page. */
const CVV = '989';
/** Any six digits in a row from beyond the first six. */
const PIECES = Array.from({ length: CARDS.distinctive.length - 11 }, (_, start) =>
  CARDS.distinctive.slice(6 + start, 12 + start),
);

/** The card's data that a text contains, in any grouping of digits. */
function leaks(text: string): string[] {
  const ungrouped = text.replace(/(\d)[\s.+-](?=\d)|(\d)%20(?=\d)/g, '$1$2');
  const pieces = PIECES.filter((piece) => text.includes(piece) || ungrouped.includes(piece));
  return new RegExp(`(?<![\\w.-])${CVV}(?![\\w.-])`).test(text) ? [...pieces, CVV] : pieces;
}

/** Everything in the caches and databases of the page's origin, addresses and contents. */
async function keptText(page: Page): Promise<string> {
  return page.evaluate(async () => {
    const parts: string[] = [];
    for (const name of await caches.keys()) {
      const cache = await caches.open(name);
      for (const request of await cache.keys()) {
        parts.push(request.url, (await (await cache.match(request))?.text()) ?? '');
      }
    }
    const settled = <Value>(request: IDBRequest<Value>): Promise<Value> =>
      new Promise((resolve, reject) => {
        request.onsuccess = () => resolve(request.result);
        request.onerror = () => reject(request.error);
      });
    for (const { name } of await indexedDB.databases()) {
      const database = await settled(indexedDB.open(name ?? ''));
      for (const store of database.objectStoreNames) {
        const rows = database.transaction(store).objectStore(store);
        const [keys, values] = [rows.getAllKeys(), rows.getAll()];
        parts.push(store, JSON.stringify([await settled(keys), await settled(values)]));
      }
      database.close();
    }
    return parts.join('\n');
  });
}

/** Everything that a page stores or shows, apart from the values of its fields. */
async function pageText(page: Page): Promise<string> {
  const shown = await page.evaluate(() =>
    [
      location.href,
      JSON.stringify(history.state),
      document.cookie,
      window.name,
      JSON.stringify({ ...localStorage }),
      JSON.stringify({ ...sessionStorage }),
      document.documentElement.outerHTML,
    ].join('\n'),
  );
  return `${shown}\n${await keptText(page)}`;
}

/** Collects everything that leaves the browser except the provider's own post. */
function watch(context: BrowserContext): { readonly texts: string[]; readonly posts: string[] } {
  const seen = { texts: [] as string[], posts: [] as string[] };
  context.on('request', (request) => {
    const body = request.postData() ?? '';
    const isPost = request.method() === 'POST' && request.url() === `${ORIGINS.provider}/pay`;
    if (isPost) seen.posts.push(body);
    seen.texts.push(`${request.url()}\n${JSON.stringify(request.headers())}\n${isPost ? '' : body}`);
  });
  context.on('console', (message) => seen.texts.push(message.text()));
  return seen;
}

test('the card goes to the provider and nowhere else', async ({ page, context, sandbox }) => {
  await seedCart(page, { ...sandbox, article: 10 });
  const seen = watch(context);
  await page.goto('/checkout');
  await fillCustomer(page);
  await fillCard(page, CARDS.distinctive, CVV);
  expect(leaks(await pageText(page))).toEqual([]);
  await payButton(page).click();
  await waitForOutcome(page);
  expect(leaks(await pageText(page))).toEqual([]);
  expect(leaks(seen.texts.join('\n'))).toEqual([]);
  expect(seen.posts).toHaveLength(1);
  const post = new URLSearchParams(seen.posts[0]);
  expect([post.get('ccnumber'), post.get('cvv'), post.get('ccexp')]).toEqual([
    CARDS.distinctive,
    CVV,
    '1239',
  ]);
});

test.describe('the watch finds a card that leaks into', { tag: '@desktop' }, () => {
  const CARD = `{"number":"3541 9635 9457 2595","cvv":"${CVV}"}`;
  const ALL = [...PIECES, CVV];
  const places: readonly (readonly [string, (text: string) => Promise<void> | void])[] = [
    ['the session storage', (text) => sessionStorage.setItem('x', text)],
    [
      'what a cache holds',
      async (text) => {
        const cache = await caches.open('x');
        await cache.put('/version', new Response(text));
      },
    ],
    [
      'a database',
      (text) =>
        new Promise((resolve) => {
          const opening = indexedDB.open('x');
          opening.onupgradeneeded = () => opening.result.createObjectStore('rows').put({ text }, 1);
          opening.onsuccess = () => {
            opening.result.close();
            resolve();
          };
        }),
    ],
  ];
  for (const [place, leak] of places) {
    test(place, async ({ page }) => {
      await page.goto('/version');
      expect(leaks(await pageText(page))).toEqual([]);
      await page.evaluate(leak, CARD);
      expect(leaks(await pageText(page))).toEqual(ALL);
    });
  }
  test('an address, a body or the console, and nothing in other numbers', async ({ page, context }) => {
    await page.route('**/nowhere*', (route) => route.fulfill({ status: 204 }));
    await page.goto('/version');
    const seen = watch(context);
    const send = (query: string, body: string) =>
      page.evaluate((to) => fetch(`/nowhere?${to.query}`, { method: 'POST', body: to.body }), {
        query,
        body,
      });
    const found = () => leaks(seen.texts.splice(0).join('\n'));
    await send(`n=${CARDS.distinctive}&c=${CVV}`, '');
    expect(found()).toEqual(ALL);
    await send('', CARD);
    expect(found()).toEqual(ALL);
    await page.evaluate(`console.log(${JSON.stringify(CARD)})`);
    expect(found()).toEqual(ALL);
    await send('order=1989-2', `{"total":${CVV}00,"id":"W-${CVV}"}`);
    expect(found()).toEqual([]);
  });
});

test('the way back from the provider empties the card fields and frees the button', {
  tag: '@desktop',
}, async ({ page, sandbox }) => {
  await seedCart(page, { ...sandbox, article: 11 });
  // A bank that waits for the shopper: it does not lead on while this one goes back.
  await page.route('**/continuar.js', (route) => route.fulfill({ body: '' }));
  await page.goto('/checkout');
  await fillCustomer(page);
  await fillCard(page, CARDS.distinctive, CVV);
  await payButton(page).click();
  await page.waitForURL((url) => url.origin === ORIGINS.provider);
  await page.goBack();
  await expect(page).toHaveURL(/\/checkout$/);
  await expect(page.getByRole('alert')).toContainText('Verifique antes de volver a pagar');
  await expect(field(page, 'Número de tarjeta')).toHaveValue('');
  await expect(field(page, 'CVV')).toHaveValue('');
  await expect(payButton(page)).toBeEnabled();
  await expect(customerField(page, 'Municipio')).not.toHaveValue('');
  await expect(field(page, 'Nombre del cliente')).not.toHaveValue('');
});

test('a page from the back-forward cache is wiped, and posts nothing twice', {
  tag: '@desktop',
}, async ({ page, sandbox, context }) => {
  await seedCart(page, { ...sandbox, article: 11 });
  const seen = watch(context);
  // The provider answers without a page, so that the shopper can leave the checkout and return to it.
  await context.route(`${ORIGINS.provider}/pay`, (route) => route.fulfill({ status: 204 }));
  await page.goto('/checkout');
  await fillCustomer(page);
  await fillCard(page, CARDS.distinctive, CVV);
  await payButton(page).click();
  await expect.poll(() => seen.posts.length).toBe(1);
  await fillCard(page, CARDS.distinctive, CVV);
  await page.evaluate(() => {
    for (const type of ['pagehide', 'pageshow']) {
      dispatchEvent(new PageTransitionEvent(type, { persisted: true }));
    }
  });
  await expect(field(page, 'Número de tarjeta')).toHaveValue('');
  await expect(field(page, 'CVV')).toHaveValue('');
  await expect(page.getByRole('alert')).toContainText('Verifique antes de volver a pagar');
  await expect(payButton(page)).toBeEnabled();
  await fillCard(page, CARDS.distinctive, CVV);
  await payButton(page).click();
  await payButton(page).click();
  await expect(payButton(page)).toBeEnabled();
  expect(seen.posts).toHaveLength(1);
});

test('a browser that stores fields stores nothing of the card', { tag: '@desktop' }, async ({
  page,
  sandbox,
}) => {
  await seedCart(page, { ...sandbox, article: 12 });
  // The page is left with filled fields, as if it had been stored just before they were emptied.
  await page.addInitScript(() =>
    addEventListener('pagehide', (event) => event.stopImmediatePropagation(), { once: true }),
  );
  await page.goto('/checkout');
  const fields = ['Titular de la tarjeta', 'Número de tarjeta', 'Mes', 'Año', 'CVV'];
  const purposes = () => Promise.all(fields.map((name) => field(page, name).getAttribute('autocomplete')));
  const empty = ['cc-name', 'cc-number', 'cc-exp-month', 'cc-exp-year', 'cc-csc'];
  expect(await purposes()).toEqual(empty);
  await fillCard(page, CARDS.distinctive, CVV);
  expect(await purposes()).toEqual(fields.map(() => 'off'));
  await field(page, 'CVV').fill('');
  expect(await purposes()).toEqual(['off', 'off', 'off', 'off', 'cc-csc']);
  await field(page, 'CVV').fill(CVV);
  await page.goto('/robots.txt');
  await page.goBack();
  await expect(page).toHaveURL(/\/checkout$/);
  for (const name of fields) await expect(field(page, name)).toHaveValue('');
  expect(await purposes()).toEqual(empty);
});

test('ten minutes without typing empty the card', { tag: '@desktop' }, async ({ page, sandbox }) => {
  await seedCart(page, { ...sandbox, article: 12 });
  await page.clock.install();
  await page.goto('/checkout');
  await fillCard(page, CARDS.distinctive, CVV);
  // Grouped digits: the form is hydrated, and its timer runs.
  await expect(field(page, 'Número de tarjeta')).toHaveValue('3541 9635 9457 2595');
  await page.clock.runFor(9 * 60_000);
  await expect(field(page, 'CVV')).toHaveValue(CVV);
  await page.clock.runFor(61_000);
  await expect(field(page, 'Número de tarjeta')).toHaveValue('');
  await expect(field(page, 'CVV')).toHaveValue('');
});
