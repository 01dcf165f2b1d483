/** Pictures that do not load (storefront §8). */
import { expect, test } from 'vitest';
import { startPictureFallback } from '#shell/browser/pictures/picture-fallback.ts';

test('a picture that does not load is replaced, and a second one of a card only taken away', () => {
  document.documentElement.dataset['noImage'] = 'data:,none';
  document.body.innerHTML = `
    <div class="card-figure">
      <picture><source srcset="data:,a"><img src="data:,a" alt="" id="first"></picture>
      <img src="data:,b" alt="" id="second">
    </div>`;
  startPictureFallback();
  const fail = (selector: string): void =>
    void document.querySelector(selector)?.dispatchEvent(new Event('error'));
  fail('#second');
  expect(document.querySelector('#second')).toBeNull();
  expect(document.querySelector('source')).not.toBeNull();
  fail('#first');
  expect(document.querySelector('source')).toBeNull();
  expect(document.querySelector('#first')?.getAttribute('src')).toBe('data:,none');
});
