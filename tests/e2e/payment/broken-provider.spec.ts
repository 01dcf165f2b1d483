/**
 * The way back from a provider whose page never loads: an error, a dropped connection, an invalid certificate (decision
 * 76, Card data). It is unknown whether the provider received the payment, so the checkout is free again, with a
 * warning.
 */
import type { Page } from '@playwright/test';
import {
  allowPostsTo,
  CARDS,
  cartSize,
  field,
  fillCard,
  fillCustomer,
  payButton,
  seedCart,
} from '../fixtures/checkout-page.ts';
import type { SandboxControl } from '../fixtures/sandbox-control.ts';
import { expect, ORIGINS, test } from '../fixtures/shop.ts';

/** The address of the browser's own error page. */
const NO_PAGE = 'chrome-error://chromewebdata/';

/** An origin with plain HTTP only. */
const WITHOUT_TLS = ORIGINS.sandbox.replace('http:', 'https:');

interface Way {
  readonly what: string;
  /** The address shown instead of the provider's page. */
  readonly shown: string;
  /** The console's message about it. */
  readonly reported: RegExp;
  /** The errors of the page that did not load. */
  readonly why: readonly string[];
  readonly breakProvider: (page: Page, sandbox: SandboxControl) => Promise<void>;
}

const WAYS: readonly Way[] = [
  {
    what: 'answers with an error',
    shown: `${ORIGINS.provider}/pay`,
    reported: /status of 500/,
    why: [],
    breakProvider: (_page, sandbox) =>
      sandbox.addFault({ path: '/pay', status: 500, body: '<h1>Error</h1>' }),
  },
  {
    what: 'cannot be reached',
    shown: NO_PAGE,
    reported: /ERR_/,
    why: ['net::ERR_EMPTY_RESPONSE'],
    breakProvider: (_page, sandbox) => sandbox.addFault({ path: '/pay', fault: 'drop' }),
  },
  {
    what: 'leads to a bank without a certificate',
    shown: NO_PAGE,
    reported: /ERR_SSL_|another origin: https:/,
    why: ['net::ERR_SSL_PROTOCOL_ERROR'],
    breakProvider: async (page) => {
      await allowPostsTo(page, WITHOUT_TLS);
      await page.route(`${ORIGINS.provider}/pay`, (route) =>
        route.fulfill({ status: 303, headers: { Location: `${WITHOUT_TLS}/banco` } }),
      );
    },
  },
];

for (const { what, shown, reported, why, breakProvider } of WAYS) {
  test(`the way back from a provider that ${what} finds the checkout free, with its warning`, {
    tag: '@desktop',
  }, async ({ page, sandbox, expected }) => {
    expected.push(reported);
    await seedCart(page, { ...sandbox, article: 21 });
    await breakProvider(page, sandbox);
    const failures: string[] = [];
    page.on('requestfailed', (request) => {
      if (request.isNavigationRequest()) failures.push(request.failure()?.errorText ?? '');
    });
    await page.goto('/checkout');
    await fillCustomer(page);
    await fillCard(page, CARDS.distinctive, '989');
    await payButton(page).click();
    await expect.poll(() => page.url()).toBe(shown);
    expect(failures).toEqual(why);
    // Try at once: the browser may not yet have noticed that the fields were emptied. The driver refuses briefly while
    // the browser's error page replaces the shop's page.
    await expect(() => page.goBack()).toPass();
    await expect(page).toHaveURL(/\/checkout$/);
    await expect(page.getByRole('alert')).toContainText('Verifique antes de volver a pagar');
    await expect(field(page, 'Número de tarjeta')).toHaveValue('');
    await expect(field(page, 'CVV')).toHaveValue('');
    await expect(payButton(page)).toBeEnabled();
    await expect(page.getByRole('region', { name: 'Tu orden' })).toContainText('Q');
    expect(await cartSize(page)).toBe(1);
  });
}
