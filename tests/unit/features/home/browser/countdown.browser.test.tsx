/** A block of the home page that counts down to its end. */
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { leftText, startCountdowns } from '#features/home/browser/countdown.ts';

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

test('it says every second what is left, and is gone when nothing is', () => {
  const block = blockUntil('2026-12-24T00:00:02Z');
  expect(block.textContent).toBe('0 h 0 min 2 s');
  vi.advanceTimersByTime(1000);
  expect(block.textContent).toBe('0 h 0 min 1 s');
  vi.advanceTimersByTime(1000);
  expect(block.hidden).toBe(true);
});

test('one that was over before the page came is never seen counting', () => {
  expect(blockUntil('2026-12-23T00:00:00Z').hidden).toBe(true);
});

test('days are words of the language of the page', () => {
  const left = { day: 3, hour: 4, minute: 5, second: 6 };
  expect(leftText(left, 'es-GT')).toBe('3 días 4 h 5 min 6 s');
  expect(leftText(left, 'en')).toBe('3 days 4 hr 5 min 6 sec');
});
