/** Countries, departments and municipalities (checkout spec §3, Country catalog). */
export type Country = { readonly id: number; readonly name: string };
export type Department = { readonly id: number; readonly countryId: number; readonly name: string };
export type Municipality = { readonly id: number; readonly departmentId: number; readonly name: string };
export type PlaceCatalog = {
  readonly countries: readonly Country[];
  readonly departments: readonly Department[];
  readonly municipalities: readonly Municipality[];
};
