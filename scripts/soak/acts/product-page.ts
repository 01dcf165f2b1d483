/** What is done on a product's own page: its variants chosen in turns, a line put into the cart and taken out again. */
import type { Page } from '@playwright/test';
import type { Act } from './act.ts';

/** Another colour, then a size of it; over when the address and the gallery have followed. */
const chooseVariant = (page: Page, at: number): Promise<void> =>
  page.evaluate(async (index) => {
    const gallery = document.querySelector<HTMLElement>('.product-main .gallery');
    const choose = async (group: string): Promise<void> => {
      const inputs = (): HTMLInputElement[] => [
        ...document.querySelectorAll<HTMLInputElement>(`.product-buy [data-native="${group}"] input:enabled`),
      ];
      const { length } = inputs();
      const wanted = inputs()[index % length]?.value;
      inputs()[index % length]?.click();
      await window.until(() => inputs().some(({ checked, value }) => checked && value === wanted));
    };
    await choose('color');
    await choose('talla');
    await window.until(
      () => /color=.*talla=/.test(location.search) && !('coming' in (gallery?.dataset ?? {})),
    );
  }, at);

/** One line more, and that line taken out in the mini-cart. */
const addAndRemove = (page: Page): Promise<void> =>
  page.evaluate(async () => {
    const lines = (): number => JSON.parse(localStorage.getItem('tienda') ?? '{}').cart.length;
    const before = lines();
    const dialog = document.querySelector<HTMLDialogElement>('dialog#mini-cart');
    const sizes = '.product-buy [data-native="talla"] input';
    if (!document.querySelector(`${sizes}:checked`))
      document.querySelector<HTMLElement>(`${sizes}:enabled`)?.click();
    await window.until(() => document.querySelector(`${sizes}:checked`));
    document.querySelector<HTMLElement>('.product-buy .buy-row > .button')?.click();
    await window.until(() => lines() === before + 1);
    document.querySelector<HTMLElement>('[commandfor="mini-cart"]')?.click();
    const removers = (): HTMLElement[] => [
      ...(dialog?.querySelectorAll<HTMLElement>('[aria-label^="Eliminar"]') ?? []),
    ];
    await window.until(() => dialog?.open && removers().length === before + 1);
    removers().at(-1)?.click();
    await window.until(() => lines() === before && removers().length === before);
    dialog?.close();
    await window.until(() => !dialog?.matches(':modal'));
  });

export const VARIANT_CHOSEN: Act = {
  name: 'variant chosen',
  times: 100,
  turns: 1,
  place: 'product',
  run: chooseVariant,
};

export const LINE_ADDED: Act = {
  name: 'line added and removed',
  times: 100,
  turns: 1,
  place: 'product',
  run: addAndRemove,
};
