import { useState } from 'react';
import { flushSync } from 'react-dom';
import { createRoot } from 'react-dom/client';
import { expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { Dialog } from '#shared/ui/dialogs/Dialog.tsx';

function Example({ closeText }: { readonly closeText: string | undefined }) {
  const [open, setOpen] = useState(false);
  return (
    <>
      <button type="button" onClick={() => setOpen(true)}>
        Abrir
      </button>
      <Dialog open={open} onClose={() => setOpen(false)} title="Registrate" closeText={closeText}>
        <p>Contenido</p>
      </Dialog>
    </>
  );
}

async function showOpened(closeText: string | undefined): Promise<void> {
  const place = document.createElement('div');
  document.body.replaceChildren(place);
  flushSync(() => createRoot(place).render(<Example closeText={closeText} />));
  await opener.click();
  await expect.element(dialog).toBeVisible();
}

const opener = page.getByRole('button', { name: 'Abrir' });
const dialog = page.getByRole('dialog', { name: 'Registrate' });

test('Escape closes it and returns the focus', async () => {
  await showOpened('Cerrar');
  await userEvent.keyboard('{Escape}');
  await expect.element(dialog).not.toBeInTheDocument();
  await expect.element(opener).toHaveFocus();
});

test('its close button closes it', async () => {
  await showOpened('Cerrar');
  await dialog.getByRole('button', { name: 'Cerrar' }).click();
  await expect.element(dialog).not.toBeInTheDocument();
});

test('a press outside its box closes it, one inside does not', async () => {
  await showOpened('Cerrar');
  await page.getByText('Contenido').click();
  await expect.element(dialog).toBeVisible();
  const element = dialog.element();
  element.dispatchEvent(new MouseEvent('mousedown', { bubbles: true, button: 0 }));
  await expect.element(dialog).not.toBeInTheDocument();
});

test('without a way to close it, Escape leaves it open', async () => {
  await showOpened(undefined);
  await userEvent.keyboard('{Escape}');
  await expect.element(dialog).toBeVisible();
});

test('the page behind is locked while it is open, and unlocked when it is closed', async () => {
  const held = (): boolean => document.documentElement.hasAttribute('data-modal');
  await showOpened('Cerrar');
  expect(held()).toBe(true);
  expect(getComputedStyle(document.documentElement).overflowY).toBe('hidden');
  await dialog.getByRole('button', { name: 'Cerrar' }).click();
  await expect.poll(held).toBe(false);
});

test('closed before one in the body, it leaves no lock on the page', async () => {
  await showOpened('Cerrar');
  const outer = document.createElement('dialog');
  document.body.append(outer);
  outer.setAttribute('open', '');
  await dialog.getByRole('button', { name: 'Cerrar' }).click();
  await expect.element(dialog).not.toBeInTheDocument();
  await expect.poll(() => document.documentElement.hasAttribute('data-modal')).toBe(false);
});
