import { Hono } from 'hono';
import type { SandboxContext } from './context.ts';
import { playFaults } from './faults/play-faults.ts';
import { recordRequests } from './faults/record-requests.ts';
import { CONTINUE_SCRIPT, PROVIDER_STYLES } from './provider/assets.ts';
import { addProviderRoutes } from './provider/routes.ts';
import type { SandboxEnv } from './sandbox-app.ts';

/** No `form-action`: it would also hold for the way back to the shop. */
const POLICY =
  "default-src 'none'; img-src data:; style-src 'self'; script-src 'self'; base-uri 'none'; frame-ancestors 'none'";

/** The card provider: a separate application with a separate origin. */
export function createProviderApp(context: SandboxContext): Hono<SandboxEnv> {
  const app = new Hono<SandboxEnv>();
  app.use(async (c, next) => {
    await next();
    c.header('Content-Security-Policy', POLICY);
    c.header('Cache-Control', 'no-store');
    c.header('Referrer-Policy', 'no-referrer');
    c.header('X-Content-Type-Options', 'nosniff');
  });
  if (context.settings.faults) {
    app.use(recordRequests('provider', context));
    app.use(playFaults(context));
  }
  app.get('/proveedor.css', (c) =>
    c.body(PROVIDER_STYLES, 200, { 'Content-Type': 'text/css; charset=utf-8' }),
  );
  app.get('/continuar.js', (c) =>
    c.body(CONTINUE_SCRIPT, 200, { 'Content-Type': 'text/javascript; charset=utf-8' }),
  );
  app.get('/', (c) => c.redirect(context.origins.api, 302));
  addProviderRoutes(app, context);
  return app;
}
