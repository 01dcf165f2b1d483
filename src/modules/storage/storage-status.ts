/**
 * Says on every page, before anybody chooses what would be lost, that the browser keeps nothing for the shop: no storage
 * of the tab and none of the device, and so no cart on the next page and no payment that could be recorded.
 */

/** Where the tab keeps what it is given there is nothing to say, and nothing more is loaded. */
export function startStorageStatus(): void {
  try {
    const tab = sessionStorage;
    tab.setItem('tienda:probe', '');
    tab.removeItem('tienda:probe');
  } catch {
    import('./no-storage.ts').catch(() => undefined);
  }
}
