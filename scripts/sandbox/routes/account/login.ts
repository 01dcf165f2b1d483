import { createRoute, z } from '@hono/zod-openapi';
import type { SandboxContext } from '../../context.ts';
import type { SandboxApp } from '../../sandbox-app.ts';
import { isPassword } from '../../state/password.ts';
import { jsonAnswer, jsonBody, looseNumber, refusal, refusalSchema } from '../../wire/envelope.ts';
import { openSession, sessionSchema } from '../../wire/session.ts';

const route = createRoute({
  method: 'post',
  path: '/api/v1/users/login',
  tags: ['Usuarios'],
  summary: 'Logs a customer in',
  request: {
    body: jsonBody(
      z.object({
        rolId: looseNumber,
        emailUser: z.string().min(1).max(254),
        password: z.string().min(1).max(200),
      }),
    ),
  },
  responses: {
    200: jsonAnswer(sessionSchema, 'The customer, the addresses and a token'),
    400: jsonAnswer(refusalSchema, 'A field is missing'),
    401: jsonAnswer(refusalSchema, 'Unknown customer or wrong password'),
  },
});

/** POST /api/v1/users/login */
export function addLoginRoute(app: SandboxApp, context: SandboxContext): void {
  app.openapi(route, (c) => {
    const { rolId, emailUser, password } = c.req.valid('json');
    const user = rolId === 1 ? context.users.byEmail(emailUser) : undefined;
    if (!user) return c.json(refusal(401, 'User not found'), 401);
    if (!isPassword(password, user.passwordHash))
      return c.json(refusal(401, 'La contraseña no es correcta'), 401);
    return c.json(openSession(user, context), 200);
  });
}
