/** The saved data of a product when its button is pressed, in the viewed colour (decision 45, Saved lists). */
import { afterEach, expect, test } from 'vitest';
import { builtProduct, productOf } from '#features/saved/browser/card-product.ts';
import { encodeJsonAttribute } from '#shared/html/json-attribute.ts';

const address = location.href;
afterEach(() => {
  history.replaceState(null, '', address);
  document.body.replaceChildren();
});

const printed = {
  sku: 'TEN-7',
  name: 'Tenis',
  price: 500,
  discountedPrice: 0,
  image: 'https://img.test/gris.jpg',
};

/** A product's page whose gallery shows these pictures, with the button on it. */
function page(images: string) {
  const main = document.createElement('main');
  main.dataset['product'] = encodeJsonAttribute(JSON.stringify(printed));
  const gallery = document.createElement('section');
  gallery.dataset['images'] = images;
  const button = document.createElement('button');
  main.append(gallery, button);
  document.body.append(main);
  return { main, button };
}

/** A card that leads to this address, with the button on it. */
function card(href: string): HTMLElement {
  const article = document.createElement('article');
  article.dataset['sku'] = 'TEN-7';
  const name = document.createElement('h2');
  name.className = 'card-name';
  const link = document.createElement('a');
  link.href = href;
  link.textContent = 'Tenis';
  name.append(link);
  const brand = document.createElement('p');
  brand.className = 'card-brand';
  brand.textContent = 'Kinalto';
  const price = document.createElement('p');
  price.className = 'price';
  const now = document.createElement('span');
  now.dataset['cents'] = '500';
  price.append(now);
  const button = document.createElement('button');
  article.append(brand, name, price, button);
  document.body.append(article);
  return button;
}

test('a product page saves the chosen colour with its first picture', () => {
  history.replaceState(null, '', '?color=negro&talla=42');
  const { main, button } = page('https://img.test/negro- 1.jpg 2.jpg');
  expect(productOf(button)).toEqual({ ...printed, color: 'negro', image: 'https://img.test/negro-1.jpg' });
  expect(builtProduct(main)).toEqual(printed);
});

test('a product page saves the prices of the chosen colour, not those of the article or of a related one', () => {
  history.replaceState(null, '', '?color=negro');
  const { main, button } = page('https://img.test/negro-1.jpg');
  const price = document.createElement('p');
  price.className = 'price';
  price.innerHTML = '<span data-cents="800">Q 8.00</span>';
  const related = document.createElement('p');
  related.className = 'price';
  related.innerHTML = '<span data-cents="300">Q 3.00</span><s data-cents="900">Q 9.00</s>';
  main.append(price, related);
  expect(productOf(button)).toMatchObject({ price: 800, discountedPrice: 0, color: 'negro' });
});

test('no choice is no colour', () => {
  expect(productOf(page('https://img.test/gris.jpg').button)).toEqual(printed);
});

test('a card saves the colour of its link, whatever the list’s own address requests', () => {
  history.replaceState(null, '', '?color=rojo');
  expect(productOf(card('/producto/TEN-7?color=negro'))).toMatchObject({
    sku: 'TEN-7',
    color: 'negro',
    brand: 'Kinalto',
  });
  expect(productOf(card('/producto/TEN-7'))).not.toHaveProperty('color');
});

test('a product that was unavailable when it was saved is marked as such', () => {
  const { main, button } = page('');
  const none = document.createElement('p');
  none.className = 'buy-none';
  main.append(none);
  expect(productOf(button)).toEqual({ ...printed, soldOut: true });
  const badge = document.createElement('span');
  badge.className = 'badge badge-sold-out';
  const other = card('/producto/TEN-7');
  expect(productOf(other)).not.toHaveProperty('soldOut');
  other.before(badge);
  expect(productOf(other)).toMatchObject({ soldOut: true });
});
