import { createRoute, z } from '@hono/zod-openapi';
import type { SandboxApp } from '../../sandbox-app.ts';
import { jsonAnswer, jsonBody, refusalSchema } from '../../wire/envelope.ts';

const route = createRoute({
  method: 'post',
  path: '/api/v1/users/resetPasswordToken',
  tags: ['Usuarios'],
  summary: 'Asks for a new password; the answer is the same for known and unknown addresses',
  request: { body: jsonBody(z.object({ correo: z.string().trim().min(3).max(254).includes('@') })) },
  responses: {
    200: jsonAnswer(
      z.object({
        message: z.string(),
        data: z.object({ respuesta: z.object({ Respuesta: z.string() }) }),
      }),
      'What happens next',
    ),
    400: jsonAnswer(refusalSchema, 'No e-mail address'),
  },
});

/** POST /api/v1/users/resetPasswordToken; the sandbox sends no mail. */
export function addResetPasswordRoute(app: SandboxApp): void {
  app.openapi(route, (c) => {
    const Respuesta = `le enviamos instrucciones a ${c.req.valid('json').correo}`;
    return c.json({ message: 'success', data: { respuesta: { Respuesta } } }, 200);
  });
}
