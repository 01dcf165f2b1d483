import { html } from 'hono/html';
import type { CardAttempt } from '../state/orders.ts';

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

/** A page that submits itself, as at some banks. */
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
