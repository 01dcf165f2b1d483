/**
 * The row of products that moves on by itself after the shopper starts it (storefront §9: carousel autoplay 2500 ms).
 */
import { afterEach, expect, test, vi } from 'vitest';
import { startCarousels } from '#features/catalogue/browser/carousel.ts';

afterEach(() => vi.useRealTimers());

/** A row wider than its frame, and the positions that it was scrolled to. */
function openCarousel() {
  const items = '<li style="flex:none;inline-size:200px"><a href="#tenis">Tenis</a></li>'.repeat(6);
  // The mouse may still be where an earlier test file left it, and a row under the mouse does not move.
  document.body.innerHTML = `<section style="pointer-events:none">
    <div data-carousel-controls hidden>
      <button data-carousel-action="pause">Pausa</button><button data-carousel-action="next">Siguiente</button>
    </div>
    <div data-carousel><ul style="display:flex;gap:0;inline-size:300px;overflow:auto;padding:0">${items}</ul></div>
  </section>`;
  const row = document.querySelector('ul');
  const moves: unknown[] = [];
  if (row) row.scrollTo = (...where: unknown[]) => void moves.push(where[0]);
  startCarousels();
  return moves;
}

/** Waits until the row is seen: the browser notifies all observers in one task, in no particular order. */
function rowIsSeen(): Promise<void> {
  return new Promise((resolve) => {
    const observer = new IntersectionObserver((entries) => {
      if (!entries.some(({ isIntersecting }) => isIntersecting)) return;
      observer.disconnect();
      setTimeout(resolve);
    });
    for (const row of document.querySelectorAll('ul')) observer.observe(row);
  });
}

test('moves by one product every 2.5 seconds after a start, and stops at a stop', async () => {
  vi.useFakeTimers({ toFake: ['setInterval'] });
  const moves = openCarousel();
  await rowIsSeen();
  vi.advanceTimersByTime(10_000);
  expect(moves).toEqual([]);
  document.querySelector('button')?.click();
  vi.advanceTimersByTime(2499);
  expect(moves).toEqual([]);
  vi.advanceTimersByTime(1);
  expect(moves).toEqual([expect.objectContaining({ left: 200 })]);
  vi.advanceTimersByTime(2500);
  expect(moves).toHaveLength(2);
  document.querySelector('button')?.click();
  vi.advanceTimersByTime(10_000);
  expect(moves).toHaveLength(2);
});

/** A shopper's actions in the row (contract, Settled after the second release). */
const USES = {
  touch: (row: Element) => row.dispatchEvent(new Event('touchstart', { bubbles: true })),
  wheel: (row: Element) => row.dispatchEvent(new WheelEvent('wheel', { bubbles: true, deltaX: 10 })),
  focus: (row: Element) =>
    row.querySelector('a')?.dispatchEvent(new FocusEvent('focusin', { bubbles: true })),
  key: (row: Element) =>
    row.dispatchEvent(new KeyboardEvent('keydown', { key: 'ArrowRight', bubbles: true })),
};

test.each(Object.entries(USES))('a %s in the row stops it, before and after each start', async (_, use) => {
  vi.useFakeTimers({ toFake: ['setInterval'] });
  const moves = openCarousel();
  await rowIsSeen();
  const row = document.querySelector('ul');
  const button = document.querySelector('button');
  if (!row || !button) throw new Error('The row is not there.');
  use(row);
  for (let start = 1; start <= 2; start += 1) {
    button.click();
    vi.advanceTimersByTime(2500);
    expect(moves).toHaveLength(start);
    use(row);
    expect(button.hasAttribute('data-stopped')).toBe(true);
    vi.advanceTimersByTime(10_000);
    expect(moves).toHaveLength(start);
  }
});

test.each([
  [
    'an arrow key on the button that starts it',
    'pause',
    new KeyboardEvent('keydown', { key: 'ArrowRight', bubbles: true }),
    true,
  ],
  ['the focus on another button', 'next', new FocusEvent('focusin', { bubbles: true }), true],
  [
    'Enter on the button that starts it, which presses it,',
    'pause',
    new KeyboardEvent('keydown', { key: 'Enter', bubbles: true }),
    false,
  ],
])('%s stops it, or leaves it unchanged', async (_, action, event, isStopped) => {
  openCarousel();
  await rowIsSeen();
  const pause = document.querySelector('button');
  pause?.click();
  document.querySelector(`[data-carousel-action="${action}"]`)?.dispatchEvent(event);
  expect(pause?.hasAttribute('data-stopped')).toBe(isStopped);
});
