import { html } from 'hono/html';
import type { SandboxContext } from '../context.ts';
import { FAULTS } from '../faults/faults.ts';
import { TEST_CARDS } from '../payment/judge-card.ts';
import { SPECIAL_TAX_IDS } from '../routes/tax-id.ts';
import { DEMO_USERS } from '../state/customers.ts';
import type { MissingText } from '../state/missing-texts.ts';
import { type Markup, pageLayout, table } from './layout.ts';

/** A call on the help page; its meaning is Spanish. */
type HelpCall = readonly [method: string, path: string, meaning: string];

const STORE_CALLS: readonly HelpCall[] = [
  ['GET', '/api/v1/menu', 'Menú de tres niveles'],
  ['GET', '/api/v1/items/menu', 'Artículos de un nivel del menú, con sus filtros'],
  ['GET', '/api/v1/items/{sku}', 'Un artículo con sus variantes'],
  ['GET', '/api/v1/items/new-items', 'Recién llegados'],
  ['GET', '/api/v1/items/search?value=', 'Búsqueda'],
  ['POST', '/api/v1/items/filter-items', 'Filtro en XML'],
  ['GET', '/api/v1/items/stock?value=', 'Existencias por CodigoInterno'],
  ['GET', '/api/v1/configurations/system-parameters', 'Parámetros del sistema'],
  ['GET', '/api/v1/configurations/purchase-form-catalogs', 'Países, departamentos y municipios'],
  ['POST', '/api/v1/users/login', 'Inicio de sesión'],
  ['POST', '/api/v1/users/register', 'Registro'],
  ['POST', '/api/v1/users/resetPasswordToken', 'Recuperación de contraseña'],
  ['POST', '/api/v1/addresses/new-address', 'Nueva dirección de entrega'],
  ['POST', '/api/Validar/validar-nit', 'Consulta de NIT o DPI'],
  ['POST', '/api/v1/invoices', 'Pedido sin tarjeta'],
  ['POST', '/beacon', 'Errores y compras que cuentan las páginas'],
  ['POST', '/locales/add/{lng}/{ns}', 'Textos que le faltan a una página en desarrollo'],
  ['GET', '/locales/missing', 'Los textos faltantes recibidos'],
];

const CART_CALLS: readonly HelpCall[] = [
  ['POST', '/api/Cart/create?env=', 'Crea el carrito a pagar'],
  ['GET', '/api/Payment/{UIdCarrito}?env=', 'Datos del formulario de pago'],
  ['PATCH', '/api/Cart?env=', 'Registra el resultado del pago'],
];

function callsTable(caption: string, calls: readonly HelpCall[]): Markup {
  const rows = calls.map(([method, path, meaning]) => [method, html`<code>${path}</code>`, meaning]);
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
${callsTable('API de la tienda', STORE_CALLS)}
${callsTable('Servicio de carritos', CART_CALLS)}
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
  const rows = DEMO_USERS.map((user) => [user.name, code(user.email), code(user.password)]);
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
