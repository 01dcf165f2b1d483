/** Code that does not load after a press: every failure is reported (decision 127, Missing code). */
import { beforeEach, expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { reportChunkErrors } from '#shell/browser/page-status.ts';

/** The report of an imported script; an island reports a lost press without a payload. */
const fail = (): boolean =>
  dispatchEvent(Object.assign(new Event('vite:preloadError'), { payload: new Error('404') }));

reportChunkErrors();

beforeEach(() => {
  document.body.innerHTML = '<a id="lost" href="" hidden>No funcionó</a><button>Favorito</button>';
});

const notice = () => document.getElementById('lost');

test('an unrequested failure shows no message', () => {
  fail();
  expect(notice()).not.toBeVisible();
});

test('a press that an island lost is reported, also long after the press', () => {
  dispatchEvent(new Event('vite:preloadError'));
  expect(notice()).toBeVisible();
});

test('a press that cannot be answered is reported, with a reload link', async () => {
  document.querySelector('button')?.addEventListener('click', fail);
  await page.getByRole('button').click();
  await expect.element(page.getByRole('link', { name: 'No funcionó' })).toBeVisible();
});

test('behind an open modal it would be hidden: the report appears in the modal, and stays when that closes', async () => {
  document.body.insertAdjacentHTML('beforeend', '<dialog><button>Ampliar</button></dialog>');
  const modal = document.querySelector('dialog');
  modal?.querySelector('button')?.addEventListener('click', fail);
  modal?.showModal();
  for (const _ of [1, 2]) {
    await page.getByRole('button', { name: 'Ampliar' }).click();
    await expect.element(page.getByRole('dialog').getByRole('link', { name: 'No funcionó' })).toBeVisible();
  }
  modal?.close();
  await expect.poll(() => modal?.textContent).toBe('Ampliar');
  expect(notice()).toBeVisible();
});
