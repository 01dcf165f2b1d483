/** The origin of pictures, the same for all pages of a build. */
import { plainOrigin } from '#shared/http/plain-origin.ts';

const origins = new Map<string, string | undefined>();

/** The plain origin of an address; undefined if it has none. */
export function originOf(address: string): string | undefined {
  if (!origins.has(address)) origins.set(address, plainOrigin(address));
  return origins.get(address);
}
