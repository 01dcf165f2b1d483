/** Countries, departments and municipalities (checkout §3, Country catalog). */
import type { DeliveryPlace } from './delivery.ts';

export type Country = { readonly id: number; readonly name: string };
export type Department = { readonly id: number; readonly countryId: number; readonly name: string };
export type Municipality = { readonly id: number; readonly departmentId: number; readonly name: string };
export type PlaceCatalog = {
  readonly countries: readonly Country[];
  readonly departments: readonly Department[];
  readonly municipalities: readonly Municipality[];
};

/** The ids of a place; 0 until chosen. */
export type Place = {
  readonly countryId: number;
  readonly departmentId: number;
  readonly municipalityId: number;
};

/** The place after a choice, which resets the lower levels; the same choice changes nothing. */
export function choosePlace(place: Place, level: keyof Place, id: number): Place {
  if (place[level] === id) return place;
  const { countryId, departmentId } = place;
  switch (level) {
    case 'countryId':
      return { countryId: id, departmentId: 0, municipalityId: 0 };
    case 'departmentId':
      return { countryId, departmentId: id, municipalityId: 0 };
    case 'municipalityId':
      return { countryId, departmentId, municipalityId: id };
  }
}

/** The departments of a country. */
export function departmentsOf({ departments }: PlaceCatalog, countryId: number): readonly Department[] {
  return departments.filter((department) => department.countryId === countryId);
}

/** The municipalities of a department. */
export function municipalitiesOf(
  { municipalities }: PlaceCatalog,
  departmentId: number,
): readonly Municipality[] {
  return municipalities.filter((municipality) => municipality.departmentId === departmentId);
}

/** The single country; undefined if there are several. */
export function onlyCountry({ countries }: Pick<PlaceCatalog, 'countries'>): Country | undefined {
  return countries.length === 1 ? countries[0] : undefined;
}

/**
 * Fills an unchosen place with the single country and the remembered department, if the catalogue has it (decision 37,
 * Delivery estimate).
 */
export function knownPlace(place: Place, remembered: DeliveryPlace, catalog: PlaceCatalog): Place {
  const countryId = onlyCountry(catalog)?.id ?? place.countryId;
  if (place.departmentId > 0) return { ...place, countryId };
  const isRemembered = ({ id }: Department): boolean => id === remembered.departmentId;
  const departmentId = departmentsOf(catalog, countryId).find(isRemembered)?.id ?? 0;
  const towns = municipalitiesOf(catalog, departmentId);
  const municipalityId = towns.find(({ id }) => id === remembered.municipalityId)?.id ?? 0;
  return { countryId, departmentId, municipalityId };
}

/** The country catalogue as a short text for the props of islands. */
type Row = readonly [id: number, parent: number, name: string];

const rows = (list: readonly Row[]): string => list.map((row) => row.join('|')).join('\n');

function readRows(text: string): readonly Row[] {
  if (text === '') return [];
  return text.split('\n').map((line): Row => {
    const [id = '', parent = '', ...name] = line.split('|');
    return [Number(id), Number(parent), name.join('|')];
  });
}

/** Packs the catalogue for `unpackPlaces`. Names must not contain line breaks, which the schema ensures. */
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
