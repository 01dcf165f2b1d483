/** The first interaction with a page (decision 107, First interaction): code that only a person needs waits for it. */
import { beforeEach, expect, onTestFinished, test, vi } from 'vitest';
import { onFirstInteraction, onNextInteraction } from '#shared/hydration/first-interaction.ts';

beforeEach(() => {
  globalThis.hadInteraction = undefined;
});

const move = (x: number, y: number): PointerEvent =>
  new PointerEvent('pointermove', { clientX: x, clientY: y });

function waiting(end = new AbortController()) {
  const act = vi.fn();
  onFirstInteraction(act, end);
  onTestFinished(() => end.abort());
  return act;
}

test.each(['pointerdown', 'touchstart', 'keydown', 'focusin', 'input', 'scroll'])('%s is one', (type) => {
  const act = waiting();
  document.body.dispatchEvent(
    type === 'pointerdown' ? new PointerEvent(type, { clientX: 5 }) : new Event(type),
  );
  expect(act).toHaveBeenCalledTimes(1);
});

test('an artificial move of the browser, in the corner, does not count', () => {
  const act = waiting();
  dispatchEvent(move(0, 0));
  expect(act).not.toHaveBeenCalled();
  dispatchEvent(move(0, 1));
  expect(act).toHaveBeenCalledTimes(1);
});

test('the first one counts, and no other', () => {
  const act = waiting();
  dispatchEvent(move(3, 3));
  dispatchEvent(new Event('scroll'));
  dispatchEvent(move(4, 4));
  expect(act).toHaveBeenCalledTimes(1);
});

test('a listener after the first one is called at once, and one for the next is not', () => {
  waiting();
  dispatchEvent(move(3, 3));
  expect(waiting()).toHaveBeenCalledTimes(1);
  const end = new AbortController();
  const next = vi.fn();
  onNextInteraction(next, end);
  onTestFinished(() => end.abort());
  expect(next).not.toHaveBeenCalled();
  dispatchEvent(move(4, 4));
  expect(next).toHaveBeenCalledTimes(1);
});

test('an interaction whose propagation another listener stops still counts', () => {
  const act = waiting();
  const stop = (event: Event): void => event.stopImmediatePropagation();
  document.body.addEventListener('keydown', stop);
  onTestFinished(() => document.body.removeEventListener('keydown', stop));
  document.body.dispatchEvent(new KeyboardEvent('keydown', { key: 'a', bubbles: true }));
  expect(act).toHaveBeenCalledTimes(1);
});

test('nothing is recorded any more once it is over', () => {
  const end = new AbortController();
  const act = waiting(end);
  end.abort();
  dispatchEvent(new Event('scroll'));
  expect(act).not.toHaveBeenCalled();
});
