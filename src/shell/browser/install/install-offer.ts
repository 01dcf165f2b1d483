/**
 * 'Instalar la tienda' (decision 151, Coming back): one line before the foot of the page, which asks nothing of who does
 * not want it. A button where the browser can install, a hint where only its own menu can.
 */
import { loadText } from '#shared/i18n/client-text.ts';
import type { Text } from '#shared/i18n/messages.ts';
import { pageLocale } from '#shared/i18n/page-locale.ts';
import { countVisit, declineInstall } from '#shell/store/visits.ts';
import { adoptStyles } from '#styles/adopt-styles.ts';
import styles from './install-offer.css?inline';

/** Chromium's prompt (Web App Manifest incubations, `BeforeInstallPromptEvent`); TypeScript does not know it. */
export type InstallPrompt = Event & { readonly prompt: () => Promise<unknown> };

/** Only browsers of iOS and iPadOS say it. */
type AppleNavigator = Navigator & { readonly standalone?: boolean };

type Draw = (t: Text<'shell'>, close: () => void) => readonly Node[];

function button(text: string, kind: string, act: () => void): HTMLButtonElement {
  const control = document.createElement('button');
  control.type = 'button';
  control.className = `button button-${kind}`;
  control.textContent = text;
  control.addEventListener('click', act);
  return control;
}

/** Puts the offer where it moves nothing that is seen; on a page that shows its foot already there is none. */
async function draw(content: Draw): Promise<void> {
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
  (prompt: InstallPrompt): Draw =>
  (t, close) => [
    line(t('install.why')),
    button(t('install.action'), 'quiet', () => {
      close();
      // Whatever is answered, the browser has asked: it is not asked twice.
      prompt.prompt().catch(() => undefined);
    }),
  ];

const withHint: Draw = (t) => [line(t('install.hint'))];

/** Counts the page as one of a visit, and offers to install from the second one on, where it can be and is not yet. */
export async function offerInstall(coming: Promise<InstallPrompt>): Promise<void> {
  const isDue = countVisit(Date.now());
  const { standalone }: AppleNavigator = navigator;
  if (!isDue || standalone || matchMedia('(display-mode: standalone)').matches) return;
  if (standalone === false) await draw(withHint);
  else await draw(withPrompt(await coming));
}
