/** Where pictures come from: the same for all pages of a build, and looked at once. */
import { plainOrigin } from '#shared/http/plain-origin.ts';

const origins = new Map<string, string | undefined>();

/** The plain origin of an address; undefined where it has none. */
export function originOf(address: string): string | undefined {
  if (!origins.has(address)) origins.set(address, plainOrigin(address));
  return origins.get(address);
}
