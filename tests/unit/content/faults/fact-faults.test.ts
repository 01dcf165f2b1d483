/** Faults of facts that editors see: unknown names, and numbers that contradict the file that owns them. */
import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import type { Facts } from '#shared/i18n/facts/facts.ts';
import { contentFaults } from '../../../../scripts/content/content-faults.ts';
import { factFaults } from '../../../../scripts/content/facts/fact-faults.ts';
import { type ContentCopy, copyContent, HOME, ROOT } from '../content-copy.ts';

const FACTS: Facts = {
  'returns.days': '15',
  'returns.refundDays': '10',
  'warranty.days': '90',
  'warranty.bagDays': '180',
  'delivery.min': '1',
  'delivery.max': '8',
  'delivery.capitalMin': '1',
  'delivery.capitalMax': '3',
  'delivery.restMin': '2',
  'delivery.restMax': '6',
  'shop.phone': '2345-6789',
};

/** The message about a text in Markdown. */
const said = (body: string): readonly string[] =>
  factFaults({ data: {}, body }, FACTS).map(({ what }) => what);

describe('a number that contradicts its owner', () => {
  test.each([
    ['Tienes 30 días para cambiar la talla.', '30 días', 'returns.json'],
    ['Tienes **30 días calendario** para cambiar la talla.', '30 días', 'returns.json'],
    ['- **Cambios fáciles.** Treinta días, en línea.', 'Treinta días', 'returns.json'],
    ['Treinta días para cambiar, y garantía.', 'Treinta días', 'returns.json'],
    ['Treinta días para cambiar.', 'Treinta días', 'returns.json'],
    [
      '## ¿Cuánto tiempo tengo para cambiar?\n\nTreinta días desde la entrega.',
      'Treinta días',
      'returns.json',
    ],
    ['Pide el reembolso en los primeros 8 días.', '8 días', 'returns.json'],
    ['You have 30 calendar days to exchange it.', '30 calendar days', 'returns.json'],
    ['Thirty days to exchange.', 'Thirty days', 'returns.json'],
    ['Tiene 60 días de garantía.', '60 días', 'facts.json'],
    ['It carries a 60-day warranty.', '60-day', 'facts.json'],
    ['El envío tarda de 1 a 9 días hábiles.', '1 a 9 días hábiles', 'departments.json'],
    ['Llámanos al 2222-3333.', '2222-3333', 'facts.json'],
    ['Call +502 5555 4444.', '\\+502 5555 4444', 'facts.json'],
    ['Delivery takes 2 to 8 working days.', '2 to 8 working days', 'departments.json'],
    ['La entrega tarda 12 días.', '12 días', 'departments.json'],
    ['Tu pedido llega en doce días.', 'doce días', 'departments.json'],
    ['El envío es gratis y tarda 12 días.', '12 días', 'departments.json'],
    ['Plazo de entrega: 12 días.', '12 días', 'departments.json'],
    ['## ¿Cuánto tarda en llegar?\n\nHasta 12 días.', '12 días', 'departments.json'],
    ['Recibes tu pedido en 12 días.', '12 días', 'departments.json'],
    ['Compra hoy y recibe tu pedido en 12 días.', '12 días', 'departments.json'],
    ['Tarda 12 días en llegar.', '12 días', 'departments.json'],
    ['Enviamos a todo el país en 1 a 6 días.', '1 a 6 días', 'departments.json'],
    ['You get your order in 12 days.', '12 days', 'departments.json'],
    ['Orders arrive in 12 days.', '12 days', 'departments.json'],
    ['1 a 6 días hábiles a todo el país.', '1 a 6 días hábiles', 'departments.json'],
    ['Envíos a todo el país en 1–6 días hábiles.', '1–6 días hábiles', 'departments.json'],
    ['Entregamos entre 1 y 6 días hábiles.', '1 y 6 días hábiles', 'departments.json'],
    ['Delivery takes between 1 and 6 working days.', '1 and 6 working days', 'departments.json'],
    ['Across the country, in 1 to 3 business days.', '1 to 3 business days', 'departments.json'],
    ['De {{delivery.min}} a 9 días hábiles a todo el país.', '1 a 9 días hábiles', 'departments.json'],
    ['La entrega tarda dos semanas.', 'dos semanas', 'departments.json'],
    ['Delivery takes 2 weeks.', '2 weeks', 'departments.json'],
    ['Shipping takes a month.', 'a month', 'departments.json'],
    ['Tienes un mes para cambiar la talla.', 'un mes', 'returns.json'],
    ['Tienes 30 (treinta) días para cambiar la talla.', '30 \\(treinta\\) días', 'returns.json'],
    ['You have three weeks to exchange it.', 'three weeks', 'returns.json'],
    ['Garantía de doce meses.', 'doce meses', 'facts.json'],
    ['La garantía vale por un año.', 'un año', 'facts.json'],
    ['It has a one-year warranty.', 'one-year', 'facts.json'],
    ['## Garantía\n\nCinco meses desde la entrega.', 'Cinco meses', 'facts.json'],
    ['Tienes veintiún días para cambiar la talla.', 'veintiún días', 'returns.json'],
    ['Tienes cuarenta y cinco días para cambiarlo.', 'cuarenta y cinco días', 'returns.json'],
    ['45 (cuarenta y cinco) días para cambiar.', '45 \\(cuarenta y cinco\\) días', 'returns.json'],
    ['Treinta y un días para cambiarlo.', 'Treinta y un días', 'returns.json'],
    ['De treinta a cuarenta y cinco días para cambiar.', 'treinta a cuarenta y cinco días', 'returns.json'],
    ['You have forty-five days to exchange it.', 'forty-five days', 'returns.json'],
    ['Twenty-one days to exchange.', 'Twenty-one days', 'returns.json'],
    ['A twenty-one-day return window.', 'twenty-one-day', 'returns.json'],
    ['Garantía de dieciséis meses.', 'dieciséis meses', 'facts.json'],
    ['Garantía de ciento veinte días.', 'ciento veinte días', 'facts.json'],
    ['A one hundred and twenty day warranty.', 'one hundred and twenty day', 'facts.json'],
    ['Tienes un mes y medio para cambiarlo.', 'un mes y medio', 'returns.json'],
    ['You have a month and a half to exchange it.', 'a month and a half', 'returns.json'],
    ['You have one and a half months to exchange it.', 'one and a half months', 'returns.json'],
    ['Entrega en treinta y cinco días.', 'treinta y cinco días', 'departments.json'],
    ['Tu pedido llega en doce horas.', 'doce horas', 'departments.json'],
    ['La entrega tarda de 24 a 48 horas.', '24 a 48 horas', 'departments.json'],
    ['Entrega en 24/48 horas.', '24/48 horas', 'departments.json'],
    ['Delivery takes 24–48 hours.', '24–48 hours', 'departments.json'],
    ['Your order arrives in 240 hours.', '240 hours', 'departments.json'],
    ['Entrega en doce horas.', 'doce horas', 'departments.json'],
    ['Teléfono 23456780', '23456780', 'facts.json'],
    ['Teléfono: 2345-6780.', '2345-6780', 'facts.json'],
    ['Tel. (502) 2345 6780', '\\(502\\) 2345 6780', 'facts.json'],
    ['Call us on +50223456780.', '\\+50223456780', 'facts.json'],
    ['Escríbenos al +502 2345.6780.', '\\+502 2345.6780', 'facts.json'],
    ['[Habla con la tienda](tel:+50223456780)', '\\+50223456780', 'facts.json'],
    ['| Dato | Valor |\n| --- | --- |\n| Teléfono | 23456780 |', '23456780', 'facts.json'],
  ])('%s', (text, number, owner) => {
    expect(said(text)).toEqual([expect.stringMatching(`^dice «${number}», y .*${owner} dice `)]);
  });

  test.each([
    'Tienes 15 días para cambiar la talla.',
    'Tienes {{returns.days}} días para cambiar la talla.',
    'Ordenamos la devolución en un máximo de 5 días hábiles.',
    'Tu banco puede tardar entre 5 y 15 días hábiles más.',
    'Respondemos en un máximo de dos días hábiles.',
    'La oferta termina en 3 días.',
    'El envío tarda de 1 a 8 días hábiles.',
    'En la capital la entrega tarda de 1 a 3 días hábiles, y en los departamentos, de 2 a 6 días hábiles.',
    'De {{delivery.min}} a {{delivery.restMax}} días hábiles a todo el país.',
    'La entrega tarda 5 días.',
    'Tu pedido llega en una semana.',
    'Tienes 15 días desde la entrega de tu pedido para cambiarlo.',
    'If your order has not arrived within 12 days, write to us.',
    'Si tu pedido llega dañado, tienes 12 días para avisarnos.',
    'Guardamos tu pedido 12 días si nadie recibe la entrega.',
    'Cada dos semanas llegan novedades, y el envío es gratis.',
    'Puedes rechazar el paquete al recibirlo y tienes 12 días para avisar.',
    'En el ciclo de 12 meses no hay envíos.',
    'Con tu pedido recibes 12 meses de revista.',
    'Entregamos 365 días al año.',
    'La nueva colección llega en dos semanas.',
    'Hacemos envíos desde hace tres meses.',
    'Llevamos 12 años con cambios sin costo.',
    'Garantía de tres meses.',
    'Bags have a six-month warranty.',
    'Tienes quince días para cambiar la talla.',
    'La garantía cubre ciento ochenta días en bolsas.',
    'Bags have a one hundred and eighty day warranty.',
    'Tu pedido llega en 24 horas.',
    'Your order arrives in forty-eight hours.',
    'En la capital la entrega tarda de 24 a 72 horas.',
    'Entregas de 9 a 18 horas.',
    'Recibe tu pedido antes de las 15 horas.',
    'We deliver 24 hours a day.',
    'Avísanos en 24 horas si quieres cambiarlo.',
    'Las tarjetas de regalo valen por un año y no tienen cambio.',
    'Hacemos cambios o te damos un vale por el mismo valor, válido por un año.',
    'We make exchanges or give a voucher of the same value, valid for one year.',
    'Tu banco puede tardar un mes en mostrar el reembolso.',
    'Exchanges are open 7 days a week.',
    'Tres cuotas: tres meses sin intereses, con garantía.',
    'Llámanos y ten a mano tu número de orden 23456780.',
    'El teléfono lleva 8 dígitos, por ejemplo 32323232.',
    'Teléfono 23456789, o +502 2345 6789.',
    'Llámanos sobre el ciclo 2026-2027.',
    'Llámanos al 2345 6789 o al {{shop.phone}}.',
    'En el ciclo 2026-2027 abrimos otra tienda.',
    'Vale por un año, como los 30 de antes.',
  ])('is not found in: %s', (text) => {
    expect(said(text)).toEqual([]);
  });
});

