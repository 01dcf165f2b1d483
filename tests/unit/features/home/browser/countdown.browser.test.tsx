/** A block of the home page that counts down to its end. */
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { leftText, shopMoment, startCountdowns, timeLeft } from '#features/home/browser/countdown.ts';

beforeEach(() => {
  vi.useFakeTimers({ now: Date.parse('2026-12-24T00:00:00Z') });
  document.documentElement.dataset['locale'] = 'es-GT';
});
afterEach(() => {
  vi.useRealTimers();
  document.body.replaceChildren();
});

const blockUntil = (until: string): HTMLElement => {
  document.body.innerHTML = `<section data-until="${until}"><span data-left></span></section>`;
  startCountdowns();
  const block = document.querySelector<HTMLElement>('section');
  if (!block) throw new Error('no block');
  return block;
};

test('it shows the remaining time every second, and disappears at the end', () => {
  const block = blockUntil('2026-12-24T00:00:02Z');
  expect(block.textContent).toBe('0 h 0 min 2 s');
  vi.advanceTimersByTime(1000);
  expect(block.textContent).toBe('0 h 0 min 1 s');
  vi.advanceTimersByTime(1000);
  expect(block.hidden).toBe(true);
});

test('one that ended before the page loads is never shown', () => {
  expect(blockUntil('2026-12-23T00:00:00Z').hidden).toBe(true);
});

test('days are in the language of the page', () => {
  const left = { day: 3, hour: 4, minute: 5, second: 6 };
  expect(leftText(left, 'es-GT')).toBe('3 días 4 h 5 min 6 s');
  expect(leftText(left, 'en')).toBe('3 days 4 hr 5 min 6 sec');
});

test("a moment is in Guatemala's time, wherever the shop is built", () => {
  expect(shopMoment('2026-12-24T23:59').toISOString()).toBe('2026-12-25T05:59:00.000Z');
});

const christmas = shopMoment('2026-12-24T00:00').getTime();
const HOUR = 3_600_000;

test.each([
  [2 * 24 * HOUR + 3 * HOUR + 61_000, { day: 2, hour: 3, minute: 1, second: 1 }],
  [HOUR, { day: 0, hour: 1, minute: 0, second: 0 }],
  [1, { day: 0, hour: 0, minute: 0, second: 1 }],
  [0, undefined],
  [-HOUR, undefined],
])('%i ms before the end %o remain', (before, left) => {
  expect(timeLeft(christmas, christmas - before)).toEqual(left);
});

test('nothing remains until an unreadable moment', () => {
  expect(timeLeft(Number.NaN, 0)).toBeUndefined();
});
