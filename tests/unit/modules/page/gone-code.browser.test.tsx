/** Code that does not come when somebody presses something: nothing is silent (decision 127, Code that is gone). */
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { page } from 'vitest/browser';
import { startGoneCode } from '#modules/page/gone-code.ts';

const fail = (): boolean => dispatchEvent(new Event('vite:preloadError'));
let asked: string[];

startGoneCode();

beforeEach(() => {
  asked = [];
  document.documentElement.lang = 'es-GT';
  document.body.innerHTML = '<p role="status" data-connection></p><button>Favorito</button>';
  vi.stubGlobal('fetch', async (path: string) => {
    asked.push(path);
    return new Response('{"islandFailed":"No funcionó"}');
  });
});
afterEach(() => vi.unstubAllGlobals());

test('what nobody asked for fails without a word', async () => {
  fail();
  expect(asked).toEqual([]);
});

test('a press that cannot be answered is told, however often', async () => {
  document.querySelector('button')?.addEventListener('click', fail);
  for (const _ of [1, 2]) {
    document.querySelector('[data-connection]')?.replaceChildren();
    await page.getByRole('button').click();
    await expect.element(page.getByText('No funcionó')).toBeVisible();
  }
  expect(asked).toContain('/locales/es-GT/messages.json');
});

test('behind an open modal nobody would see it: it is told in the modal, once, until that closes', async () => {
  document.body.insertAdjacentHTML('beforeend', '<dialog><button>Ampliar</button></dialog>');
  const modal = document.querySelector('dialog');
  modal?.querySelector('button')?.addEventListener('click', fail);
  modal?.showModal();
  for (const _ of [1, 2]) {
    await page.getByRole('button', { name: 'Ampliar' }).click();
    await expect.element(page.getByRole('dialog').getByRole('alert')).toHaveTextContent('No funcionó');
  }
  modal?.close();
  await expect.poll(() => modal?.textContent).toBe('Ampliar');
});
