/**
 * Why each script of the payment pages is there: the written justification that PCI DSS 6.4.3 asks for. A script that is none
 * of the shop's own has no line here and fails the audit ‘scripts of the payment pages’.
 */

/** Beginnings of file names in the folder of hashed files, and what these are for; the first that fits. */
const FILES: readonly (readonly [name: RegExp, why: string])[] = [
  [
    /^(CheckoutFrame|GuestCheckout|AccountCheckout|checkout)/,
    'the form of the checkout: fields, card, summary',
  ],
  [
    /^(PaymentFrame|PaymentResult|Receipt|payment|order-)/,
    'the order, its hand-off to the provider, its return',
  ],
  [/^(client|react|hydrat|rolldown-runtime)/, 'React, and what starts it'],
  [/^texts-/, 'words of the language that was chosen'],
  [/^(page|later|Checkout\.astro)/, 'what every page runs: menus, messages, stored state'],
  // Which modules are in which file is the bundler's choice; each of them is in the repository or in scripts/audit/packages/packages.md.
  [/^[\w.@-]+\.js$/, "parts of the shop that pages share, made from the shop's own source"],
];

/** Why a script is there; undefined where it is none of the shop's own. */
export function reasonOf(path: string): string | undefined {
  if (path.startsWith('inline '))
    return 'works before the first file has come: currency, held presses, dialogs';
  if (path === '/sw.js')
    return 'the service worker: offline pages; it neither stores nor answers a payment page';
  const name = /^\/_astro\/([^/]+)$/.exec(path)?.[1];
  return name === undefined ? undefined : FILES.find(([pattern]) => pattern.test(name))?.[1];
}
