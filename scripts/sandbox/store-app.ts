import { hash } from 'node:crypto';
import { compress } from 'hono/compress';
import { cors } from 'hono/cors';
import { etag } from 'hono/etag';
import { HTTPException } from 'hono/http-exception';
import type { SandboxContext } from './context.ts';
import { playFaults, recordRequests } from './faults/middleware.ts';
import { addAccountRoutes } from './routes/account.ts';
import { createSandboxApp, type SandboxApp } from './routes/answers.ts';
import { addArticleRoutes, answerUnchangedArticles } from './routes/article.ts';
import { addCartRoutes } from './routes/cart.ts';
import { addConfigurationRoutes } from './routes/configuration.ts';
import { addControlRoutes } from './routes/control.ts';
import { addHelpRoutes } from './routes/help.ts';
import { addListRoutes } from './routes/lists.ts';
import { addPictureRoutes } from './routes/pictures.ts';
import { addReportRoutes } from './routes/reports.ts';
import { addTaxIdRoute } from './routes/tax-id.ts';

/** Maximum bytes of a body; an order of 500 lines fits. */
const LARGEST_BODY = 1_000_000;

/** Synchronous, because handing an answer to the thread pool takes longer than its digest. */
const generateDigest = (body: Uint8Array): ArrayBuffer => new Uint8Array(hash('sha1', body, 'buffer')).buffer;

function addMiddleware(app: SandboxApp, context: SandboxContext): void {
  app.use(
    cors({
      origin: '*',
      allowMethods: ['GET', 'POST', 'PATCH', 'DELETE', 'OPTIONS'],
      allowHeaders: ['Authorization', 'Content-Type', 'x-sandbox-fault'],
      maxAge: 600,
    }),
  );
  app.use(async (c, next) => {
    if (Number(c.req.header('content-length') ?? 0) > LARGEST_BODY) {
      return c.json({ code: 413, message: 'La solicitud es demasiado grande' }, 413);
    }
    return next();
  });
  if (context.settings.faults) app.use(recordRequests('api', context));
  app.use(compress());
  if (context.settings.faults) app.use(playFaults(context));
  app.use('/api/*', async (c, next) => {
    await next();
    c.header('Cache-Control', 'no-store');
  });
  app.use('/api/v1/items/:sku', answerUnchangedArticles(context));
  // Weak: the same answer may come compressed or not (RFC 9110, 8.8.3).
  app.use('/api/*', etag({ weak: true, generateDigest }));
}

/** The store API and the cart service, on one origin. */
export function createStoreApp(context: SandboxContext): SandboxApp {
  const app = createSandboxApp();
  addMiddleware(app, context);
  addListRoutes(app, context);
  addArticleRoutes(app, context);
  addPictureRoutes(app, context);
  addConfigurationRoutes(app, context);
  addAccountRoutes(app, context);
  addTaxIdRoute(app, context);
  addCartRoutes(app, context);
  addReportRoutes(app, context);
  if (context.settings.faults) addControlRoutes(app, context);
  addHelpRoutes(app, context);
  app.notFound((c) => c.json({ code: 404, message: `No existe ${c.req.path}` }, 404));
  app.onError((error, c) => {
    if (error instanceof HTTPException) {
      return c.json({ code: error.status, message: error.message }, error.status);
    }
    console.error(`${c.req.method} ${c.req.path} failed:`, error);
    return c.json({ code: 500, message: 'Error interno del servidor' }, 500);
  });
  return app;
}
