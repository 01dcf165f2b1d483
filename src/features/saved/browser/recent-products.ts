/** Renders the products seen lately as links with picture, name and price (decision 235, Ways to render). */

import { placedPicture } from '#features/product/rules/picture.ts';
import { $recent, forgetRecent } from '#features/saved/store/saved-lists.ts';
import type { SavedProduct } from '#features/saved/store/stored-saved-products.ts';
import { shopConfiguration } from '#shared/configuration/settings.ts';
import { pageLocale } from '#shared/i18n/page-locale.ts';
import { pathTo } from '#shared/i18n/paths.ts';
import { pageMoneyFormat, printMoney } from '#shared/money/page-money.ts';
import { priceAfterDiscount } from '#shared/money/price.ts';

const PICTURE_PIXELS = 144;
const request = { template: shopConfiguration.imageTemplate };

/** Fills the section `[data-recent]`, which stays hidden while it is empty. */
export function renderRecent(): void {
  const section = document.querySelector<HTMLElement>('[data-recent]');
  if (!section) return;
  const products = $recent.get().filter(({ sku }) => sku !== section.dataset['except']);
  section.querySelector('ul')?.replaceChildren(...products.map(renderRow));
  section.hidden = products.length === 0;
  section.querySelector('[data-recent-clear]')?.addEventListener('click', () => {
    forgetRecent();
    section.hidden = true;
  });
}

function renderRow(product: SavedProduct): HTMLLIElement {
  const link = document.createElement('a');
  link.href = pathTo.product(pageLocale(), product.sku);
  const image = new Image(PICTURE_PIXELS, PICTURE_PIXELS);
  image.alt = '';
  image.loading = 'lazy';
  image.src = placedPicture(product.image, 'recent', request).src;
  const name = document.createElement('span');
  name.textContent = product.name;
  const price = document.createElement('span');
  printMoney(price, priceAfterDiscount(product), pageMoneyFormat());
  link.append(image, name, price);
  const row = document.createElement('li');
  row.append(link);
  return row;
}
