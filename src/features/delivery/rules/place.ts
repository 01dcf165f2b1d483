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

/** The three ids of a place, 0 until chosen. */
export type Place = {
  readonly countryId: number;
  readonly departmentId: number;
  readonly municipalityId: number;
};

/** The place after a choice: what depended on another country or department is 0 again; the same one changes nothing. */
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

/** The departments of a country, as the second select lists them. */
export function departmentsOf({ departments }: PlaceCatalog, countryId: number): readonly Department[] {
  return departments.filter((department) => department.countryId === countryId);
}

/** The municipalities of a department, as the third select lists them; none until a department is chosen. */
export function municipalitiesOf(
  { municipalities }: PlaceCatalog,
  departmentId: number,
): readonly Municipality[] {
  return municipalities.filter((municipality) => municipality.departmentId === departmentId);
}

/** The country where there is no other: nobody is asked for it. */
export function onlyCountry({ countries }: Pick<PlaceCatalog, 'countries'>): Country | undefined {
  return countries.length === 1 ? countries[0] : undefined;
}

/**
 * What is known of a place before anybody chooses: the only country, and where parcels go as it was said before (decision
 * 37, Delivery estimate). A department that was chosen stays, and what the catalogue does not have is not taken.
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
