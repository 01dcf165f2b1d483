/** The shopping actions of the soak test. Each runs inside the page, because handles of the driver would count as memory. */
import type { Page } from '@playwright/test';

/** An action that is repeated. */
export type Action = {
  /** Its row in the table. */
  readonly name: string;
  /** How often `npm run soak` repeats it. */
  readonly times: number;
  /** Number of repetitions after which the page is in its initial state and its memory is read. */
  readonly turns: number;
  /** The page of the action. */
  readonly place: 'list' | 'product';
  /** Performs the action for the n-th time, from 1. */
  readonly run: (page: Page, at: number) => Promise<void>;
};

/** Opens and closes the mini-cart. */
const openCart = (page: Page): Promise<void> =>
  page.evaluate(async () => {
    const dialog = document.querySelector<HTMLDialogElement>('dialog#mini-cart');
    document.querySelector<HTMLElement>('[commandfor="mini-cart"]')?.click();
    await window.until(() => dialog?.open && dialog.querySelector('[aria-label^="Eliminar"]'));
    dialog?.close();
    await window.until(() => !dialog?.matches(':modal'));
  });

/** Number of different articles: their first load is not a leak. */
const VIEWED = 8;

/** Opens and closes the quick view of an article. */
const openQuickView = (page: Page, at: number): Promise<void> =>
  page.evaluate(async (index) => {
    const dialog = document.querySelector<HTMLDialogElement>('dialog#quick-view');
    const openers = document.querySelectorAll<HTMLElement>('main [data-action="quick-view"]');
    openers[1 + index]?.click();
    const isDrawn = (): boolean => /Descripción/.test(dialog?.textContent ?? '');
    await window.until(() => dialog?.open && isDrawn());
    dialog?.close();
    await window.until(() => !isDrawn());
  }, at % VIEWED);

const CART_OPENED: Action = {
  name: 'cart opened and closed',
  times: 200,
  turns: 1,
  place: 'list',
  run: openCart,
};

const QUICK_VIEW: Action = {
  name: 'quick view',
  times: 500,
  turns: VIEWED,
  place: 'list',
  run: openQuickView,
};

const CHANGES = 5;

/** Changes a list by its controls, in turns: sort, next page, filter, no filter, sort. Ends when the new list is rendered. */
const changeList = (page: Page, at: number): Promise<void> =>
  page.evaluate(
    async (turn) => {
      const list = document.querySelector<HTMLElement>('[data-list-live]');
      const prices = document.querySelector<HTMLDetailsElement>(
        '.filters[data-place="side"] [data-group="price"]',
      );
      const more = (): HTMLAnchorElement | null | undefined => list?.querySelector('.list-more a');
      const sort = (order: string): void => {
        const select = document.querySelector<HTMLSelectElement>('#list-sort');
        if (!select) return;
        select.value = order;
        select.dispatchEvent(new Event('change', { bubbles: true }));
      };
      // The value with most articles, so that the list has a second page; a second press removes it.
      const filter = (): void => {
        const values = [...(prices?.querySelectorAll('label:has(small)') ?? [])];
        const countOf = (value: Element): number =>
          Number(value.querySelector('small')?.textContent?.replace(/\D/g, ''));
        values
          .toSorted((one, other) => countOf(other) - countOf(one))[0]
          ?.querySelector('input')
          ?.click();
      };
      const changes = [
        () => sort('price-ascending'),
        () => more()?.click(),
        filter,
        filter,
        () => sort('relevance'),
      ];
      if (prices && !prices.open) prices.querySelector('summary')?.click();
      await window.until(() => {
        // The controls hydrate when the pointer is over them.
        prices?.dispatchEvent(new PointerEvent('pointerover', { bubbles: true }));
        return prices?.querySelector('label:has(small)');
      });
      const before = location.href;
      changes[turn]?.();
      await window.until(() => location.href !== before);
      const asked = new URL(location.href);
      const page = Number(asked.searchParams.get('pagina') ?? 1);
      asked.searchParams.set('pagina', String(page + 1));
      asked.searchParams.sort();
      /** The link to the next page leads to the same list, one page further. */
      const isDrawn = (): boolean => {
        const next = new URL(more()?.href ?? location.href);
        next.searchParams.sort();
        const cards = list?.querySelectorAll('.card').length;
        return !list?.hidden && next.href === asked.href && cards === page * 24;
      };
      await window.until(() =>
        location.search === ''
          ? list?.hidden
          : isDrawn() && !list?.querySelector('[data-coming], [aria-busy]'),
      );
    },
    (at - 1) % CHANGES,
  );

const LIST_CHANGED: Action = {
  name: 'list changed',
  times: 200,
  turns: CHANGES,
  place: 'list',
  run: changeList,
};

/** Selects another colour and size. Ends when address and gallery have changed. */
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

/** Adds a line, and removes it in the mini-cart. */
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

const VARIANT_CHOSEN: Action = {
  name: 'variant chosen',
  times: 100,
  turns: 1,
  place: 'product',
  run: chooseVariant,
};

const LINE_ADDED: Action = {
  name: 'line added and removed',
  times: 100,
  turns: 1,
  place: 'product',
  run: addAndRemove,
};

export const ACTIONS: readonly Action[] = [CART_OPENED, QUICK_VIEW, LIST_CHANGED, VARIANT_CHOSEN, LINE_ADDED];
