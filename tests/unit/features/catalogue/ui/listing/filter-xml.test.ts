import fc from 'fast-check';
import { expect, test } from 'vitest';
import { brandFilterXml, filterXml } from '#features/catalogue/ui/listing/list-source.ts';
import { anyText } from '../../../../fixtures/samples.ts';

test('holds the group and its entries', () => {
  const entries = [
    { type: 'marca', value: 'kinalto' },
    { type: 'color', value: 'azul-marino' },
  ];
  expect(filterXml('lista', entries)).toBe(
    '<Filtro><Grupo>lista</Grupo><Detalle><Tipo>marca</Tipo><Valor>kinalto</Valor></Detalle>' +
      '<Detalle><Tipo>color</Tipo><Valor>azul marino</Valor></Detalle></Filtro>',
  );
});

test('a brand page sends group marca, one entry of type marca with the slug, hyphens as spaces', () => {
  expect(brandFilterXml('casa-blanca')).toBe(
    '<Filtro><Grupo>marca</Grupo><Detalle><Tipo>marca</Tipo><Valor>casa blanca</Valor></Detalle></Filtro>',
  );
});

test('nothing is produced when there are no entries', () => {
  expect(filterXml('marca', [])).toBeUndefined();
  expect(brandFilterXml('')).toBeUndefined();
});

test('the five special characters are escaped, characters that XML forbids are left out', () => {
  expect(filterXml('g', [{ type: 't', value: `<&>"'\u0000\uD800` }])).toContain(
    '<Valor>&lt;&amp;&gt;&quot;&apos;</Valor>',
  );
});

test('no value can add an element', () => {
  fc.assert(
    fc.property(anyText(), (value) => {
      const xml = filterXml(value, [{ type: value, value }]) ?? '';
      expect(xml.match(/<[^>]*>/g)).toEqual([
        '<Filtro>',
        '<Grupo>',
        '</Grupo>',
        '<Detalle>',
        '<Tipo>',
        '</Tipo>',
        '<Valor>',
        '</Valor>',
        '</Detalle>',
        '</Filtro>',
      ]);
    }),
  );
});
