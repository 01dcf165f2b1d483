/** Countries, departments and municipalities (checkout §3, Country catalog). */
import { type Columns, fromColumns, type Row, toColumns } from '#shared/codec/columns.ts';
import type { DeliveryPlace } from './delivery.ts';

export type Country = { readonly id: number; readonly name: string };
export type Department = { readonly id: number; readonly countryId: number; readonly name: string };
export type Municipality = { readonly id: number; readonly departmentId: number; readonly name: string };
export type PlaceCatalog = {
  readonly countries: readonly Country[];
  readonly departments: readonly Department[];
  readonly municipalities: readonly Municipality[];
};

/** The catalogue as one list per field, for islands that get it with the page. */
export type PlaceColumns = Readonly<Record<keyof PlaceCatalog, Columns>>;

export function toPlaceColumns({ countries, departments, municipalities }: PlaceCatalog): PlaceColumns {
  return {
    countries: toColumns(countries),
    departments: toColumns(departments),
    municipalities: toColumns(municipalities),
  };
}

/** Restores the catalogue. */
export function fromPlaceColumns(columns: PlaceColumns): PlaceCatalog {
  const rowsOf = (name: keyof PlaceCatalog) => fromColumns(columns[name]);
  const named = (row: Row) => ({ id: Number(row['id']), name: String(row['name']) });
  return {
    countries: rowsOf('countries').map(named),
    departments: rowsOf('departments').map((row) => ({ ...named(row), countryId: Number(row['countryId']) })),
    municipalities: rowsOf('municipalities').map((row) => ({
      ...named(row),
      departmentId: Number(row['departmentId']),
    })),
  };
}

/** The three ids of a place, 0 until chosen. */
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
