import { createRoute, z } from '@hono/zod-openapi';
import type { SandboxContext } from '../../context.ts';
import type { SandboxApp } from '../../sandbox-app.ts';
import { hashPassword } from '../../state/password.ts';
import { jsonAnswer, jsonBody, looseNumber, looseText, refusal, refusalSchema } from '../../wire/envelope.ts';
import { openSession, sessionSchema } from '../../wire/session.ts';

const registrationSchema = z.object({
  idUsuario: looseNumber,
  usuario: z.string().trim().min(1).max(100),
  nombre: z.string().trim().min(1).max(200),
  correo: z
    .string()
    .trim()
    .max(254)
    .regex(/^[^\s@]+@[^\s@]+\.[^\s@]+$/, 'no es un correo'),
  clave: z.string().min(1).max(200),
  telefono: looseText.refine((value) => /\d{7}/.test(value.replace(/\D/g, '')), 'no es un teléfono'),
});

const route = createRoute({
  method: 'post',
  path: '/api/v1/users/register',
  tags: ['Usuarios'],
  summary: 'Registers a customer and logs in',
  request: { body: jsonBody(registrationSchema) },
  responses: {
    200: jsonAnswer(sessionSchema, 'The customer, no addresses and a token'),
    400: jsonAnswer(refusalSchema, 'A field is missing or has no sense'),
    409: jsonAnswer(refusalSchema, 'The e-mail address is taken'),
  },
});

/** POST /api/v1/users/register */
export function addRegisterRoute(app: SandboxApp, context: SandboxContext): void {
  app.openapi(route, (c) => {
    const { usuario, nombre, correo, clave, telefono } = c.req.valid('json');
    const user = context.users.add({
      username: usuario,
      name: nombre,
      email: correo,
      phone: telefono.trim(),
      passwordHash: hashPassword(clave),
    });
    if (!user) return c.json(refusal(409, 'El correo electrónico ya está registrado'), 409);
    return c.json(openSession(user, context), 200);
  });
}
