/** The country catalogue as one short text, for islands that get it with the page: ids and names, no field names. */
import type { PlaceCatalog } from './place.ts';

type Row = readonly [id: number, parent: number, name: string];

const rows = (list: readonly Row[]): string => list.map((row) => row.join('|')).join('\n');

function readRows(text: string): readonly Row[] {
  if (text === '') return [];
  return text.split('\n').map((line): Row => {
    const [id = '', parent = '', ...name] = line.split('|');
    return [Number(id), Number(parent), name.join('|')];
  });
}

/** Packs the catalogue; `unpackPlaces` gives it back. Names hold no line breaks: the schema has cleaned them. */
export function packPlaces({ countries, departments, municipalities }: PlaceCatalog): string {
  return [
    rows(countries.map(({ id, name }) => [id, 0, name])),
    rows(departments.map(({ id, countryId, name }) => [id, countryId, name])),
    rows(municipalities.map(({ id, departmentId, name }) => [id, departmentId, name])),
  ].join('\n\n');
}

export function unpackPlaces(packed: string): PlaceCatalog {
  const [countries = '', departments = '', municipalities = ''] = packed.split('\n\n');
  return {
    countries: readRows(countries).map(([id, , name]) => ({ id, name })),
    departments: readRows(departments).map(([id, countryId, name]) => ({ id, countryId, name })),
    municipalities: readRows(municipalities).map(([id, departmentId, name]) => ({ id, departmentId, name })),
  };
}
