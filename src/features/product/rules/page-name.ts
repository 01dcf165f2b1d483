/**
 * Which skus can name a page (decision 129, Odd catalogues). The not-found page shows an article with any other sku,
 * and asks the service for it as for one that is newer than the build.
 */

/** Most bytes of a file's name on the file systems of hosts and builds, without `.html`. */
const MAX_BYTES = 255 - '.html'.length;
/** What a build writes encoded, or not at all, so that the host finds no file under the address. */
const UNNAMEABLE = /[#?%]/;
/** Names that Windows reserves for devices, with any ending. */
const DEVICE = /^(con|prn|aux|nul|com\d|lpt\d)(\.|$)/i;
/** What hosts, and the build itself, take for a way to write another address: that of the folder, or the name without its ending. */
const OTHER_ADDRESS = /^index$|\.html?$/i;

const UTF8 = new TextEncoder();

/** Whether the build can write a page that is found under this sku's address. */
export function isPageName(sku: string): boolean {
  // A combining accent becomes part of its letter in the file's name, and not in the address.
  if (UNNAMEABLE.test(sku) || DEVICE.test(sku) || OTHER_ADDRESS.test(sku) || sku !== sku.normalize('NFC'))
    return false;
  return UTF8.encode(sku).byteLength <= MAX_BYTES;
}
