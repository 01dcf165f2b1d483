/** A payment that was posted and led nowhere: a download, an answer without a page, a navigation that was stopped. */

/** Longer than a provider's page takes on a slow connection: begun again too early, a payment could be made twice. */
export const STILL_HERE_MS = 20_000;

/** Calls back when the page is still shown so long after the post; answers how to stop waiting for it. */
export function whenStillHere(tell: () => void): () => void {
  let timer = setTimeout(look, STILL_HERE_MS);
  function look(): void {
    if (document.visibilityState === 'visible') tell();
    else timer = setTimeout(look, STILL_HERE_MS);
  }
  function stop(): void {
    clearTimeout(timer);
    window.removeEventListener('pagehide', stop);
  }
  window.addEventListener('pagehide', stop);
  return stop;
}
