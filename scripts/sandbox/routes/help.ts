import { readFileSync } from 'node:fs';
import type { SandboxContext } from '../context.ts';
import { helpPage } from '../pages/help.ts';
import { sizeGuidePage } from '../pages/layout.ts';
import { paymentFormSchema } from '../payment/payment-form.ts';
import type { SandboxApp } from './answers.ts';

const STYLES = readFileSync(new URL('../pages/sandbox.css', import.meta.url), 'utf8');

/** The pages of the sandbox itself, and its OpenAPI document. */
export function addHelpRoutes(app: SandboxApp, context: SandboxContext): void {
  addPages(app, context);
  addDocumentRoute(app, context);
}

/** GET /, the help page, and GET /guia-de-tallas. */
function addPages(app: SandboxApp, context: SandboxContext): void {
  app.get('/', (c) => c.html(helpPage(context)));
  app.get('/guia-de-tallas', (c) => c.html(sizeGuidePage()));
  app.get('/sandbox.css', (c) => c.body(STYLES, 200, { 'Content-Type': 'text/css; charset=utf-8' }));
}

function registerProvider(app: SandboxApp, { origins }: SandboxContext): void {
  app.openAPIRegistry.registerPath({
    method: 'post',
    path: '/pay',
    tags: ['Proveedor de pagos'],
    summary: 'Hidden payment form, posted by the browser; ends with a redirect to `redirect`',
    servers: [{ url: origins.provider }],
    request: {
      body: {
        required: true,
        content: { 'application/x-www-form-urlencoded': { schema: paymentFormSchema } },
      },
    },
    responses: {
      303: { description: 'To the 3-D Secure step, and from there back to the shop with the return fields' },
      400: { description: 'Hash, order, amount or return address do not hold; nothing is charged' },
    },
  });
}

/** GET /openapi.json: every call, described by the schemas that check it. */
function addDocumentRoute(app: SandboxApp, context: SandboxContext): void {
  const { registerComponent } = app.openAPIRegistry;
  registerComponent.call(app.openAPIRegistry, 'securitySchemes', 'bearer', {
    type: 'http',
    scheme: 'bearer',
  });
  registerProvider(app, context);
  app.doc31('/openapi.json', () => ({
    openapi: '3.1.0',
    info: { title: 'Sandbox: store API, cart service and card provider', version: '1.0.0' },
    servers: [{ url: context.origins.api }],
  }));
}
