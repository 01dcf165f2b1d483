/** The provider's ways to the return page, all of them under the shop's own policy (decision 77, Ways back). */
import {
  allowPostsTo,
  cartSize,
  field,
  openFilledCheckout,
  outcome,
  payButton,
  seedCart,
  waitForOutcome,
} from '../fixtures/checkout-page.ts';
import { expect, ORIGINS, test } from '../fixtures/shop.ts';

const WAYS = [
  ['redirects home at once', { path: '/pay', fault: 'provider-direct' }],
  ['posts on to its bank by itself', { path: '/pay', fault: 'provider-auto-post' }],
  [
    'goes home through a bank of another origin',
    { path: '/3ds/*', method: 'POST', fault: 'provider-detour' },
  ],
] as const;

for (const [index, [way, fault]] of WAYS.entries()) {
  test(`a provider that ${way} leads to the outcome`, { tag: '@desktop' }, async ({
    page,
    sandbox,
    expected,
  }) => {
    // The provider leads to the bank, another origin; the shop itself never requests it.
    expected.push(/\/banco\//);
    await seedCart(page, { ...sandbox, article: 14 + index });
    await sandbox.addFault(fault);
    await openFilledCheckout(page);
    await payButton(page).click();
    await waitForOutcome(page);
    await expect(outcome(page)).toContainText('Orden enviada');
    expect(await cartSize(page)).toBe(0);
  });
}

/** The sandbox's bank: the provider under its other host name. */
const BANK = ORIGINS.provider.replace('127.0.0.1', 'localhost');

const STRAIGHT = [
  ['sends the shopper', 'provider-third-origin'],
  ['sends the whole form', 'provider-resend'],
] as const;
for (const [index, [way, fault]] of STRAIGHT.entries()) {
  test(`a provider that ${way} straight to an unconfigured origin is stopped there`, {
    tag: '@desktop',
  }, async ({ page, context, sandbox, expected }) => {
    expected.push(/form-action/);
    await page.clock.install();
    await seedCart(page, { ...sandbox, article: 17 + index });
    await sandbox.addFault({ path: '/pay', fault });
    const answered: string[] = [];
    context.on('response', (response) => {
      if (response.url().startsWith(BANK)) answered.push(response.url());
    });
    await openFilledCheckout(page);
    const refused = page.waitForEvent('console', (message) => /form-action/.test(message.text()));
    await payButton(page).click();
    await refused;
    await expect(page).toHaveURL(/\/checkout$/);
    await expect(field(page, 'Número de tarjeta')).toHaveValue('');
    await page.clock.runFor(25_000);
    await expect(page.getByRole('alert')).toContainText('Verifique antes de volver a pagar');
    expect([answered, await cartSize(page)]).toEqual([[], 1]);
  });
}

test('a provider that goes through a configured bank leads to the outcome', {
  tag: '@desktop',
}, async ({ page, sandbox, expected }) => {
  expected.push(/\/banco\//);
  await seedCart(page, { ...sandbox, article: 19 });
  await sandbox.addFault({ path: '/pay', fault: 'provider-third-origin' });
  await allowPostsTo(page, BANK);
  await openFilledCheckout(page);
  await payButton(page).click();
  await waitForOutcome(page);
  await expect(outcome(page)).toContainText('Orden enviada');
});
