/** A shopper's journeys before the cart: finding and viewing products. */
import { samples } from '../e2e/pages/samples.ts';
import { expect, test } from '../engines/journey-test.ts';
import { chooseSize } from './test-products.ts';

const PRODUCTS = { inside: { role: 'list', name: 'Productos' } } as const;

test('the menu, opened right after load, leads to a category', async ({ shopper }) => {
  await shopper.open('/');
  await shopper.press('button', 'Abrir menú');
  const menu = { inside: { role: 'dialog', name: 'Menú' } } as const;
  await shopper.sees('heading', 'Menú', menu);
  await shopper.press('button', 'Hombre', menu);
  await shopper.press('button', 'Zapatos', menu);
  await shopper.press('link', 'Tenis', menu);
  await shopper.isAt(/^\/productos(\?categoria=|\/)hombre\/zapatos\/tenis$/);
  await shopper.sees('heading', /^Tenis/);
  await shopper.sees('article', undefined, PRODUCTS);
});

test('a search suggests and finds products', async ({ shopper }) => {
  await shopper.open('/');
  await shopper.type('Buscar', 'tenis negros 42');
  await shopper.sees('option', /Negro, talla 42/);
  await shopper.key('Enter');
  await shopper.isAt(/^\/productos\?busqueda=tenis\+negros\+42&color=negro&talla=42$/);
  await shopper.sees('text', /"tenis" en Negro, talla 42\.$/);
  await shopper.press('link', /./, { inside: { role: 'article', ...PRODUCTS } });
  await shopper.isAt(/^\/producto\/[^?]+\?color=negro&talla=42$/);
  await shopper.hasChosen('radio', 'Negro');
  await shopper.hasChosen('radio', /^42\b/);
});

test('a search for help suggests its page, and shows it without a warning', async ({ shopper }) => {
  await shopper.open('/');
  await shopper.type('Buscar', 'devoluciones');
  await shopper.sees('option', /^Cambios y devoluciones/);
  await shopper.key('Enter');
  await shopper.isAt(/^\/productos\?busqueda=devoluciones$/);
  await shopper.sees('text', 'Sobre eso hay una página de ayuda');
  await shopper.seesNo('text', /^Sin resultados/);
  await shopper.press('link', 'Cambios y devoluciones');
  await shopper.isAt(/^\/politicas-de-devolucion$/);
  await shopper.open('/en');
  await shopper.type('Search', 'gift');
  await shopper.press('option', /^Gifts up to Q 300/);
  await shopper.isAt(/^\/en\/productos\?precio=0-150&precio=150-300$/);
});

test('a list is filtered and sorted, and steps back', async ({ shopper }) => {
  await shopper.open('/productos');
  await shopper.press('button', 'Filtros');
  const sheet = { role: 'dialog', name: 'Filtros' } as const;
  const brand = { role: 'group', name: 'Marca', inside: sheet } as const;
  await shopper.press('text', 'Marca', { inside: brand });
  await shopper.press('checkbox', /\(\d+\)$/, { inside: brand });
  await shopper.press('button', /^Ver \d+ productos?$/, { inside: sheet });
  await shopper.seesNo('dialog', 'Filtros');
  await shopper.isAt(/^\/productos\?marca=[a-z-]+$/);
  await shopper.sees('button', /^Quitar filtro:/);
  await shopper.choose('Ordenar por', 'Precio: menor a mayor');
  await shopper.isAt(/\?marca=[a-z-]+&orden=precio-asc$/);
  await shopper.back();
  await shopper.isAt(/^\/productos(\?marca=[a-z-]+)?$/);
  await shopper.sees('article', undefined, PRODUCTS);
});

test('the quick view opens, sells, and closes', async ({ shopper }) => {
  const { name } = await samples();
  await shopper.open('/productos');
  await shopper.press('button', `Ver ${name}`);
  const view = { inside: { role: 'dialog', name } } as const;
  await shopper.sees('link', name, view);
  await chooseSize(shopper);
  await shopper.press('button', 'Añadir al carrito', view);
  await shopper.sees('text', 'Añadio al Carrito');
  await shopper.press('button', /^Cerrar/, view);
  await shopper.seesNo('dialog', name);
  await shopper.press('link', 'Carrito, 1 artículo');
  await shopper.isAt(/^\/cart$/);
  await shopper.sees('link', name);
});

test('a product is chosen in its size and goes into the cart at the first press', async ({ shopper }) => {
  const { sku, name } = await samples();
  await shopper.open(`/producto/${sku}`);
  await chooseSize(shopper);
  await shopper.press('button', 'Añadir al carrito');
  await shopper.sees('text', 'Tienes 1 en tu carrito.');
  await shopper.press('button', 'Agregar a wishlist');
  await shopper.sees('button', 'Quitar de wishlist');
  await shopper.press('link', 'Carrito, 1 artículo');
  await shopper.isAt(/^\/cart$/);
  await shopper.sees('link', name);
});

test('the language changes on the same page, and back', async ({ shopper }) => {
  const { sku } = await samples();
  const footer = { inside: { role: 'contentinfo' } } as const;
  await shopper.open(`/producto/${sku}`);
  await shopper.press('link', 'English', footer);
  await shopper.isAt(new RegExp(`^/en/producto/${sku}$`));
  await chooseSize(shopper, 'Size');
  await shopper.press('button', 'Add to cart');
  await shopper.sees('text', /^You have 1 in your cart/);
  expect(await shopper.evaluate('document.documentElement.lang')).toBe('en');
  await shopper.press('link', 'Español', footer);
  // In the colour and size chosen by now.
  await shopper.isAt(new RegExp(`^/producto/${sku}(\\?|$)`));
  await shopper.sees('button', 'Añadir al carrito');
});
