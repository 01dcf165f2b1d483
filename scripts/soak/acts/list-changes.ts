/** A list that is changed by its own controls: sorted, paged on, filtered, freed of the filter, sorted as it was. */
import type { Page } from '@playwright/test';
import type { Act } from './act.ts';

const CHANGES = 5;

/** One change; over when the list that the address then asks for is drawn. */
const changeList = (page: Page, at: number): Promise<void> =>
  page.evaluate(
    async (turn) => {
      const live = document.querySelector<HTMLElement>('[data-list-live]');
      const prices = document.querySelector<HTMLDetailsElement>(
        '.filters[data-place="side"] [data-group="price"]',
      );
      const more = (): HTMLAnchorElement | null | undefined => live?.querySelector('.list-more a');
      const sort = (order: string): void => {
        const select = document.querySelector<HTMLSelectElement>('#list-sort');
        if (!select) return;
        select.value = order;
        select.dispatchEvent(new Event('change', { bubbles: true }));
      };
      // The one that leaves most, so that there is another page of it; a second press gives it up.
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
        // What a mouse does on its way: with it the controls become live, as soon as they listen.
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
      /** The link to the next page shows what is drawn: the same list, one page further. */
      const isDrawn = (): boolean => {
        const next = new URL(more()?.href ?? location.href);
        next.searchParams.sort();
        const cards = live?.querySelectorAll('.card').length;
        return !live?.hidden && next.href === asked.href && cards === page * 24;
      };
      await window.until(() =>
        location.search === ''
          ? live?.hidden
          : isDrawn() && !live?.querySelector('[data-coming], [aria-busy]'),
      );
    },
    (at - 1) % CHANGES,
  );

export const LIST_CHANGED: Act = {
  name: 'list changed',
  times: 200,
  turns: CHANGES,
  place: 'list',
  run: changeList,
};
