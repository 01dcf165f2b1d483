import { html } from 'hono/html';
import type { SandboxContext } from '../context.ts';
import { cardsTable, faultsTable, missingTextsTable, taxIdsTable, usersTable } from './help-tables.ts';
import { type Markup, pageLayout, table } from './layout.ts';

/** A call for the help page: method, path and what it does, in Spanish. */
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

/** What can be called, and with which users, cards and tax ids. */
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
