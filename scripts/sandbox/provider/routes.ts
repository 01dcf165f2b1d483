import type { Context, Hono } from 'hono';
import type { SandboxContext } from '../context.ts';
import { distrust, paymentFormSchema } from '../payment/payment-form.ts';
import { returnAddress } from '../payment/return-address.ts';
import type { SandboxEnv } from '../sandbox-app.ts';
import type { CardAttempt } from '../state/attempt-repository.ts';
import { finishAttempt } from './finish-attempt.ts';
import { openAttempt } from './open-attempt.ts';
import { challengePage, postingPage, refusedPage } from './pages.ts';

type ProviderApp = Hono<SandboxEnv>;

/** The same server under its other name, which for a browser is another origin; elsewhere it has only one. */
function otherOrigin(origin: string): string {
  const address = new URL(origin);
  if (!['localhost', '127.0.0.1'].includes(address.hostname)) return origin;
  address.hostname = address.hostname === 'localhost' ? '127.0.0.1' : 'localhost';
  return address.origin;
}

/** A stop on another origin, from where the shopper goes home. */
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
      // A payment that failed at once has nothing to verify.
      return attempt.response === '3'
        ? c.redirect(await finishAttempt(attempt, context), 303)
        : c.redirect(`/3ds/${attempt.id}`, 303);
  }
}

/** POST /pay: takes the shop's hidden form (contract, Card provider). */
function addPayRoute(app: ProviderApp, context: SandboxContext): void {
  app.post('/pay', async (c) => {
    const fields = Object.fromEntries(new URLSearchParams(await c.req.text()));
    const form = paymentFormSchema.safeParse(fields);
    if (!form.success) {
      const [issue] = form.error.issues;
      return c.html(refusedPage(`El formulario de pago no está completo (${issue?.path.join('.')}).`), 400);
    }
    const reason = distrust(form.data, context);
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

/** The stop of a bank on the way back to the shop. */
function addBankRoute(app: ProviderApp, context: SandboxContext): void {
  app.on(['GET', 'POST'], '/banco/:id', (c) => {
    const attempt = context.attempts.byId(c.req.param('id'));
    if (!attempt) return c.html(refusedPage('El pago no existe.'), 404);
    context.attempts.finish(attempt.id);
    return c.redirect(returnAddress(attempt, context), 303);
  });
}

/** All pages of the card provider. */
export function addProviderRoutes(app: ProviderApp, context: SandboxContext): void {
  addPayRoute(app, context);
  addChallengeRoutes(app, context);
  addBankRoute(app, context);
}
