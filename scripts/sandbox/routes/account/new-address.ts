import { createRoute, z } from '@hono/zod-openapi';
import type { SandboxContext } from '../../context.ts';
import { isPlace } from '../../country.ts';
import type { SandboxApp } from '../../sandbox-app.ts';
import { jsonAnswer, jsonBody, looseNumber, looseText, refusal, refusalSchema } from '../../wire/envelope.ts';
import { addressSchema, wireAddress } from '../../wire/session.ts';
import { callerOf, EXPIRED_SESSION } from './bearer.ts';

const newAddressSchema = z.object({
  idUsuario: looseNumber,
  nombre: z.string().trim().min(1).max(200),
  idPais: looseNumber,
  idDepartamento: looseNumber,
  idMunicipio: looseNumber,
  telefono: looseText.refine((value) => value.trim() !== '', 'falta'),
  direccion: z.string().trim().min(1).max(1000),
  observaciones: z.string().max(4000).default('--'),
  predeterminada: looseNumber.default(1),
  estado: looseNumber.default(1),
});

const route = createRoute({
  method: 'post',
  path: '/api/v1/addresses/new-address',
  tags: ['Usuarios'],
  summary: 'Adds a delivery address of the customer of the token',
  security: [{ bearer: [] }],
  request: { body: jsonBody(newAddressSchema) },
  responses: {
    200: jsonAnswer(
      z.object({ message: z.string(), data: z.object({ direcciones: z.array(addressSchema) }) }),
      'All addresses of the customer',
    ),
    400: jsonAnswer(refusalSchema, 'A field is missing, or the municipality is not of the department'),
    401: jsonAnswer(refusalSchema, 'No token, an unknown one or an expired one'),
    403: jsonAnswer(refusalSchema, 'The address is for another customer'),
  },
});

function addressOf(body: z.infer<typeof newAddressSchema>) {
  return {
    userId: body.idUsuario,
    name: body.nombre,
    countryId: body.idPais,
    departmentId: body.idDepartamento,
    municipalityId: body.idMunicipio,
    phone: body.telefono.trim(),
    line: body.direccion,
    notes: body.observaciones,
    isDefault: body.predeterminada === 1,
    status: body.estado,
  };
}

/** POST /api/v1/addresses/new-address */
export function addNewAddressRoute(app: SandboxApp, context: SandboxContext): void {
  app.openapi(route, (c) => {
    const caller = callerOf(c.req.header('Authorization'), context);
    if (caller.kind !== 'customer') return c.json(refusal(401, EXPIRED_SESSION), 401);
    const address = addressOf(c.req.valid('json'));
    if (address.userId !== caller.userId) return c.json(refusal(403, 'La dirección es de otro usuario'), 403);
    if (!isPlace(address)) return c.json(refusal(400, 'El municipio no pertenece al departamento'), 400);
    context.addresses.add(address);
    const direcciones = context.addresses.ofUser(caller.userId).map(wireAddress);
    return c.json({ message: 'success', data: { direcciones } }, 200);
  });
}
