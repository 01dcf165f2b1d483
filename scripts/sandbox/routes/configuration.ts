import { createRoute, z } from '@hono/zod-openapi';
import { readData } from '../catalogue/data.ts';
import type { SandboxContext } from '../context.ts';
import { envelope, envelopeOf, jsonAnswer, type SandboxApp } from './answers.ts';

/** System parameters, and the form catalogs of the checkout. */
export function addConfigurationRoutes(app: SandboxApp, context: SandboxContext): void {
  addSystemParametersRoute(app, context);
  addPurchaseFormCatalogsRoute(app);
}

/** The footer of every page, as small HTML. */
export const FOOTER =
  '<p><strong>Calzado y ropa con garantía de 90 días.</strong></p>' +
  '<p>Entregas en los 22 departamentos de Guatemala. Los precios incluyen IVA.</p>';

const parametersRoute = createRoute({
  method: 'get',
  path: '/api/v1/configurations/system-parameters',
  tags: ['Configuración'],
  summary: 'Contact data, social networks and the base of article pictures',
  responses: {
    200: jsonAnswer(
      envelopeOf(z.object({ parametros: z.array(z.object({ Nombre: z.string(), Valor: z.string() })) })),
      'The parameters',
    ),
  },
});

/** Name and value of every parameter (contract, System parameters). */
function parameterRows(apiOrigin: string): readonly (readonly [string, string])[] {
  return [
    ['DIRECCIONPRINCIPAL', '6a avenida 10-25, zona 1, Ciudad de Guatemala'],
    ['FACEBOOK', 'https://www.facebook.com/tienda.gt.ejemplo'],
    ['INSTAGRAM', 'https://www.instagram.com/tienda.gt.ejemplo'],
    ['TIKTOK', 'https://www.tiktok.com/@tienda.gt.ejemplo'],
    ['CORREO', 'hola@tienda.example'],
    ['CANALWHATSAPP', '50223456789'],
    ['TELEFONO', '50223456789'],
    ['FOOTER', FOOTER],
    ['RUTAIMAGENESARTICULOS', `${apiOrigin}/imagenes/articulos/`],
  ];
}

function addSystemParametersRoute(app: SandboxApp, { origins }: SandboxContext): void {
  app.openapi(parametersRoute, (c) => {
    const parametros = parameterRows(origins.api).map(([Nombre, Valor]) => ({ Nombre, Valor }));
    return c.json(envelope({ parametros }), 200);
  });
}

/** The places that a delivery can go to (contract, Form catalogs). */
const countrySchema = z.object({
  paises: z.array(z.object({ IdPais: z.number(), Nombre: z.string() })),
  departamentos: z.array(z.object({ IdDepartamento: z.number(), IdPais: z.number(), Nombre: z.string() })),
  municipios: z.array(z.object({ IdMunicipio: z.number(), IdDepartamento: z.number(), Nombre: z.string() })),
});

/** The checked list of Guatemala: 22 departments, 340 municipalities. */
const GUATEMALA = readData('guatemala.json', countrySchema);

/** A place by its three ids. */
type PlaceIds = {
  readonly countryId: number;
  readonly departmentId: number;
  readonly municipalityId: number;
};

/** Whether the municipality is in the department, and the department in the country. */
export function isPlace({ countryId, departmentId, municipalityId }: PlaceIds): boolean {
  return (
    GUATEMALA.departamentos.some((row) => row.IdDepartamento === departmentId && row.IdPais === countryId) &&
    GUATEMALA.municipios.some(
      (row) => row.IdMunicipio === municipalityId && row.IdDepartamento === departmentId,
    )
  );
}

const placesRoute = createRoute({
  method: 'get',
  path: '/api/v1/configurations/purchase-form-catalogs',
  tags: ['Configuración'],
  summary: 'Countries, departments and municipalities',
  responses: { 200: jsonAnswer(envelopeOf(countrySchema), 'The places') },
});

function addPurchaseFormCatalogsRoute(app: SandboxApp): void {
  app.openapi(placesRoute, (c) => c.json(envelope(GUATEMALA), 200));
}
