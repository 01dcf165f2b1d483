import type { HttpBindings } from '@hono/node-server';
import { OpenAPIHono, z } from '@hono/zod-openapi';
import type { SandboxContext } from '../context.ts';
import type { FaultName } from '../faults/faults.ts';

/** The context of a request: its socket, and a fault that the route itself plays. */
export type SandboxEnv = {
  readonly Bindings: Partial<HttpBindings>;
  readonly Variables: { readonly fault?: FaultName };
};

/** An application with OpenAPI routes. */
export type SandboxApp = OpenAPIHono<SandboxEnv>;

/** Creates an application that answers 400 with a message to requests that do not match their schema. */
export function createSandboxApp(): SandboxApp {
  return new OpenAPIHono<SandboxEnv>({
    defaultHook(result, c) {
      if (result.success) return undefined;
      const [issue] = result.error.issues;
      const field = issue?.path.join('.') ?? '';
      return c.json(
        { code: 400, message: `Solicitud inválida: ${field} ${issue?.message ?? ''}`.trim() },
        400,
      );
    },
  });
}

/** The envelope of every refusal. */
export const refusalSchema = z.object({ code: z.number(), message: z.string() }).openapi('Refusal');

/** A JSON answer of a route with its meaning. */
export function jsonAnswer<Schema extends z.ZodType>(schema: Schema, description: string) {
  return { description, content: { 'application/json': { schema } } };
}

/** A required JSON body of a route. */
export function jsonBody<Schema extends z.ZodType>(schema: Schema) {
  return { required: true, content: { 'application/json': { schema } } };
}

/** The envelope `{ code, message, data }` around some data. */
export function envelopeOf<Schema extends z.ZodType>(data: Schema) {
  return z.object({ code: z.number(), message: z.string(), data });
}

/** An answer in its envelope. */
export function envelope<Data>(data: Data, message = 'success') {
  return { code: 200, message, data };
}

/** A refusal in its envelope. */
export function refusal<Code extends number>(code: Code, message: string) {
  return { code, message };
}

/** A number, or a numeric string. */
export const looseNumber = z
  .union([z.number(), z.string().regex(/^-?\d+(\.\d+)?$/)])
  .transform(Number)
  .openapi({ type: 'number' });

/** A text, or a number that is converted to one. */
export const looseText = z.union([z.string(), z.number()]).transform(String).openapi({ type: 'string' });

/** The caller of a request: a guest, a customer, or a client with an unknown or expired token. */
type Caller =
  | { readonly kind: 'guest' }
  | { readonly kind: 'customer'; readonly userId: number }
  | { readonly kind: 'expired' };

/** Text for a token that is unknown or has expired. */
export const EXPIRED_SESSION = 'La sesión ha expirado, inicie sesión de nuevo';

/** Reads the `Authorization` header (contract, Envelope). */
export function callerOf(header: string | undefined, { sessions }: SandboxContext): Caller {
  if (header === undefined || header.trim() === '') return { kind: 'guest' };
  const token = /^Bearer\s+(\S+)$/i.exec(header.trim())?.[1];
  const userId = token === undefined ? undefined : sessions.userOf(token);
  return userId === undefined ? { kind: 'expired' } : { kind: 'customer', userId };
}
