import { createRoute, z } from '@hono/zod-openapi';
import type { SandboxContext } from '../../context.ts';
import type { SandboxApp } from '../../sandbox-app.ts';
import { normaliseTaxId } from '../../tax-id/nit.ts';
import { findTaxpayer, SPECIAL_TAX_IDS } from '../../tax-id/taxpayers.ts';
import { jsonAnswer, jsonBody, looseNumber, looseText, refusal, refusalSchema } from '../../wire/envelope.ts';

const answerSchema = z.object({
  Encabezado: z.array(z.object({ Respuesta: z.union([z.string(), z.boolean()]), Descripcion: z.string() })),
  Detalle: z.array(z.object({ Nit: z.string(), Nombre: z.string(), Nombre_Comercial: z.string() })),
});

type Answer = z.infer<typeof answerSchema>;

const route = createRoute({
  method: 'post',
  path: '/api/Validar/validar-nit',
  tags: ['Identificación tributaria'],
  summary: 'Name of the taxpayer behind a NIT, a DPI or CF',
  request: { body: jsonBody(z.object({ tokenCliente: z.string(), origen: looseNumber, nit: looseText })) },
  responses: {
    200: jsonAnswer(answerSchema, 'The taxpayer, or the reason under `Encabezado`'),
    400: jsonAnswer(refusalSchema, 'A field is missing'),
    500: jsonAnswer(refusalSchema, 'The documented id that makes the lookup fail'),
  },
});

function refused(Descripcion: string): Answer {
  return { Encabezado: [{ Respuesta: 'False', Descripcion }], Detalle: [] };
}

function found(taxId: string, name: string, tradeName: string): Answer {
  // A DPI has 13 characters; its answers carry a boolean, so that readers prove that they take both.
  const Respuesta = taxId.length === 13 ? true : 'True';
  return {
    Encabezado: [{ Respuesta, Descripcion: 'NIT VALIDO' }],
    Detalle: [{ Nit: taxId, Nombre: name, Nombre_Comercial: tradeName }],
  };
}

function answerFor(taxId: string): Answer {
  const taxpayer = findTaxpayer(taxId);
  switch (taxpayer.outcome) {
    case 'final consumer':
      return {
        Encabezado: [{ Respuesta: 'True', Descripcion: 'CF[CONSUMIDOR FINAL]' }],
        Detalle: [{ Nit: 'CF', Nombre: 'CONSUMIDOR FINAL', Nombre_Comercial: '' }],
      };
    case 'found':
      return found(taxpayer.taxId, taxpayer.name, taxpayer.tradeName);
    case 'unknown':
      return refused('El NIT no está registrado');
    case 'invalid':
      return refused('El NIT ingresado no es válido');
  }
}

/** POST /api/Validar/validar-nit */
export function addValidarNitRoute(app: SandboxApp, { settings }: SandboxContext): void {
  app.openapi(route, (c) => {
    const { tokenCliente, nit } = c.req.valid('json');
    if (tokenCliente !== settings.nitClientToken)
      return c.json(refused('El token del cliente no es válido'), 200);
    const taxId = normaliseTaxId(nit);
    if (taxId === SPECIAL_TAX_IDS.failing) return c.json(refusal(500, 'El servicio de NIT no responde'), 500);
    if (taxId === SPECIAL_TAX_IDS.withoutHeader) return c.json({ Encabezado: [], Detalle: [] }, 200);
    return c.json(answerFor(taxId), 200);
  });
}
