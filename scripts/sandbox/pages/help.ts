import { html } from 'hono/html';
import type { SandboxContext } from '../context.ts';
import tables from '../data/help-tables.json' with { type: 'json' };
import { FAULTS } from '../faults/faults.ts';
import { TEST_CARDS } from '../payment/judge-card.ts';
import { SPECIAL_TAX_IDS } from '../routes/tax-id.ts';
import { DEMO_USERS } from '../state/customers.ts';
import type { MissingText } from '../state/missing-texts.ts';
import { type Markup, pageLayout, table } from './layout.ts';

function callsTable(caption: string, calls: readonly (readonly string[])[]): Markup {
  const rows = calls.map(([method = '', path = '', meaning = '']) => [method, code(path), meaning]);
  return table(caption, ['Método', 'Ruta', 'Para qué sirve'], rows);
}

/** The page that lists calls, users, cards, tax ids and faults. */
export function helpPage({ settings, origins, missingTexts }: SandboxContext): Markup {
  const faults = settings.faults
    ? html`<p>Con el encabezado <code>x-sandbox-fault</code>, o con <code>POST /__sandbox/faults</code>.</p>
${faultsTable()}`
    : html`<p>Desactivadas. Se activan al iniciar solo el sandbox: <code>npm run sandbox -- --faults</code>.</p>`;
  return pageLayout(
    'Sandbox de la tienda',
    html`<h1>Sandbox de la tienda</h1>
<p>Servicios de prueba: API de la tienda, servicio de carritos y proveedor de pagos. Nada de lo que ocurre aquí
es un cobro real.</p>
<p><a href="/openapi.json">Documento OpenAPI</a> · <a href="/guia-de-tallas">Guía de tallas</a></p>
<h2>Tarjetas de prueba</h2>
<p>Vencimiento: cualquier mes que no haya pasado. CVV: 3 dígitos cualesquiera, 4 con American Express. En la
verificación 3-D Secure el código <code>000000</code> deniega el pago.</p>
${cardsTable()}
<h2>Usuarios de prueba</h2>
${usersTable()}
<h2>Identificación tributaria</h2>
${taxIdsTable()}
<h2>Llamadas</h2>
${callsTable('API de la tienda', tables.store)}
${callsTable('Servicio de carritos', tables.cart)}
<p>El proveedor de pagos recibe el formulario en <code>${origins.provider}/pay</code>.</p>
<h2>Textos faltantes</h2>
${missingTextsTable(missingTexts.list())}
<h2>Fallas a pedido</h2>
${faults}`,
  );
}

const code = (text: string): Markup => html`<code>${text}</code>`;

function cardsTable(): Markup {
  const rows = TEST_CARDS.map((card) => [code(card.number), card.issuer, card.meaning]);
  return table('Tarjetas', ['Número', 'Emisor', 'Resultado'], rows);
}

function usersTable(): Markup {
  const rows = Object.values(DEMO_USERS).map((user) => [user.name, code(user.email), code(user.password)]);
  return table('Usuarios', ['Nombre', 'Correo', 'Contraseña'], rows);
}

/** Tax ids with all kinds of answers. */
function taxIdsTable(): Markup {
  const { company, unknown, withoutHeader, failing } = SPECIAL_TAX_IDS;
  const rows: readonly (readonly [string, string])[] = [
    ['576937-K', 'Válido; también 42932-5, 1234567-9, 100-7 y 37-K'],
    [company, 'Válido, de una empresa'],
    ['CF', 'Consumidor final; también C/F'],
    ['1234567890101', 'DPI de 13 dígitos'],
    ['8977112-0', 'Dígito verificador incorrecto'],
    [unknown, 'Correcto, pero no registrado'],
    [withoutHeader, 'Respuesta con Encabezado vacío'],
    [failing, 'El servicio responde con HTTP 500'],
  ];
  return table(
    'NIT y DPI',
    ['Identificación', 'Respuesta'],
    rows.map(([id, text]) => [code(id), text]),
  );
}

function missingTextsTable(missing: readonly MissingText[]): Markup {
  if (missing.length === 0) return html`<p>Ninguna página en desarrollo ha reportado un texto faltante.</p>`;
  const rows = missing.map(({ language, namespace, key }) => [language, namespace, code(key)]);
  return table('Textos faltantes', ['Idioma', 'Espacio', 'Clave'], rows);
}

function faultsTable(): Markup {
  const rows = Object.entries(FAULTS).map(([name, meaning]) => [code(name), meaning]);
  return table('Fallas', ['Nombre', 'Efecto'], rows);
}
