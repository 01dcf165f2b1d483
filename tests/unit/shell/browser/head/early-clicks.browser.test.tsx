/**
 * Clicks before any script of the page listens (decision 8, Without scripts). The script runs once, in the page's head.
 */
import { expect, onTestFinished, test, vi } from 'vitest';

const HTML = `
  <div data-native="color"><input type="checkbox" id="choice" /></div>
  <button type="button" id="buy"><b id="inside">Comprar</b></button>
  <div class="stepper"><button type="button" id="more">+</button></div>
  <input type="checkbox" id="filter" />
  <button type="button" command="show-modal" commandfor="dialog" id="invoker">Menú</button>
  <button type="button" popovertarget="tip" id="tip-button">Ayuda</button>
  <astro-island><button type="button" id="island">Pagar</button></astro-island>
  <a href="#held" data-held id="link">Tallas</a>
  <form><button id="send">Enviar</button></form>
  <form data-search="header" id="search"><button id="find">Buscar</button></form>`;

const byId = (id: string): HTMLElement => {
  const found = document.getElementById(id);
  if (!found) throw new Error(id);
  return found;
};
const press = (id: string): boolean =>
  byId(id).dispatchEvent(new MouseEvent('click', { bubbles: true, cancelable: true }));

test('a press on a control that only scripts answer is replayed once they listen, any other is left alone', async () => {
  document.body.innerHTML = HTML;
  const sent = vi.fn((event: Event) => event.preventDefault());
  addEventListener('submit', sent);
  await import('#shell/browser/head/early-clicks.ts');
  // A loaded module replays a held click only once.
  const tooEarly = vi.fn((event: Event) => event.target instanceof Element && event.target.id);
  document.addEventListener('click', tooEarly);
  for (const id of [
    'inside',
    'inside',
    'filter',
    'choice',
    'invoker',
    'tip-button',
    'send',
    'island',
    'link',
    'find',
    'more',
    'more',
  ])
    press(id);
  expect(sent.mock.calls.map(([{ target }]) => target)).toEqual([byId('send').closest('form')]);
  document.removeEventListener('click', tooEarly);
  const early = tooEarly.mock.results.map(({ value }) => value);
  // Nor a second press on the same button.
  for (const id of ['inside', 'buy', 'filter', 'island', 'link', 'find', 'more'])
    expect(early).not.toContain(id);
  expect(tooEarly.mock.results.map(({ value }) => value)).toEqual(
    expect.arrayContaining(['choice', 'invoker', 'tip-button', 'send']),
  );
  expect([...document.querySelectorAll('[aria-busy="true"]')].map(({ id }) => id)).toEqual([
    'buy',
    'more',
    'filter',
    'island',
    'link',
    'find',
  ]);
  // Held, but the box looks pressed.
  expect(byId('filter')).toBeChecked();

  const heard = vi.fn((event: Event) => event.currentTarget instanceof Element && event.currentTarget.id);
  for (const { id } of document.querySelectorAll('[id]')) byId(id).addEventListener('click', heard);
  // The island answers its own clicks; the others wait for the rest of the page.
  dispatchEvent(new Event('page:coming'));
  dispatchEvent(new Event('DOMContentLoaded'));
  await vi.waitFor(() => expect(heard.mock.results.map(({ value }) => value)).toEqual(['island']));
  expect([...document.querySelectorAll('[aria-busy="true"]')].map(({ id }) => id)).toEqual([
    'buy',
    'more',
    'filter',
    'link',
    'find',
  ]);
  press('island');
  heard.mockClear();
  press('buy');
  dispatchEvent(new Event('page:ready'));
  await vi.waitFor(() =>
    expect(heard.mock.results.map(({ value }) => value)).toEqual([
      'buy',
      'filter',
      'link',
      'find',
      'search',
      'more',
      'more',
    ]),
  );
  expect(sent).toHaveBeenCalledTimes(2);
  expect(document.querySelector('[aria-busy]')).toBeNull();
  expect(byId('filter')).toBeChecked();

  press('buy');
  expect(heard).toHaveBeenCalledTimes(8);
});

test("a press on the other language keeps the page's current place", async () => {
  const { pathname, search, hash } = location;
  onTestFinished(() => history.replaceState(null, '', pathname + search + hash));
  document.body.innerHTML =
    '<nav><a href="/en/tenis" hreflang="en" id="english"><b id="word">English</b></a></nav>';
  document.addEventListener('click', (event) => event.preventDefault(), { once: true });
  await import('#shell/browser/head/early-clicks.ts');
  history.replaceState(null, '', '?color=negro#productos');
  press('word');
  expect(byId('english')).toHaveAttribute('href', '/en/tenis?color=negro#productos');
  expect(byId('english')).not.toHaveAttribute('aria-busy');
});

test('a script that does not load is requested three times more, by other addresses, and then the page says so', async () => {
  document.body.innerHTML = '<p id="lost" hidden>Vuelve a cargarla</p>';
  await import('#shell/browser/head/early-clicks.ts');
  const late = vi.fn();
  addEventListener('page:late', late);
  onTestFinished(() => removeEventListener('page:late', late));
  const asked = (): string[] => [...document.scripts].flatMap(({ src }) => /gone\.js.*/.exec(src) ?? []);
  const script = document.createElement('script');
  script.type = 'module';
  script.src = '/gone.js';
  document.head.append(script);
  // It does not load either, and no further try follows.
  await vi.waitFor(() => expect(late).toHaveBeenCalledTimes(1));
  expect(asked()).toEqual(['gone.js', 'gone.js?2', 'gone.js?2?2', 'gone.js?2?2?2']);
  expect(document.getElementById('lost')).toBeVisible();
});
