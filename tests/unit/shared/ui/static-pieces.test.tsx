/** The pieces as Astro prints them, before any script runs. */
import type { ReactNode } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, test } from 'vitest';
import { pictureSources } from '#features/product/rules/picture.ts';
import { Gallery } from '#features/product/ui/picture/Gallery.tsx';
import { Picture } from '#features/product/ui/picture/Picture.tsx';
import { Rating } from '#features/product/ui/reviews/Rating.tsx';
import { Field } from '#shared/form/Field.tsx';
import { SelectField } from '#shared/form/SelectField.tsx';
import { Price } from '#shared/money/Price.tsx';
import { Badge } from '#shared/ui/Badge.tsx';
import { Button, ButtonLink } from '#shared/ui/Button.tsx';
import { EmptyState } from '#shared/ui/EmptyState.tsx';
import { Skeleton } from '#shared/ui/Skeleton.tsx';
import { InSpanish } from '../../fixtures/page-in.tsx';

const html = (node: ReactNode): string => renderToStaticMarkup(node);
const format = (cents: number): string => `Q ${(cents / 100).toFixed(2)}`;
const text = { original: 'Precio anterior', now: 'Precio actual' };

describe('Price', () => {
  test('prints one price where there is no discount', () => {
    const printed = html(<Price price={12000} discountedPrice={0} text={text} format={format} />);
    expect(printed).toContain('data-cents="12000">Q 120.00</span>');
    expect(printed).not.toContain('<s>');
  });

  test('prints the sale price first and strikes the old one through, each with its spoken label', () => {
    const printed = html(<Price price={12000} discountedPrice={9600} text={text} format={format} />);
    expect(printed.indexOf('Q 96.00')).toBeLessThan(printed.indexOf('Q 120.00'));
    expect(printed).toMatch(/Precio actual <\/span><span [^>]*data-cents="9600">Q 96\.00/);
    expect(printed).toMatch(/Precio anterior <\/span><s [^>]*data-cents="12000">/);
  });

  test('does not call a price that is not lower a discount', () => {
    expect(html(<Price price={9600} discountedPrice={9600} text={text} format={format} />)).not.toContain(
      '<s>',
    );
  });
});

describe('Picture', () => {
  const sources = pictureSources('https://a.example/x.jpg', {
    template: 'https://i.example/{width}/{format}/{name}',
    widths: [320],
  });

  test('offers AVIF before JPEG, with its size, and waits until it is near', () => {
    const printed = html(<Picture sources={sources} alt="Tenis" width={320} height={320} sizes="50vw" />);
    expect(printed).toMatch(/^<picture><source type="image\/avif"[^>]*><img src="[^"]*\/jpeg\//);
    expect(printed).toMatch(/<img [^>]*alt="Tenis" width="320" height="320" loading="lazy"/);
    expect(printed).not.toContain('fetchPriority');
  });

  test('loads at once in the first view, without delaying the largest paint', () => {
    const printed = html(<Picture sources={sources} alt="" width={320} height={320} eager />);
    expect(printed).not.toMatch(/loading|fetchPriority/);
  });

  test('is fetched first where it is the largest paint', () => {
    const printed = html(<Picture sources={sources} alt="" width={480} height={480} priority />);
    expect(printed).toContain('fetchPriority="high"');
    expect(printed).not.toContain('loading');
  });
});

describe('Button', () => {
  test('is disabled and busy while something is under way', () => {
    const printed = html(<Button busy>Pagar</Button>);
    expect(printed).toMatch(/<button type="button"[^>]* disabled="" aria-busy="true">Pagar/);
  });

  test('a link that looks like a button stays a link', () => {
    expect(html(<ButtonLink href="/cart">Ver carrito</ButtonLink>)).toMatch(
      /^<a href="\/cart" class="button/,
    );
  });
});

describe('fields', () => {
  test('tie hint and error to the control', () => {
    const printed = html(
      <Field id="nit" label="NIT/DPI" hint="Sin guiones" error="falta el NIT" name="nit" />,
    );
    expect(printed).toContain('<label for="nit">NIT/DPI</label>');
    expect(printed).toMatch(/<input [^>]*aria-invalid="true" aria-describedby="nit-error nit-hint"/);
    expect(printed).toMatch(/id="nit-error" class="field-error"[^>]*>.*falta el NIT<\/span><\/p>/);
  });

  test('show no missing error', () => {
    expect(html(<Field id="nit" label="NIT/DPI" error="" />)).not.toMatch(/aria-invalid|aria-describedby/);
  });

  test('a select starts with its prompt', () => {
    const options = [{ value: '1', label: 'Guatemala' }];
    const printed = html(<SelectField id="d" label="Departamento" options={options} placeholder="Elige" />);
    expect(printed).toMatch(/<select[^>]*><option value=""[^>]*>Elige<\/option><option value="1">Guatemala/);
  });
});

test('Rating says in words what its stars show, rounded to whole ones', () => {
  const printed = html(<Rating rating={3.6} count={5} label="Calificación: 3.6 de 5" />);
  expect(printed).toContain('role="img" aria-label="Calificación: 3.6 de 5" data-rating="4" data-count="5"');
});

test('Rating of the service has no count', () => {
  expect(html(<Rating rating={4} label="Calificación: 4 de 5" />)).toBe(
    '<span class="rating" role="img" aria-label="Calificación: 4 de 5" data-rating="4"></span>',
  );
});

test('Badge prints its text', () => {
  expect(html(<Badge kind="sale">Oferta −20 %</Badge>)).toBe(
    '<span class="badge badge-sale">Oferta −20 %</span>',
  );
});

test('EmptyState leads on', () => {
  const printed = html(<EmptyState title="Tu carrito está vacío" action={{ href: '/', label: 'Inicio' }} />);
  expect(printed).toMatch(/Tu carrito está vacío<\/p><a href="\/" class="button button-quiet">Inicio/);
});

test('Skeleton is silent', () => {
  expect(html(<Skeleton count={2} />).match(/aria-hidden="true"/g)).toHaveLength(2);
});

describe('Gallery', () => {
  const gallery = (images: readonly string[]): string =>
    html(
      <InSpanish>
        <Gallery name="Tenis" images={images} sizes="50vw" />
      </InSpanish>,
    );

  test('offers a closer look and thumbnails of its pictures', () => {
    const printed = gallery(['https://a.example/x.jpg']);
    expect(printed).toContain('Ampliar');
    expect(printed).toContain('Imagen 1');
  });

  test('offers neither where it has only the default picture', () => {
    const printed = gallery([]);
    expect(printed).toContain('<img');
    expect(printed).not.toContain('<button');
  });
});
