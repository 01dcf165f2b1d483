import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import type { Buying } from '#features/product/ui/buying/use-buying.ts';
import { InSpanish, PageIn } from '../../../../fixtures/page-in.tsx';
import { variant } from '../../../../fixtures/samples.ts';

const buying: Buying = {
  stock: 3,
  inCart: 0,
  insteadText: '',
  inCartText: '',
  added: undefined,
  limit: 3,
  quantity: 1,
  isSizeOpen: false,
  isSizeAsked: false,
  setQuantity: () => undefined,
  notifyLimit: () => undefined,
  add: () => undefined,
  askForSize: () => undefined,
};
const format = (cents: number): string => `Q ${cents / 100}`;

async function row(changes: Partial<Buying>, notify = ''): Promise<string> {
  const { BuyRow } = await import('#features/product/ui/buying/BuyRow.tsx');
  return renderToStaticMarkup(
    <InSpanish>
      <BuyRow buying={{ ...buying, ...changes }} price={50_000} size="42" format={format} notify={notify} />
    </InSpanish>,
  );
}

describe('“Añadir al carrito”', () => {
  it.each([
    [3, 1, true],
    [3, 3, true],
    [3, 4, false],
    [0, 1, false],
  ])('with stock %i and quantity %i is enabled: %s (storefront §5)', async (stock, quantity, isOpen) => {
    const [button = ''] = /<button[^>]*>Añadir al carrito/.exec(await row({ stock, quantity })) ?? [];
    expect(button).not.toBe('');
    expect(button.includes('disabled')).toBe(!isOpen);
  });
});

describe('right after it was added', () => {
  it('shows the added line, the count of the cart, and its link; the toast announces it', async () => {
    const added = { name: 'Mocasín', detail: ' · Negro · 42', choice: { color: 'Negro', size: '42' } };
    const note = /<div class="buy-added"[^>]*>(.*?)<\/div>/;
    expect(note.exec(await row({}))?.[1]).toBe('');
    const [, text = ''] = note.exec(await row({ added, inCartText: 'Tienes 1 en tu carrito.' })) ?? [];
    expect(text).toContain('<span>Añadido: Mocasín</span><span> · Negro · 42');
    expect(text).toContain('Tienes 1 en tu carrito.');
    expect(text).toContain('<a href="/cart">Ver carrito</a>');
  });
});

describe('in place of the stepper', () => {
  it('nothing appears while a size can still be chosen: the button and “Elige tu talla” lead there', async () => {
    const html = await row({ stock: 0, isSizeOpen: true });
    expect(html).toMatch(/<button[^>]*>Elige tu talla<\/button>/);
    expect(html).toMatch(/<button(?![^>]*disabled)[^>]*>Añadir al carrito/);
    expect(html).not.toMatch(/Sin Existencias|Cantidad/);
  });

  it('is “Sin Existencias” above “Avísame”, which is the button if the shop has a contact', async () => {
    const html = await row({ stock: 0 }, 'https://wa.me/1?text=x');
    expect(html).toMatch(
      /<a href="https:\/\/wa\.me\/1\?text=x"[^>]*class="button button-primary button-wide">Avísame/,
    );
    expect(html).not.toContain('Añadir al carrito');
  });

  it('is “Sin Existencias” without stock', async () => {
    const html = await row({ stock: 0 });
    expect(html).toContain('Sin Existencias');
    expect(html).not.toContain('Cantidad');
  });
});

describe('the notice after a fresh answer', () => {
  it.each([
    [25, false],
    [6, false],
    [5, true],
  ])('reports %i left of 30: %s', async (stock, isReported) => {
    const { FreshNotice } = await import('#features/product/ui/buying/FreshNotice.tsx');
    const html = renderToStaticMarkup(
      <PageIn locale="es-GT">
        <FreshNotice
          state="confirmed"
          built={{ ...variant, stock: 30 }}
          now={{ ...variant, stock }}
          isChosen
          retry={() => undefined}
          format={format}
        />
      </PageIn>,
    );
    expect(html.includes('se vendieron algunas')).toBe(isReported);
  });

  it.each([
    ['es-GT', 0, 'Se agotó desde que se publicó esta página.'],
    ['es-GT', 1, 'Desde que se publicó esta página se vendieron algunas: queda 1.'],
    ['es-GT', 2, 'Desde que se publicó esta página se vendieron algunas: quedan 2.'],
    ['en', 0, 'It sold out since this page was published.'],
    ['en', 2, 'Some were sold since this page was published: 2 left.'],
  ] as const)('is in %s with %i left', async (locale, stock, text) => {
    const { FreshNotice } = await import('#features/product/ui/buying/FreshNotice.tsx');
    const html = renderToStaticMarkup(
      <PageIn locale={locale}>
        <FreshNotice
          state="confirmed"
          built={variant}
          now={{ ...variant, stock }}
          isChosen
          retry={() => undefined}
          format={format}
        />
      </PageIn>,
    );
    expect(html).toContain(`<p>${text}</p>`);
  });
});
