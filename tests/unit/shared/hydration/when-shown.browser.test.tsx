/** Prerendered pages (decision 110, Next page). */
import { expect, onTestFinished, test, vi } from 'vitest';
import { whenShown } from '#shared/hydration/when-shown.ts';

function prerender(): void {
  Object.defineProperty(document, 'prerendering', { value: true, configurable: true });
  onTestFinished(() => {
    Reflect.deleteProperty(document, 'prerendering');
  });
}

test('what counts is done at once on a page that is seen', () => {
  const start = vi.fn();
  whenShown(start);
  expect(start).toHaveBeenCalledTimes(1);
});

test('what counts waits on a page that was drawn beforehand until it is shown, and is done once', () => {
  prerender();
  const start = vi.fn();
  whenShown(start);
  expect(start).not.toHaveBeenCalled();
  document.dispatchEvent(new Event('prerenderingchange'));
  document.dispatchEvent(new Event('prerenderingchange'));
  expect(start).toHaveBeenCalledTimes(1);
});
