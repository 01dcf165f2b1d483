/** Notices of the installable shop: 'Instalar la tienda' (decision 151, Returning shoppers) and a new release (decision 16). */
import { loadText } from '#shared/i18n/client-text.ts';
import type { Text } from '#shared/i18n/messages.ts';
import { pageLocale } from '#shared/i18n/page-locale.ts';
import { showToastFor } from '#shared/toast/toast-store.ts';
import { countVisit, declineInstall } from '#shell/store/visits.ts';
import { adoptStyles } from '#styles/adopt-styles.ts';
import styles from './web-app-notices.css?inline';

/** Chromium's prompt (Web App Manifest incubations, `BeforeInstallPromptEvent`); TypeScript does not know it. */
export type InstallPrompt = Event & { readonly prompt: () => Promise<unknown> };

/** `standalone` exists only in browsers of iOS and iPadOS. */
type AppleNavigator = Navigator & { readonly standalone?: boolean };

type RenderOffer = (t: Text<'shell'>, close: () => void) => readonly Node[];

/** Counts the visit, and from the second on offers the installation if the browser can install and has not. */
export async function offerInstall(coming: Promise<InstallPrompt>): Promise<void> {
  const isDue = countVisit(Date.now());
  const { standalone }: AppleNavigator = navigator;
  if (!isDue || standalone || matchMedia('(display-mode: standalone)').matches) return;
  if (standalone === false) await renderOffer(withHint);
  else await renderOffer(withPrompt(await coming));
}

function button(text: string, kind: string, act: () => void): HTMLButtonElement {
  const control = document.createElement('button');
  control.type = 'button';
  control.className = `button button-${kind}`;
  control.textContent = text;
  control.addEventListener('click', act);
  return control;
}

/** Renders the offer before the footer, unless that is in view (decision 235, Ways to render). */
async function renderOffer(content: RenderOffer): Promise<void> {
  const t = (await loadText('shell'))(pageLocale());
  const foot = document.querySelector('body > footer');
  if (!foot || foot.getBoundingClientRect().top < innerHeight) return;
  adoptStyles(styles);
  const offer = document.createElement('section');
  offer.className = 'install-offer wrap';
  offer.setAttribute('aria-label', t('install.title'));
  const close = (): void => {
    declineInstall();
    offer.remove();
  };
  addEventListener('appinstalled', close, { once: true });
  offer.append(...content(t, close), button(t('install.dismiss'), 'plain', close));
  foot.before(offer);
}

function line(text: string): HTMLParagraphElement {
  const paragraph = document.createElement('p');
  paragraph.textContent = text;
  return paragraph;
}

const withPrompt =
  (prompt: InstallPrompt): RenderOffer =>
  (t, close) => [
    line(t('install.why')),
    button(t('install.action'), 'quiet', () => {
      close();
      prompt.prompt().catch(() => undefined);
    }),
  ];

const withHint: RenderOffer = (t) => [line(t('install.hint'))];

const RELEASE_TOAST_MS = 10_000;

/** Reports a new release once, when the shopper looks at the tab; the page is not reloaded. */
export async function notifyNewRelease(): Promise<void> {
  const text = await loadText('messages');
  await whenVisible();
  const message = text(pageLocale())('newRelease');
  showToastFor(RELEASE_TOAST_MS, { type: 'info', message, position: 'top-center' });
}

function whenVisible(): Promise<void> {
  return new Promise((resolve) => {
    const check = (): void => {
      if (document.visibilityState === 'visible') resolve();
    };
    document.addEventListener('visibilitychange', check);
    check();
  });
}
