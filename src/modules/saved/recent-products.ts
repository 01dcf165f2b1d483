/** Draws the products looked at lately as links with picture, name and price. */
import { shopConfiguration } from '#configuration/settings.ts';
import { priceAfterDiscount } from '#domain/money/price.ts';
import { cardPicture } from '#domain/product/card-picture.ts';
import { pageLocale } from '#i18n/page-locale.ts';
import { pathTo } from '#i18n/paths.ts';
import { pageMoneyFormat, printMoney } from '#modules/money/page-money.ts';
import { $recent, forgetRecent } from '#stores/saved/recent.ts';
import type { SavedProduct } from '#stores/saved/stored-saved-products.ts';

const PICTURE_PIXELS = 144;
const request = { template: shopConfiguration.imageTemplate };

function rowOf(product: SavedProduct): HTMLLIElement {
  const link = document.createElement('a');
  link.href = pathTo.product(pageLocale(), product.sku);
  const image = new Image(PICTURE_PIXELS, PICTURE_PIXELS);
  image.alt = '';
  image.loading = 'lazy';
  image.src = cardPicture(product.image, 'recent', request).src;
  const name = document.createElement('span');
  name.textContent = product.name;
  const price = document.createElement('span');
  printMoney(price, priceAfterDiscount(product), pageMoneyFormat());
  link.append(image, name, price);
  const row = document.createElement('li');
  row.append(link);
  return row;
}

/** Fills the section; it stays hidden while there is nothing in it. */
export function drawRecent(section: HTMLElement): void {
  const products = $recent.get().filter(({ sku }) => sku !== section.dataset['except']);
  section.querySelector('ul')?.replaceChildren(...products.map(rowOf));
  section.hidden = products.length === 0;
  section.querySelector('[data-recent-clear]')?.addEventListener('click', () => {
    forgetRecent();
    section.hidden = true;
  });
}
