import { readFileSync } from 'node:fs';
import { z } from '@hono/zod-openapi';

/** Countries, departments and municipalities that a delivery can go to (contract, Form catalogs). */
export const countrySchema = z.object({
  paises: z.array(z.object({ IdPais: z.number(), Nombre: z.string() })),
  departamentos: z.array(z.object({ IdDepartamento: z.number(), IdPais: z.number(), Nombre: z.string() })),
  municipios: z.array(z.object({ IdMunicipio: z.number(), IdDepartamento: z.number(), Nombre: z.string() })),
});

/** The checked list of Guatemala: 22 departments, 340 municipalities. */
export const GUATEMALA = countrySchema.parse(
  JSON.parse(readFileSync(new URL('./data/guatemala.json', import.meta.url), 'utf8')),
);

/** A place by its three ids. */
export type PlaceIds = {
  readonly countryId: number;
  readonly departmentId: number;
  readonly municipalityId: number;
};

/** Whether the municipality lies in the department, and that in the country. */
export function isPlace({ countryId, departmentId, municipalityId }: PlaceIds): boolean {
  return (
    GUATEMALA.departamentos.some((row) => row.IdDepartamento === departmentId && row.IdPais === countryId) &&
    GUATEMALA.municipios.some(
      (row) => row.IdMunicipio === municipalityId && row.IdDepartamento === departmentId,
    )
  );
}
