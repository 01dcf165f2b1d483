/** Reads text as a web address: what `URL.parse` does, which Safari knows since 18 only (as `URL.canParse` since 17). */

/** The address, read from `base` where it is relative; undefined for what is none. */
export function parseUrl(text: string, base?: string): URL | undefined {
  try {
    return new URL(text, base);
  } catch {
    return undefined;
  }
}
