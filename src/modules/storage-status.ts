/**
 * Says on every page, before anybody chooses what would be lost, that the browser keeps nothing for the shop: no storage
 * of the device and none of the tab, and so no cart on the next page and no payment that could be recorded.
 */

/** Written and taken out again; in the tab's storage first, of which no other tab hears. */
const PROBE_KEY = 'tienda:probe';

function takesWrites(name: 'sessionStorage' | 'localStorage'): boolean {
  try {
    window[name].setItem(PROBE_KEY, '');
    window[name].removeItem(PROBE_KEY);
    return true;
  } catch {
    return false;
  }
}

/** Sets `data-no-storage` on the document and loads the words, only where they are needed. */
export function startStorageStatus(): void {
  if (takesWrites('sessionStorage') || takesWrites('localStorage')) return;
  document.documentElement.toggleAttribute('data-no-storage', true);
  const tell = async (): Promise<void> => (await import('./storage-notice.ts')).showNoStorage();
  void tell().catch(() => undefined);
}
