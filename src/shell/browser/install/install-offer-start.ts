/**
 * Waits for what an offer to install the shop needs (decision 151, Coming back): the browser's own prompt, and a page at
 * rest. What makes the offer is loaded then.
 */
import { onPageRest } from '#shared/hydration/at-rest.ts';
import type { InstallPrompt } from './install-offer.ts';

const isPrompt = (event: Event): event is InstallPrompt => 'prompt' in event;

/** Counts the visit, and may make the offer; its place on the page is before the foot. */
export function startInstallOffer(): void {
  const coming = new Promise<InstallPrompt>((settle) => {
    addEventListener('beforeinstallprompt', (event) => {
      if (!isPrompt(event)) return;
      // The browser's own bar would lie over the page, in the first visit too.
      event.preventDefault();
      settle(event);
    });
  });
  onPageRest(() => {
    import('./install-offer.ts').then(({ offerInstall }) => offerInstall(coming)).catch(() => undefined);
  });
}
