import { hash } from 'node:crypto';
import { compress } from 'hono/compress';
import { cors } from 'hono/cors';
import { etag } from 'hono/etag';
import { HTTPException } from 'hono/http-exception';
import type { SandboxContext } from './context.ts';
import { playFaults } from './faults/play-faults.ts';
import { recordRequests } from './faults/record-requests.ts';
import { addLoginRoute } from './routes/account/login.ts';
import { addNewAddressRoute } from './routes/account/new-address.ts';
import { addRegisterRoute } from './routes/account/register.ts';
import { addResetPasswordRoute } from './routes/account/reset-password.ts';
import { addBeaconRoute } from './routes/beacon.ts';
import { addArticleRoute } from './routes/catalogue/article.ts';
import { addFilterItemsRoute } from './routes/catalogue/filter-items.ts';
import { addListRoute } from './routes/catalogue/list.ts';
import { addMenuRoute } from './routes/catalogue/menu.ts';
import { addNewItemsRoute } from './routes/catalogue/new-items.ts';
import { addSearchRoute } from './routes/catalogue/search.ts';
import { addStockRoute } from './routes/catalogue/stock.ts';
import { answerUnchangedArticles } from './routes/catalogue/unchanged-articles.ts';
import { addControlRoutes } from './routes/control.ts';
import { addDocumentRoute } from './routes/document.ts';
import { addHelpRoutes } from './routes/help.ts';
import { addMissingTextRoutes } from './routes/missing-texts.ts';
import { addPictureRoutes } from './routes/pictures.ts';
import { addCartCreateRoute } from './routes/purchase/cart-create.ts';
import { addCartRecordRoute } from './routes/purchase/cart-record.ts';
import { addInvoicesRoute } from './routes/purchase/invoices.ts';
import { addPaymentDataRoute } from './routes/purchase/payment-data.ts';
import { addPurchaseFormCatalogsRoute } from './routes/purchase/purchase-form-catalogs.ts';
import { addValidarNitRoute } from './routes/purchase/validar-nit.ts';
import { addSystemParametersRoute } from './routes/system-parameters.ts';
import { createSandboxApp, type SandboxApp } from './sandbox-app.ts';

/** An order of 500 lines fits; anything larger is no call of the shop. */
const LARGEST_BODY = 1_000_000;

/** At once: the default asks a pool of threads, which takes longer than the digest of an answer does. */
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

function addCatalogueRoutes(app: SandboxApp, context: SandboxContext): void {
  addMenuRoute(app, context);
  addListRoute(app, context);
  addNewItemsRoute(app, context);
  addSearchRoute(app, context);
  addFilterItemsRoute(app, context);
  addStockRoute(app, context);
  // Last of them: its path would also take the names above for a sku.
  addArticleRoute(app, context);
  addPictureRoutes(app, context);
}

function addOtherRoutes(app: SandboxApp, context: SandboxContext): void {
  addSystemParametersRoute(app, context);
  addPurchaseFormCatalogsRoute(app);
  addLoginRoute(app, context);
  addRegisterRoute(app, context);
  addResetPasswordRoute(app);
  addNewAddressRoute(app, context);
  addValidarNitRoute(app, context);
  addInvoicesRoute(app, context);
  addCartCreateRoute(app, context);
  addPaymentDataRoute(app, context);
  addCartRecordRoute(app, context);
  addBeaconRoute(app);
  addMissingTextRoutes(app, context);
}

/** The store API and the cart service, on one origin. */
export function createStoreApp(context: SandboxContext): SandboxApp {
  const app = createSandboxApp();
  addMiddleware(app, context);
  addCatalogueRoutes(app, context);
  addOtherRoutes(app, context);
  if (context.settings.faults) addControlRoutes(app, context);
  addHelpRoutes(app, context);
  addDocumentRoute(app, context);
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