test.each([
  ['Tu pedido llega en 24 horas.', '24 horas'],
  ['Your order arrives in 48 hours.', '48 hours'],
])('%s is a contradiction where no order arrives so soon', (text, number) => {
  const slow = { ...FACTS, 'delivery.min': '3', 'delivery.capitalMin': '3', 'delivery.restMin': '4' };
  expect(factFaults({ data: {}, body: text }, slow).map(({ what }) => what)).toEqual([
    expect.stringMatching(`^dice «${number}», y .*departments.json dice 3 `),
  ]);
});

describe('in the files of a shop', () => {
  let copy: ContentCopy;
  beforeEach(() => {
    copy = copyContent();
  });
  afterEach(() => copy.remove());

  const POLICY = 'src/content/documents/es-GT/politicas-de-devolucion.md';
  const RETURNS = 'src/content/delivery/returns.json';

  test('no text repeats a fact: the owners may change every one of them', () => {
    copy.edit(RETURNS, '"exchangeDays": 30', '"exchangeDays": 21');
    copy.edit(RETURNS, '"refundDays": 10', '"refundDays": 4');
    copy.edit('src/content/facts.json', /"days": 90, "bagDays": 180/, '"days": 77, "bagDays": 155');
    copy.edit(
      'src/content/delivery/departments.json',
      /"days": \{ "min": \d+, "max": \d+ \}/g,
      '"days": { "min": 11, "max": 17 }',
    );
    expect(contentFaults(copy.root)).toEqual([]);
  });

  test.each([
    [
      POLICY,
      '{{returns.days}} días calendario',
      '{{returns.dias}} días calendario',
      'renglón 12: ',
      'returns.dias',
      'returns.days',
    ],
    [
      POLICY,
      /(?<=^description: ")\{\{returns.days\}\}/m,
      '{{return.days}}',
      'renglón 3: description: ',
      'return.days',
      'returns.days',
    ],
    [
      'locales/es-GT/home.json',
      '{{returns.days}} días',
      '{{returns.day}} días',
      'renglón 40: help › returns › title: ',
      'returns.day',
      'returns.days',
    ],
    [
      RETURNS,
      /\{\{returns.days\}\}(?= días)/,
      '{{days}}',
      'renglón 7: standard › summary › es-GT: ',
      'days',
      undefined,
    ],
    [
      HOME,
      '{ "block": "offers" }',
      '{ "block": "editorial", "title": { "es-GT": "{{shop.fone}}" }, "text": { "es-GT": "a" } }',
      'renglón 8: home › blocks › 5 › title › es-GT: ',
      'shop.fone',
      'shop.phone',
    ],
  ])(
    'an unknown name in %s is rejected with its line and the nearest name',
    (file, from, to, place, name, nearest) => {
      copy.edit(file, from, to);
      const hint = nearest === undefined ? '' : `; ¿quiso decir {{${nearest}}}?`;
      expect(contentFaults(copy.root)).toContainEqual(
        expect.stringContaining(`${file}, ${place}no hay ningún dato {{${name}}}${hint}`),
      );
    },
  );

  test('a fact whose braces are not closed is rejected', () => {
    copy.edit(POLICY, '{{returns.days}} días calendario', '{{returns.days días calendario');
    expect(contentFaults(copy.root)).toContainEqual(
      `${POLICY}, renglón 12: un dato se escribe entre {{ y }}, como {{returns.days}}`,
    );
  });

  test('a number that contradicts its owner is rejected with the line and the names of the facts', () => {
    copy.edit(RETURNS, '"exchangeDays": 30', '"exchangeDays": 15');
    copy.edit(POLICY, '{{returns.days}} días calendario', '30 días calendario');
    expect(contentFaults(copy.root)).toEqual([
      `${POLICY}, renglón 12: dice «30 días», y ${RETURNS} dice 15 ({{returns.days}}) o 10 ({{returns.refundDays}}): escriba el dato entre {{ y }} en vez del número`,
    ]);
  });

  test("customers' reviews are not checked", () => {
    const [file = ''] = readdirSync(join(ROOT, 'src/content/reviews'));
    copy.edit(`src/content/reviews/${file}`, /(?<="text": ")[^"]*/, 'El envío tardó 9 días hábiles');
    expect(contentFaults(copy.root)).toEqual([]);
  });
});
