import { readFileSync } from 'node:fs';
import { type Context, Hono } from 'hono';
import type { SandboxContext } from '../context.ts';
import { playFaults, recordRequests } from '../faults/middleware.ts';
import type { SandboxEnv } from '../routes/answers.ts';
import type { CardAttempt } from '../state/orders.ts';
import { openAttempt, paymentFormSchema, rejectForm } from './payment-form.ts';
import { finishAttempt, returnAddress } from './payment-return.ts';
import { challengePage, postingPage, refusedPage } from './provider-pages.ts';

const STYLES = readFileSync(new URL('./provider.css', import.meta.url), 'utf8');
/** Submits the form of a page after a delay, unless the shopper types a code. */
const CONTINUE_SCRIPT = readFileSync(new URL('./continue.js', import.meta.url), 'utf8');

export type ProviderApp = Hono<SandboxEnv>;

/** Has no `form-action`, because it would also apply to the redirect to the shop. */
const POLICY =
  "default-src 'none'; img-src data:; style-src 'self'; script-src 'self'; base-uri 'none'; frame-ancestors 'none'";

/** The card provider, an application with its own origin. */
export function createProviderApp(context: SandboxContext): ProviderApp {
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
  app.get('/proveedor.css', (c) => c.body(STYLES, 200, { 'Content-Type': 'text/css; charset=utf-8' }));
  app.get('/continuar.js', (c) =>
    c.body(CONTINUE_SCRIPT, 200, { 'Content-Type': 'text/javascript; charset=utf-8' }),
  );
  app.get('/', (c) => c.redirect(context.origins.api, 302));
  addPayRoute(app, context);
  addChallengeRoutes(app, context);
  addBankRoute(app, context);
  return app;
}

/** The same server under another name of this machine, which is another origin to a browser. */
function otherOrigin(origin: string): string {
  const address = new URL(origin);
  if (!['localhost', '127.0.0.1'].includes(address.hostname)) return origin;
  address.hostname = address.hostname === 'localhost' ? '127.0.0.1' : 'localhost';
  return address.origin;
}

/** The address of a bank page on another origin, which redirects to the shop. */
function bankPageOf(attempt: CardAttempt, { origins }: SandboxContext): string {
  return `${otherOrigin(origins.provider)}/banco/${attempt.id}`;
}

async function afterPosting(c: Context<SandboxEnv>, attempt: CardAttempt, context: SandboxContext) {
  switch (c.var.fault) {
    case 'provider-direct':
      return c.redirect(await finishAttempt(attempt, context), 303);
    case 'provider-third-origin':
      return c.redirect(bankPageOf(attempt, context), 303);
    case 'provider-resend':
      return c.redirect(bankPageOf(attempt, context), 307);
    case 'provider-auto-post':
      return c.html(postingPage(bankPageOf(attempt, context)));
    default:
      // A payment that failed at once has no verification.
      return attempt.response === '3'
        ? c.redirect(await finishAttempt(attempt, context), 303)
        : c.redirect(`/3ds/${attempt.id}`, 303);
  }
}

/** POST /pay accepts the shop's hidden form (contract, Card provider). */
function addPayRoute(app: ProviderApp, context: SandboxContext): void {
  app.post('/pay', async (c) => {
    const fields = Object.fromEntries(new URLSearchParams(await c.req.text()));
    const form = paymentFormSchema.safeParse(fields);
    if (!form.success) {
      const [issue] = form.error.issues;
      return c.html(refusedPage(`El formulario de pago no está completo (${issue?.path.join('.')}).`), 400);
    }
    const reason = rejectForm(form.data, context);
    if (reason !== undefined) return c.html(refusedPage(reason), 400);
    return afterPosting(c, openAttempt(form.data, context), context);
  });
}

/** The 3-D Secure step and its answer. */
function addChallengeRoutes(app: ProviderApp, context: SandboxContext): void {
  app.get('/3ds/:id', (c) => {
    const attempt = context.attempts.byId(c.req.param('id'));
    if (!attempt) return c.html(refusedPage('El pago no existe.'), 404);
    return c.html(challengePage(attempt, context.settings.challengeMilliseconds));
  });
  app.post('/3ds/:id', async (c) => {
    const { id } = c.req.param();
    const answer = new URLSearchParams(await c.req.text());
    if (answer.get('decision') === 'cancel') context.attempts.deny(id, 'CANCELADA POR EL CLIENTE');
    if (answer.get('code') === '000000') context.attempts.deny(id, 'AUTENTICACION 3-D SECURE FALLIDA');
    const attempt = context.attempts.byId(id);
    if (!attempt) return c.html(refusedPage('El pago no existe.'), 404);
    const home = await finishAttempt(attempt, context);
    return c.redirect(c.var.fault === 'provider-detour' ? bankPageOf(attempt, context) : home, 303);
  });
}

/** The bank page between the provider and the shop. */
function addBankRoute(app: ProviderApp, context: SandboxContext): void {
  app.on(['GET', 'POST'], '/banco/:id', (c) => {
    const attempt = context.attempts.byId(c.req.param('id'));
    if (!attempt) return c.html(refusedPage('El pago no existe.'), 404);
    context.attempts.finish(attempt.id);
    return c.redirect(returnAddress(attempt, context), 303);
  });
}
