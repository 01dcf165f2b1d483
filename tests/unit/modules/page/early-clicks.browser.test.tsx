/**
 * Clicks that come before any script of the page listens (decision 8, Without scripts). The script runs once, as in a
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
  await import('#modules/page/early-clicks.ts');
  // A module that has run already hears what is held but once: when it is made again.
  const tooEarly = vi.fn((event: Event) => event.target instanceof Element && event.target.id);
  document.addEventListener('click', tooEarly);
  for (const id of ['inside', 'inside', 'filter', 'choice', 'invoker', 'tip-button', 'send']) press(id);
  document.removeEventListener('click', tooEarly);
  const early = tooEarly.mock.results.map(({ value }) => value);
  // Nor a second press on the same button.
  for (const id of ['inside', 'buy', 'filter']) expect(early).not.toContain(id);
  expect(tooEarly.mock.results.map(({ value }) => value)).toEqual(
    expect.arrayContaining(['choice', 'invoker', 'tip-button', 'send']),
  );
  expect([...document.querySelectorAll('[aria-busy="true"]')].map(({ id }) => id)).toEqual(['buy', 'filter']);
  // Held, but a box looks pressed all the same.
  expect(byId('filter')).toBeChecked();

  const heard = vi.fn((event: Event) => event.currentTarget instanceof Element && event.currentTarget.id);
  for (const { id } of document.querySelectorAll('[id]')) byId(id).addEventListener('click', heard);
  dispatchEvent(new Event('DOMContentLoaded'));
  await vi.waitFor(() => expect(heard.mock.results.map(({ value }) => value)).toEqual(['buy', 'filter']));
  expect(document.querySelector('[aria-busy]')).toBeNull();
  expect(byId('filter')).toBeChecked();

  press('buy');
  expect(heard).toHaveBeenCalledTimes(3);
});
