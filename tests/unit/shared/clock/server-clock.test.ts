/** A device whose clock is wrong is warned, and refuses no valid card (decision 64, Device clock). */
import { beforeEach, describe, expect, test, vi } from 'vitest';
import { checkCard } from '#features/checkout/rules/card.ts';
import {
  $clockError,
  checkClock,
  correctedNow,
  fetchServerDate,
  isClockOff,
  serverNow,
} from '#shared/clock/server-clock.ts';
import { card } from '../../fixtures/samples.ts';

const SERVER = new Date('2026-11-21T12:00:00Z');
const DAY = 24 * 60 * 60 * 1000;
const answer = (date: string | undefined) => async () =>
  new Response(null, date === undefined ? {} : { headers: { date } });

beforeEach(() => {
  $clockError.set(0);
  vi.useFakeTimers({ now: SERVER });
  return () => vi.useRealTimers();
});

test.each([
  [0, false],
  [DAY, false],
  [-DAY, false],
  [DAY + 1000, true],
  [-DAY - 1000, true],
])('a device %i ms from the server: off %j', (difference, isOff) => {
  expect(isClockOff(new Date(SERVER.getTime() + difference), SERVER)).toBe(isOff);
});

describe('a device of another year', () => {
  test.each(['1999-06-01', '2009-12-31', '2040-01-01'])(
    '%s takes a good card all the same',
    async (device) => {
      vi.setSystemTime(new Date(device));
      expect(checkCard(card, new Date())).not.toEqual([]);
      await checkClock(async () => SERVER);
      expect($clockError.get()).not.toBe(0);
      expect(checkCard(card, correctedNow())).toEqual([]);
    },
  );
});
test('a device of the same day is trusted', async () => {
  vi.setSystemTime(SERVER.getTime() + DAY / 2);
  await checkClock(async () => SERVER);
  expect([$clockError.get(), correctedNow().getTime()]).toEqual([0, SERVER.getTime() + DAY / 2]);
  // An order still uses the server's time.
  expect(serverNow()).toEqual(SERVER);
});
test('a server without a date changes nothing', async () => {
  vi.setSystemTime(new Date('2040-01-01'));
  await checkClock(async () => undefined);
  expect($clockError.get()).toBe(0);
});

describe('the date of the server', () => {
  test('is the header of an answer that no cache stores', async () => {
    const asked: (RequestInit | undefined)[] = [];
    const date = await fetchServerDate('/checkout', async (_, init) => {
      asked.push(init);
      return answer('Sat, 21 Nov 2026 12:00:00 GMT')();
    });
    expect([date, asked[0]?.method, asked[0]?.cache]).toEqual([SERVER, 'HEAD', 'no-store']);
  });
  test.each([undefined, '', 'yesterday'])('%j is no date', async (date) => {
    expect(await fetchServerDate('/checkout', answer(date))).toBeUndefined();
  });
  test('is not known without an answer', async () => {
    const refuse = async () => Promise.reject(new TypeError('Failed to fetch'));
    expect(await fetchServerDate('/checkout', refuse)).toBeUndefined();
  });
});

const HOUR = 3_600_000;
const SERVER_TIME = new Date('2026-12-24T06:00:00Z');

test.each([
  [0, false],
  [23 * HOUR, false],
  [24 * HOUR, false],
  [24 * HOUR + 1, true],
  [-24 * HOUR, false],
  [-24 * HOUR - 1, true],
  [365 * 24 * HOUR, true],
])('a clock %i ms ahead of the server: %s that it is off (decision 64)', (ahead, isOff) => {
  expect(isClockOff(new Date(SERVER_TIME.getTime() + ahead), SERVER_TIME)).toBe(isOff);
});
