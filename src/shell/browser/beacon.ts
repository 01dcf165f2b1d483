/**
 * Inlined into the `<head>` of every page of a shop that has a `PUBLIC_BEACON_URL` (scripts/publish/inline-scripts.ts):
 * reports uncaught errors, and purchases that the service has confirmed (decision 18, Reports to the owner). No
 * personal data is sent: an error's message may contain typed text, so only its kind, its place in the code and the
 * page's canonical address are reported.
 */

import type { Purchase } from '#features/payment/store/ordered-cart.ts';
import { whenShown } from '#shared/hydration/when-shown.ts';
import { isTranslated } from '#shared/i18n/page-locale.ts';

type Report =
  | { readonly kind: 'error'; readonly name: string; readonly at: string }
  | ({ readonly kind: 'purchase' } & Purchase);

/** File, line and column in the shop's code; errors of the browser and of extensions are ignored. */
const OWN_CODE = /\/_astro\/[\w.-]+:\d+:\d+/;
const OWN_FILE = /\/_astro\/[\w.-]+/;

/** Maximum number of reported errors per page. */
const MAX_ERRORS = 5;
const errors = new Set<string>();

function send(report: Report): void {
  const page = document.querySelector<HTMLLinkElement>('link[rel=canonical]')?.href;
  // `sendBeacon` would send cookies and the whole address of the page.
  whenShown(() => {
    fetch(__BEACON_URL__, {
      method: 'POST',
      body: JSON.stringify({ ...report, page }),
      mode: 'no-cors',
      credentials: 'omit',
      referrerPolicy: 'no-referrer',
      keepalive: true,
    }).catch(() => undefined);
  });
}

function reportPlace(name: string, at: string | undefined): void {
  if (at === undefined || errors.has(at) || errors.size === MAX_ERRORS) return;
  errors.add(at);
  send({ kind: 'error', name, at });
}

/** React renders translated islands again, which is not a fault (decision 209, Translated pages). */
const isOfTranslation = ({ message }: Error): boolean => isTranslated() && message.includes('#418');

function reportUncaught(error: unknown): void {
  if (error instanceof Error && !isOfTranslation(error))
    reportPlace(error.name, OWN_CODE.exec(error.stack ?? '')?.[0]);
}

// Captured, because errors of scripts that did not load do not bubble.
addEventListener(
  'error',
  ({ error, target }) => {
    if (target instanceof HTMLScriptElement) reportPlace('script', OWN_FILE.exec(target.src)?.[0]);
    else reportUncaught(error);
  },
  true,
);
addEventListener('unhandledrejection', ({ reason }) => reportUncaught(reason));
document.addEventListener('purchase:confirmed', ({ detail }) => send({ kind: 'purchase', ...detail }));
