/** Arrow keys in the header's menus, before all parts of the page have started (decision 107, First interaction). */
import { expect, test, vi } from 'vitest';
import { holdArrowKeys } from '#shell/browser/arrow-keys.ts';

test('a key that comes while the parts of the page start is answered once, when all have', () => {
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
