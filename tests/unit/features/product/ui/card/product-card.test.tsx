import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, test } from 'vitest';
import { LIST_CARD_SIZES } from '#features/catalogue/ui/cards/card-props.ts';
import { PICTURE_PLACES, pictureSources, placedPicture } from '#features/product/rules/picture.ts';
import { CARD_SIZES, ProductCard, type ProductCardProps } from '#features/product/ui/card/ProductCard.tsx';

const request = { template: '', widths: [320] };
const props: ProductCardProps = {
  product: {
    sku: 'TEN-1',
    name: 'Tenis <Alba>',
    brand: 'Kinalto',
    price: 50000,
    discountedPrice: 40000,
    discount: 20,
    stock: 3,
    isNew: true,
    rating: 4,
    reviews: 12,
    shortDescription: 'Suela de hule.',
  },
  href: '/producto/TEN-1',
  picture: pictureSources('https://a.example/1.jpg', request),
  text: {
    view: 'Ver',
    viewNamed: 'Ver Tenis <Alba>',
    soldOut: 'Agotado',
    sale: 'Oferta −20 %',
    isNew: 'Nuevo',
    originalPrice: 'Precio anterior',
    currentPrice: 'Precio actual',
    rating: 'Calificación: 4 de 5, 12 opiniones',
    colors: 'Colores',
    moreColors: '2 colores más',
    addToWishlist: 'Agregar a wishlist',
    removeFromWishlist: 'Quitar de wishlist',
    addToCompare: 'Comparar',
    removeFromCompare: 'Quitar de comparar',
  },
  format: (cents) => `Q ${cents / 100}`,
};
const card = (more: Partial<ProductCardProps> = {}): string =>
  renderToStaticMarkup(<ProductCard {...props} {...more} />);
const withProduct = (more: Partial<ProductCardProps['product']>): string =>
  card({ product: { ...props.product, ...more } });

test('a name in another language than the page has its `lang`', () => {
  expect(renderToStaticMarkup(<ProductCard {...props} nameLang="es-GT" />)).toContain(
    '<a href="/producto/TEN-1" lang="es-GT">Tenis',
  );
  expect(renderToStaticMarkup(<ProductCard {...props} />)).toContain('<a href="/producto/TEN-1">Tenis');
});

