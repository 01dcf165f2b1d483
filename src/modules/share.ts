/** Sharing the product in the chosen colour and size. */
import { showToast } from '#stores/toast.ts';

/** The link's `data-share` is what is said when the address was copied. */
export async function share(pressed: EventTarget | null): Promise<void> {
  const link = pressed instanceof Element ? pressed.closest<HTMLAnchorElement>('a[data-share]') : null;
  if (!link) return;
  const url = location.href;
  try {
    if (typeof navigator.share === 'function') await navigator.share({ title: document.title, url });
    else {
      await navigator.clipboard.writeText(url);
      showToast('success', link.dataset['share'] ?? '');
    }
  } catch (reason) {
    // Closing the device's own sheet is no failure; anything else leaves the link's own address.
    if (!(reason instanceof DOMException && reason.name === 'AbortError')) location.assign(link.href);
  }
}
