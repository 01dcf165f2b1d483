import { expect, onTestFinished, test, vi } from 'vitest';
import { startScrollTop } from '#shell/browser/page-later.ts';

test.each([
  [[true, false], false],
  [[false, true], true],
])('of the events %s that arrive together the last one counts', (words, isHidden) => {
  let notify: IntersectionObserverCallback = () => undefined;
  class Observer extends IntersectionObserver {
    constructor(hear: IntersectionObserverCallback) {
      super(hear);
      notify = hear;
    }
    override observe(): void {
      // The test triggers it.
    }
  }
  vi.stubGlobal('IntersectionObserver', Observer);
  onTestFinished(() => void vi.unstubAllGlobals());
  document.body.innerHTML = '<i data-scroll-mark></i><button data-scroll-top hidden>Volver arriba</button>';
  startScrollTop();
  const mark = document.querySelector('i') ?? expect.fail();
  const box = mark.getBoundingClientRect();
  const entryOf = (isIntersecting: boolean): IntersectionObserverEntry => ({
    isIntersecting,
    target: mark,
    time: 0,
    intersectionRatio: Number(isIntersecting),
    boundingClientRect: box,
    intersectionRect: box,
    rootBounds: null,
  });
  notify(words.map(entryOf), new IntersectionObserver(() => undefined));
  expect(document.querySelector('button')?.hidden).toBe(isHidden);
});
