import { createRoute, z } from '@hono/zod-openapi';
import type { SandboxContext } from '../context.ts';
import type { SandboxApp } from '../sandbox-app.ts';
import { envelope, envelopeOf, jsonAnswer } from '../wire/envelope.ts';

/** The footer of every page, as small HTML. */
export const FOOTER =
  '<p><strong>Calzado y ropa con garantía de 90 días.</strong></p>' +
  '<p>Entregas en los 22 departamentos de Guatemala. Los precios incluyen IVA.</p>';

const route = createRoute({
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

/** GET /api/v1/configurations/system-parameters */
export function addSystemParametersRoute(app: SandboxApp, { origins }: SandboxContext): void {
  app.openapi(route, (c) => {
    const parametros = parameterRows(origins.api).map(([Nombre, Valor]) => ({ Nombre, Valor }));
    return c.json(envelope({ parametros }), 200);
  });
}
