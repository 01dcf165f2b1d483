import { describe, expect, it } from 'vitest';
import { parseFilterDocument } from '../../../scripts/sandbox/selling/filter-document.ts';

const entry = (type: string, value: string) =>
  `<Detalle><Tipo>${type}</Tipo><Valor>${value}</Valor></Detalle>`;

describe('a filter document', () => {
  it('is read with its group, its entries and its escaped characters', () => {
    const xml = `<Filtro><Grupo>marca</Grupo>${entry('marca', 'a &amp; b &lt;c&gt; &quot;&apos;')}${entry('talla', '40')}</Filtro>`;
    expect(parseFilterDocument(xml)).toEqual({
      group: 'marca',
      entries: [
        { type: 'marca', value: 'a & b <c> "\'' },
        { type: 'talla', value: '40' },
      ],
    });
  });

  it.each([
    '',
    '<Filtro></Filtro>',
    '<Filtro><Grupo>marca</Grupo></Filtro>',
    `<Filtro><Grupo>marca</Grupo>${entry('marca', '<b>')}</Filtro>`,
    `<Grupo>marca</Grupo>${entry('marca', 'x')}`,
  ])('is not %j', (xml) => {
    expect(parseFilterDocument(xml)).toBeUndefined();
  });

  it('does not decode twice', () => {
    const xml = `<Filtro><Grupo>g</Grupo>${entry('marca', '&amp;lt;')}</Filtro>`;
    expect(parseFilterDocument(xml)?.entries).toEqual([{ type: 'marca', value: '&lt;' }]);
  });
});
