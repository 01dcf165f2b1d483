/** Sharing an address by the device's own means, or by copying it. */

/** `closed`: the shopper gave it up; `failed`: neither way was open. */
export type ShareOutcome = 'shared' | 'copied' | 'closed' | 'failed';

/** Shares the absolute address of a page called `title`. Never rejects. */
export async function shareAddress(url: string, title: string): Promise<ShareOutcome> {
  try {
    if (typeof navigator.share === 'function') {
      await navigator.share({ title, url });
      return 'shared';
    }
    await navigator.clipboard.writeText(url);
    return 'copied';
  } catch (reason) {
    // Closing the device's own sheet is no failure.
    return reason instanceof DOMException && reason.name === 'AbortError' ? 'closed' : 'failed';
  }
}
