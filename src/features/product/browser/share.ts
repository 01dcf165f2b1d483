/** Sharing the product in the chosen colour and size. */
import { shareAddress } from '#shared/toast/share.ts';
import { showToast } from '#shared/toast/toast-store.ts';

/** The link's `data-share` is what is said when the address was copied; its own address is the way that always works. */
export async function share(pressed: EventTarget | null): Promise<void> {
  const link = pressed instanceof Element ? pressed.closest<HTMLAnchorElement>('a[data-share]') : null;
  if (!link) return;
  const outcome = await shareAddress(location.href, document.title);
  if (outcome === 'copied') showToast('success', link.dataset['share'] ?? '');
  if (outcome === 'failed') location.assign(link.href);
}
