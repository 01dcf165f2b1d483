import { html } from 'hono/html';
import type { CardAttempt } from '../state/orders.ts';

/** Script of the provider's pages: submits the form after a while, unless the shopper types a code. */
export const CONTINUE_SCRIPT = `const form = document.querySelector('form[data-continue-after]');
const timer = setTimeout(() => {
  form.querySelector('button').click();
}, Number(form.dataset.continueAfter));
form.addEventListener('focusin', (event) => {
  if (event.target.matches('input')) clearTimeout(timer);
});
form.addEventListener('submit', () => {
  clearTimeout(timer);
});
`;

/** Styles of the provider's pages. */
export const PROVIDER_STYLES = `:root { color-scheme: light dark; font-family: system-ui, sans-serif; line-height: 1.5; }
body { margin: 0; min-height: 100vh; display: grid; place-items: center; background: light-dark(#eef2f6, #10151b); }
main { box-sizing: border-box; width: min(26rem, 100% - 2rem); padding: 2rem; border-radius: 1rem;
  background: light-dark(#fff, #1b232c); color: light-dark(#17202a, #eef2f6); box-shadow: 0 1rem 3rem rgb(0 0 0 / 12%); }
h1 { font-size: 1.4rem; margin: 0 0 1rem; }
.brand { margin: 0 0 .5rem; font-weight: 600; color: light-dark(#0b5c8a, #7cc4ec); }
dl { margin: 0 0 1.5rem; }
dl div { display: flex; justify-content: space-between; gap: 1rem; padding: .4rem 0;
  border-block-end: 1px solid light-dark(#dde4ea, #33404d); }
dt { color: light-dark(#4a5866, #aebbc7); }
dd { margin: 0; text-align: end; overflow-wrap: anywhere; }
form { display: grid; gap: .75rem; }
label span { color: light-dark(#4a5866, #aebbc7); }
input, button { font: inherit; padding: .7rem 1rem; border-radius: .5rem; border: 1px solid light-dark(#7a8896, #7f8d9a); }
input { background: transparent; color: inherit; }
button { border-color: transparent; background: #0b5c8a; color: #fff; font-weight: 600; cursor: pointer; }
button.quiet { background: transparent; color: inherit; border-color: light-dark(#7a8896, #7f8d9a); }
:focus-visible { outline: 3px solid light-dark(#0b5c8a, #7cc4ec); outline-offset: 2px; }
`;

type Markup = ReturnType<typeof html>;

function page(title: string, content: Markup): Markup {
  return html`<!doctype html>
<html lang="es-GT">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
<meta name="referrer" content="no-referrer">
<title>${title}</title>
<link rel="icon" href="data:,">
<link rel="stylesheet" href="/proveedor.css">
</head>
<body>
<main>${content}</main>
</body>
</html>`;
}

/** The page with the reason why a payment form was rejected. */
export function refusedPage(reason: string): Markup {
  return page(
    'Solicitud de pago no válida',
    html`<h1>Solicitud de pago no válida</h1>
<p>${reason}</p>
<p>No se realizó ningún cobro. Regrese a la tienda e intente de nuevo.</p>`,
  );
}

/** The 3-D Secure step: continues after a moment or with a button; a code is optional. */
export function challengePage(attempt: CardAttempt, milliseconds: number): Markup {
  return page(
    'Verificación 3-D Secure',
    html`<p class="brand">Banco de Prueba · Compra protegida</p>
<h1>Verificando su compra</h1>
<dl>
<div><dt>Comercio</dt><dd>${new URL(attempt.redirect).host}</dd></div>
<div><dt>Monto</dt><dd>Q ${attempt.amount}</dd></div>
<div><dt>Tarjeta</dt><dd>•••• ${attempt.last4}</dd></div>
<div><dt>Orden</dt><dd>${attempt.orderId}</dd></div>
</dl>
<form method="post" action="/3ds/${attempt.id}" data-continue-after="${milliseconds}">
<label for="code">Código de verificación <span>(opcional)</span></label>
<input id="code" name="code" inputmode="numeric" autocomplete="one-time-code" maxlength="8">
<button name="decision" value="continue">Continuar</button>
<button name="decision" value="cancel" class="quiet">Cancelar el pago</button>
</form>
<p role="status">Continuaremos automáticamente en un momento.</p>
<script src="/continuar.js"></script>`,
  );
}

/** A page that submits itself, as some banks have. */
export function postingPage(action: string): Markup {
  return page(
    'Regresando a la tienda',
    html`<h1>Regresando a la tienda</h1>
<form method="post" action="${action}" data-continue-after="0">
<button>Continuar</button>
</form>
<script src="/continuar.js"></script>`,
  );
}
