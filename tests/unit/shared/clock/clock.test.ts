import { expect, test } from 'vitest';
import { isClockOff } from '#shared/clock/server-clock.ts';

const HOUR = 3_600_000;
const SERVER = new Date('2026-12-24T06:00:00Z');

test.each([
  [0, false],
  [23 * HOUR, false],
  [24 * HOUR, false],
  [24 * HOUR + 1, true],
  [-24 * HOUR, false],
  [-24 * HOUR - 1, true],
  [365 * 24 * HOUR, true],
])('a clock %i ms ahead of the server: %s that it is off (decision 64)', (ahead, isOff) => {
  expect(isClockOff(new Date(SERVER.getTime() + ahead), SERVER)).toBe(isOff);
});
