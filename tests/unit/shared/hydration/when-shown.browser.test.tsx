/** Prerendered pages (decision 110, Next page). */
import { expect, onTestFinished, test, vi } from 'vitest';
import { whenShown } from '#shared/hydration/when-shown.ts';

function prerender(): void {
  Object.defineProperty(document, 'prerendering', { value: true, configurable: true });
  onTestFinished(() => {
    Reflect.deleteProperty(document, 'prerendering');
  });
}

test('a counted action runs at once on a visible page', () => {
  const start = vi.fn();
  whenShown(start);
  expect(start).toHaveBeenCalledTimes(1);
});

test('a counted action waits on a prerendered page until it is shown, and runs once', () => {
  prerender();
  const start = vi.fn();
  whenShown(start);
  expect(start).not.toHaveBeenCalled();
  document.dispatchEvent(new Event('prerenderingchange'));
  document.dispatchEvent(new Event('prerenderingchange'));
  expect(start).toHaveBeenCalledTimes(1);
});