describe('a product card', () => {
  test('is an article whose heading leads to the product, its name printed as text', () => {
    expect(card()).toMatch(
      /^<article .*<h3 class="card-name"><a href="\/producto\/TEN-1">Tenis &lt;Alba&gt;<\/a><\/h3>/,
    );
  });

  test('has a quick-view button that names its product', () => {
    expect(card()).toMatch(
      /^<article class="card" data-sku="TEN-1">.*aria-label="Ver Tenis &lt;Alba&gt;" data-action="quick-view">Ver</,
    );
  });

  test('offers its actions, named by the effect of a press', () => {
    expect(card()).toContain('title="Agregar a wishlist"');
    expect(card({ isInWishlist: true })).toContain('title="Quitar de wishlist"');
    expect(card({ isCompared: true })).toContain('title="Quitar de comparar"');
  });

  test.each([
    [{ stock: 0 }, 'Agotado', true],
    [{ stock: 1 }, 'Agotado', false],
    [{ discount: 20 }, 'Oferta −20 %', true],
    [{ discount: 0 }, 'Oferta −20 %', false],
    [{ isNew: true }, '>Nuevo<', true],
    [{ isNew: false }, '>Nuevo<', false],
  ] as const)('with %o, does its picture have the text %s? %s', (product, badge, shown) => {
    expect(withProduct(product).includes(badge)).toBe(shown);
  });

  test("shows stars with the number of reviews, or the service's stars without one", () => {
    expect(card()).toContain('aria-label="Calificación: 4 de 5, 12 opiniones"');
    expect(card()).toContain('data-count="12"');
    const { reviews: _, ...unreviewed } = props.product;
    const text = { ...props.text, rating: 'Calificación: 4 de 5' };
    const rated = card({ product: unreviewed, text });
    expect(rated).toContain('aria-label="Calificación: 4 de 5"');
    expect(rated).not.toContain('data-count');
    expect(card({ product: unreviewed, text: { ...text, rating: '' } })).not.toContain('Calificación');
  });

  test('adds the short description in the list layout', () => {
    expect(card()).not.toContain('Suela de hule.');
    expect(card({ layout: 'list' })).toContain('Suela de hule.');
  });

  test('names its colours, each leading to the product in it, when there are several', () => {
    const red = { name: 'Rojo', hex: '#cc0000', href: '/producto/TEN-1?color=rojo' };
    expect(card({ colors: [red] })).not.toContain('Rojo');
    expect(card({ colors: [red, { name: 'Negro', hex: '' }] })).toMatch(
      /<a href="\/producto\/TEN-1\?color=rojo" title="Rojo"><svg [^>]*color="#cc0000"[^>]*role="none">/,
    );
  });

  test('has four places for its colours, and the number of further ones', () => {
    const colors = Array.from({ length: 6 }, (_, index) => ({ name: `Color ${index + 1}`, hex: '#abc' }));
    expect(card({ colors: colors.slice(0, 4) })).toContain('Color 4');
    expect(card({ colors: colors.slice(0, 4) })).not.toContain('colores más');
    expect(card({ colors })).toContain('<a href="/producto/TEN-1" aria-label="2 colores más">+3</a>');
    expect(card({ colors })).not.toContain('Color 4');
  });

  test.each(['grid', 'list'] as const)('has at most 35 elements with all of its parts (%s)', (layout) => {
    const everything = card({
      layout,
      picture: pictureSources('https://a.example/1.jpg', {
        template: '/{width}/{format}/{name}',
        widths: [320],
      }),
      secondPicture: pictureSources('https://a.example/2.jpg', request),
      colors: Array.from({ length: 9 }, (_, at) => ({
        name: `Color ${at}`,
        hex: '#abc',
        href: `?color=${at}`,
      })),
      note: <p>En tu talla: 42</p>,
      actions: layout === 'list' ? <a href="/producto/TEN-1">ver detalle</a> : null,
    });
    expect(everything).toContain('>Nuevo<');
    expect(everything.match(/<[a-z]/g)?.length).toBeLessThanOrEqual(35);
  });

  test('carries no style attribute, which the policy would refuse', () => {
    expect(
      card({
        colors: [
          { name: 'Rojo', hex: '#c00' },
          { name: 'Azul', hex: '#00c' },
        ],
      }),
    ).not.toContain('style=');
  });
});

/** CSS pixels of the picture's place on a screen, read from `sizes` like a browser. */
function placeOn(screen: number, sizes: string): number {
  const places = sizes
    .split(/, ?(?![^(]*\))/)
    .map((each) => /^(?:\(min-width: ?(\d+)rem\) )?(.+)$/.exec(each) ?? []);
  const [, , length = ''] = places.find(([, from]) => screen >= Number(from ?? 0) * 16) ?? [];
  const lengths = [...length.matchAll(/(\d+)(px|vw)/g)];
  return Math.min(...lengths.map(([, n, unit]) => Number(n) * (unit === 'vw' ? screen / 100 : 1)));
}

describe('where there is an image service', () => {
  const template = 'https://images.example/{width}/{name}';
  const picture = placedPicture('https://a.example/1.jpg', 'card', { template });
  const [small, large] = PICTURE_PLACES.card.widths;

  test.each([CARD_SIZES, LIST_CARD_SIZES])(
    'below 800 px the small picture is enough for a card (%s)',
    (sizes) => {
      expect(card({ picture, sizes })).toContain(
        `srcSet="https://images.example/${small}/1.jpg ${small}w,https://images.example/${large}/1.jpg ${large}w" sizes="${sizes}"`,
      );
      for (let screen = 320; screen < 800; screen++) {
        const place = placeOn(screen, sizes);
        expect(place, `on ${screen} px`).toBeGreaterThan(100);
        expect(place, `on ${screen} px`).toBeLessThanOrEqual(small ?? 0);
      }
    },
  );
});
