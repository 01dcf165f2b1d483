/** The request to the service's own filter, which knows no prices (storefront §4, Articles filters). */
import { expect, test } from 'vitest';
import { EVERYTHING, type ListPlace, shownList } from '#features/catalogue/rules/list-place.ts';
import { listQueryFromParams } from '#features/catalogue/rules/list-query.ts';
import { sourceOf } from '#features/catalogue/ui/listing/list-source.ts';
import { listDataPath } from '#shared/i18n/paths.ts';

const category: ListPlace = { kind: 'category', slug: 'hombre', path: '/productos/hombre' };
const sourceFor = (place: ListPlace, search: string) =>
  sourceOf(
    shownList(place, listQueryFromParams(new URLSearchParams(search))),
    '',
    new Set([listDataPath(place.path)]),
  );

test('a price is left out of the document', () => {
  expect(sourceFor(EVERYTHING, 'precio=0-150&color=negro&precio=600-')).toMatchObject({
    kind: 'filter',
    xml: '<Filtro><Grupo>productos</Grupo><Detalle><Tipo>color</Tipo><Valor>negro</Valor></Detalle></Filtro>',
  });
  expect(sourceFor(category, 'precio=0-150')).toMatchObject({
    kind: 'filter',
    xml: '<Filtro><Grupo>productos</Grupo><Detalle><Tipo>categoria</Tipo><Valor>hombre</Valor></Detalle></Filtro>',
  });
});

test('a price alone makes no request to the service', () => {
  expect(sourceFor(EVERYTHING, 'precio=0-150')).toMatchObject({ kind: 'file', fallbackXml: undefined });
});
