/** `closed`: the shopper closed the device's dialog. */
export type ShareOutcome = 'shared' | 'copied' | 'closed' | 'failed';

/** Shares an absolute address by the device's dialog, else copies it. Never rejects. */
export async function shareAddress(url: string, title: string): Promise<ShareOutcome> {
  try {
    if (typeof navigator.share === 'function') {
      await navigator.share({ title, url });
      return 'shared';
    }
    await navigator.clipboard.writeText(url);
    return 'copied';
  } catch (reason) {
    return reason instanceof DOMException && reason.name === 'AbortError' ? 'closed' : 'failed';
  }
}
