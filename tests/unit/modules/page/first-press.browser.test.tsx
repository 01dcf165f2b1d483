/**
 * Presses that come before any script of the page listens (decision 8, Without scripts). The script runs once, as in a
 * page's head.
 */
import { expect, test, vi } from 'vitest';

const HTML = `
  <div data-native="color"><input type="checkbox" id="choice" /></div>
  <button type="button" id="buy"><b id="inside">Comprar</b></button>
  <input type="checkbox" id="filter" />
  <button type="button" command="show-modal" commandfor="dialog" id="invoker">Menú</button>
  <button type="button" popovertarget="tip" id="tip-button">Ayuda</button>
  <form><button id="send">Enviar</button></form>`;

const byId = (id: string): HTMLElement => {
  const found = document.getElementById(id);
  if (!found) throw new Error(id);
  return found;
};
const press = (id: string): boolean =>
  byId(id).dispatchEvent(new MouseEvent('click', { bubbles: true, cancelable: true }));

test('a press on what only scripts answer is made again once they listen, any other is left alone', async () => {
  document.body.innerHTML = HTML;
  document.querySelector('form')?.addEventListener('submit', (event) => event.preventDefault());
  await import('#modules/page/first-press.ts');
  expect(['inside', 'filter'].map(press)).toEqual([false, true]);
  expect(['choice', 'invoker', 'tip-button', 'send'].map(press)).toEqual([true, true, true, true]);
  expect([...document.querySelectorAll('[aria-busy="true"]')].map(({ id }) => id)).toEqual(['buy', 'filter']);
  // Kept, but a box looks pressed all the same.
  expect(byId('filter')).toBeChecked();

  const heard = vi.fn((event: Event) => event.currentTarget instanceof Element && event.currentTarget.id);
  for (const { id } of document.querySelectorAll('[id]')) byId(id).addEventListener('click', heard);
  dispatchEvent(new Event('DOMContentLoaded'));
  expect(heard.mock.results.map(({ value }) => value)).toEqual(['buy', 'filter']);
  expect(document.querySelector('[aria-busy]')).toBeNull();
  expect(byId('filter')).toBeChecked();

  press('buy');
  expect(heard).toHaveBeenCalledTimes(3);
});
