/** The ways a provider has to the return page, all of them under the shop's own policy (adversarial P10). */
import {
  cartSize,
  openFilledCheckout,
  outcome,
  payButton,
  seedCart,
  waitForOutcome,
} from './fixtures/checkout-page.ts';
import { expect, test } from './fixtures/shop.ts';

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
    // The bank is another origin, which the provider leads to: nothing of the shop asks for it.
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
