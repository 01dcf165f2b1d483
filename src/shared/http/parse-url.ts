/** Parses a URL like `URL.parse`, which Safari supports only since 18 (`URL.canParse` since 17). */

/** The address, relative to `base`; undefined if it is invalid. */
export function parseUrl(text: string, base?: string): URL | undefined {
  try {
    return new URL(text, base);
  } catch {
    return undefined;
  }
}
