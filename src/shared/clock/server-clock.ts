/**
 * The clock a card's expiry is held against (decision 64, Device clock): the device's, unless it is more than a day off
 * the server's. Then the shopper is warned, and nothing is refused because of it.
 */
import { atom } from 'nanostores';

/** Milliseconds the device is behind the server, where it is more than a day off; 0 where it can be believed. */
export const $clockError = atom(0);

/** How far the device is behind the server, as far as it said, however little that is (milliseconds). */
let difference = 0;

/** How the server is asked; replaced in tests. */
export type FetchDate = () => Promise<Date | undefined>;

/** Any page of the shop will do: this one is there. */
const askServer: FetchDate = async () => (navigator.onLine ? fetchServerDate(location.pathname) : undefined);

/** Holds the device's clock against the server's. A server that says nothing changes nothing. */
export async function checkClock(ask: FetchDate = askServer): Promise<void> {
  const server = await ask();
  const device = new Date();
  if (!server) return;
  difference = server.getTime() - device.getTime();
  $clockError.set(isClockOff(device, server) ? difference : 0);
}

/** The current time, corrected where the device's clock is more than a day off. */
export function correctedNow(): Date {
  return new Date(Date.now() + $clockError.get());
}

/** What time it is for the server; for the device where nobody else was asked. An order says no other time. */
export function serverNow(): Date {
  return new Date(Date.now() + difference);
}

const TIMEOUT_MS = 5_000;

/** The date the host gives a page of the shop; undefined when it gives none, or does not answer. Never rejects. */
export async function fetchServerDate(
  path: string,
  fetchPage: typeof fetch = globalThis.fetch,
): Promise<Date | undefined> {
  try {
    const { headers } = await fetchPage(path, {
      method: 'HEAD',
      cache: 'no-store',
      credentials: 'omit',
      signal: AbortSignal.timeout(TIMEOUT_MS),
    });
    const date = new Date(headers.get('date') ?? '');
    return Number.isNaN(date.getTime()) ? undefined : date;
  } catch {
    return undefined;
  }
}

/** How far it may be from the server's: time zones and drift, but no wrong day (milliseconds). */
const TOLERANCE_MS = 24 * 60 * 60 * 1000;

/** Whether the two differ by more than one day. */
export function isClockOff(device: Date, server: Date): boolean {
  return Math.abs(device.getTime() - server.getTime()) > TOLERANCE_MS;
}
