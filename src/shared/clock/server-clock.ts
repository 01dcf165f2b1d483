/**
 * The time for the check of a card's expiry (decision 64, Device clock): the device's, or the server's if they differ by
 * more than a day. Such a difference only causes a warning.
 */
import { atom } from 'nanostores';

/** Milliseconds that the device is behind the server; 0 up to a day. */
export const $clockError = atom(0);

/** Milliseconds that the device is behind the server. */
let difference = 0;

export type FetchDate = () => Promise<Date | undefined>;

const askServer: FetchDate = async () => (navigator.onLine ? fetchServerDate(location.pathname) : undefined);

/** Compares the device's clock with the server's, if the server sends a date. */
export async function checkClock(ask: FetchDate = askServer): Promise<void> {
  const server = await ask();
  const device = new Date();
  if (!server) return;
  difference = server.getTime() - device.getTime();
  $clockError.set(isClockOff(device, server) ? difference : 0);
}

/** The current time, corrected if the device's clock is more than a day off. */
export function correctedNow(): Date {
  return new Date(Date.now() + $clockError.get());
}

/** The server's time, used in orders; the device's before `checkClock`. */
export function serverNow(): Date {
  return new Date(Date.now() + difference);
}

const TIMEOUT_MS = 5_000;

/** The `Date` header of a page; undefined without one or without an answer. Never rejects. */
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

const TOLERANCE_MS = 24 * 60 * 60 * 1000;

export function isClockOff(device: Date, server: Date): boolean {
  return Math.abs(device.getTime() - server.getTime()) > TOLERANCE_MS;
}
