import type { HttpBindings } from '@hono/node-server';
import { OpenAPIHono } from '@hono/zod-openapi';
import type { FaultName } from './faults/fault-names.ts';

/** What a request carries along: the socket under it, and the fault a route has to play itself. */
export type SandboxEnv = {
  readonly Bindings: Partial<HttpBindings>;
  readonly Variables: { readonly fault?: FaultName };
};

/** An application whose routes describe themselves for the OpenAPI document. */
export type SandboxApp = OpenAPIHono<SandboxEnv>;

/** An empty application that answers 400 with a message to requests that do not match their schema. */
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
