import { html } from 'hono/html';
import { FAULTS } from '../faults/fault-names.ts';
import { TEST_CARDS } from '../payment/test-cards.ts';
import { DEMO_USERS } from '../state/demo-users.ts';
import type { MissingText } from '../state/missing-text-repository.ts';
import { SPECIAL_TAX_IDS } from '../tax-id/taxpayers.ts';
import { type Markup, table } from './layout.ts';

const code = (text: string): Markup => html`<code>${text}</code>`;

/** The test cards of the provider. */
export function cardsTable(): Markup {
  const rows = TEST_CARDS.map((card) => [code(card.number), card.issuer, card.meaning]);
  return table('Tarjetas', ['Número', 'Emisor', 'Resultado'], rows);
}

/** The demo customers. */
export function usersTable(): Markup {
  const rows = DEMO_USERS.map((user) => [user.name, code(user.email), code(user.password)]);
  return table('Usuarios', ['Nombre', 'Correo', 'Contraseña'], rows);
}

/** Tax ids worth trying. */
export function taxIdsTable(): Markup {
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

/** The keys without a text that pages in development reported. */
export function missingTextsTable(missing: readonly MissingText[]): Markup {
  if (missing.length === 0) return html`<p>Ninguna página en desarrollo ha reportado un texto faltante.</p>`;
  const rows = missing.map(({ language, namespace, key }) => [language, namespace, code(key)]);
  return table('Textos faltantes', ['Idioma', 'Espacio', 'Clave'], rows);
}

/** The faults that can be asked for. */
export function faultsTable(): Markup {
  const rows = Object.entries(FAULTS).map(([name, meaning]) => [code(name), meaning]);
  return table('Fallas', ['Nombre', 'Efecto'], rows);
}
