/** Pictures that do not load (storefront §8). */
import { expect, test, vi } from 'vitest';
import { holdArrowKeys, startPictureFallback } from '#shell/browser/page.ts';

test('a picture that does not load is replaced, and a second one of a card only removed', () => {
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

test('a key that arrives while the parts of the page start is answered once, when all have', () => {
  document.body.innerHTML = '<div data-account><button type="button">Mi cuenta</button></div>';
  const button = document.querySelector('button') ?? expect.fail();
  const heard = vi.fn(({ key }: KeyboardEvent) => key);
  holdArrowKeys();
  document.querySelector<HTMLElement>('[data-account]')?.addEventListener('keydown', heard);
  const press = (key: string): boolean =>
    button.dispatchEvent(new KeyboardEvent('keydown', { key, bubbles: true, cancelable: true }));
  expect(press('ArrowDown')).toBe(false);
  expect(heard).not.toHaveBeenCalled();
  dispatchEvent(new Event('page:ready'));
  expect(heard.mock.results.map(({ value }) => value)).toEqual(['ArrowDown']);
  press('ArrowUp');
  expect(heard).toHaveBeenCalledTimes(2);
});
