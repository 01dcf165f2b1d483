/**
 * Skus and brands that can name a page (decision 129, Odd catalogues). The not-found page shows an article with any
 * other sku, as one that is newer than the build.
 */
import { slugOf } from '#shared/text/slug.ts';

/** Maximum length in bytes of a file's name on the file systems of hosts and builds, without `.html`. */
const MAX_BYTES = 255 - '.html'.length;
/** Characters that a build writes encoded, or not at all, so that the host finds no file under the address. */
const UNNAMEABLE = /[#?%]/;
/** Names that Windows reserves for devices, with any ending. */
const DEVICE = /^(con|prn|aux|nul|com\d|lpt\d)(\.|$)/i;
/** Names that hosts and the build treat as another address: the folder's, or the name without its ending. */
const OTHER_ADDRESS = /^index$|\.html?$/i;

const UTF8 = new TextEncoder();

/** Whether the build can write a page that is found under this sku's address. */
export function isPageName(sku: string): boolean {
  // A combining accent becomes part of its letter in the file's name, and not in the address.
  if (UNNAMEABLE.test(sku) || DEVICE.test(sku) || OTHER_ADDRESS.test(sku) || sku !== sku.normalize('NFC'))
    return false;
  return UTF8.encode(sku).byteLength <= MAX_BYTES;
}

/** The slug of a brand's page (decision 96, Brand slug); undefined for a name without a letter or digit of its alphabet. */
export function brandSlug(name: string): string | undefined {
  const slug = slugOf(name);
  return /[a-z0-9]/.test(slug) ? slug : undefined;
}
