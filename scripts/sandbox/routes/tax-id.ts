import { createRoute, z } from '@hono/zod-openapi';
import { readData } from '../catalogue/data.ts';
import type { SandboxContext } from '../context.ts';
import {
  jsonAnswer,
  jsonBody,
  looseNumber,
  looseText,
  refusal,
  refusalSchema,
  type SandboxApp,
} from './answers.ts';

/** The id without dashes, slashes and spaces, in capitals: `576937-k` → `576937K`. */
export function normaliseTaxId(text: string): string {
  return text.replace(/[\s/-]+/g, '').toUpperCase();
}

/** The check character of a NIT: weights 2, 3, 4… from the right, (11 − sum mod 11) mod 11, 10 written K. */
export function nitCheckCharacter(body: string): string {
  const sum = [...body].reverse().reduce((total, digit, index) => total + Number(digit) * (index + 2), 0);
  const check = (11 - (sum % 11)) % 11;
  return check === 10 ? 'K' : String(check);
}

/** Whether a normalised NIT has the right check character. */
export function isNit(taxId: string): boolean {
  return /^\d{1,12}[\dK]$/.test(taxId) && nitCheckCharacter(taxId.slice(0, -1)) === taxId.slice(-1);
}

/** Whether a normalised id has the form of a DPI (CUI): 13 digits, the first not 0. */
export function isDpi(taxId: string): boolean {
  return /^[1-9]\d{12}$/.test(taxId);
}

/** Whether the id means the final consumer. */
function isFinalConsumer(taxId: string): boolean {
  return taxId === 'CF' || taxId === 'CONSUMIDORFINAL';
}

/** Ids with a fixed answer, listed on the help page. All of them have a valid check digit. */
export const SPECIAL_TAX_IDS = {
  /** A company, whose name has no comma. */
  company: '71080',
  /** A valid id that is not registered. */
  unknown: '99999994',
  /** Answers with an empty `Encabezado`. */
  withoutHeader: '50000004',
  /** Answers with HTTP 500. */
  failing: '60000007',
} as const;

const { lastNames, firstNames } = readData(
  'taxpayer-names.json',
  z.object({ lastNames: z.array(z.string()), firstNames: z.array(z.string()) }),
);

/** A name like `APELLIDO APELLIDO,NOMBRE`, the same one for the same id at any time. */
function nameOf(taxId: string): string {
  const value = [...taxId].reduce((sum, character) => (sum * 31 + character.charCodeAt(0)) % 1_000_003, 7);
  const pick = (names: readonly string[], divisor: number) =>
    names[Math.floor(value / divisor) % names.length] ?? '';
  return `${pick(lastNames, 1)} ${pick(lastNames, 10)},${pick(firstNames, 100)}`;
}

const taxpayerSchema = z.object({
  Encabezado: z.array(z.object({ Respuesta: z.union([z.string(), z.boolean()]), Descripcion: z.string() })),
  Detalle: z.array(z.object({ Nit: z.string(), Nombre: z.string(), Nombre_Comercial: z.string() })),
});

type Answer = z.infer<typeof taxpayerSchema>;

const validarNitRoute = createRoute({
  method: 'post',
  path: '/api/Validar/validar-nit',
  tags: ['Identificación tributaria'],
  summary: 'Name of the taxpayer behind a NIT, a DPI or CF',
  request: { body: jsonBody(z.object({ tokenCliente: z.string(), origen: looseNumber, nit: looseText })) },
  responses: {
    200: jsonAnswer(taxpayerSchema, 'The taxpayer, or the reason under `Encabezado`'),
    400: jsonAnswer(refusalSchema, 'A field is missing'),
    500: jsonAnswer(refusalSchema, 'The documented id that makes the lookup fail'),
  },
});

function refused(Descripcion: string): Answer {
  return { Encabezado: [{ Respuesta: 'False', Descripcion }], Detalle: [] };
}

function found(Nit: string, Nombre: string, Nombre_Comercial = '', Descripcion = 'NIT VALIDO'): Answer {
  // Answers about a DPI carry a boolean, so that clients are tested with both.
  const Respuesta = isDpi(Nit) ? true : 'True';
  return { Encabezado: [{ Respuesta, Descripcion }], Detalle: [{ Nit, Nombre, Nombre_Comercial }] };
}

/** Looks a normalised tax id up: NIT, DPI or final consumer. */
function findTaxpayer(taxId: string): Answer {
  if (isFinalConsumer(taxId)) return found('CF', 'CONSUMIDOR FINAL', '', 'CF[CONSUMIDOR FINAL]');
  if (taxId === SPECIAL_TAX_IDS.unknown) return refused('El NIT no está registrado');
  if (taxId === SPECIAL_TAX_IDS.company)
    return found(taxId, 'DISTRIBUIDORA EL QUETZAL SOCIEDAD ANONIMA', 'EL QUETZAL');
  if (isDpi(taxId) || isNit(taxId)) return found(taxId, nameOf(taxId));
  return refused('El NIT ingresado no es válido');
}

export function addTaxIdRoute(app: SandboxApp, { settings }: SandboxContext): void {
  app.openapi(validarNitRoute, (c) => {
    const { tokenCliente, nit } = c.req.valid('json');
    if (tokenCliente !== settings.nitClientToken)
      return c.json(refused('El token del cliente no es válido'), 200);
    const taxId = normaliseTaxId(nit);
    if (taxId === SPECIAL_TAX_IDS.failing) return c.json(refusal(500, 'El servicio de NIT no responde'), 500);
    if (taxId === SPECIAL_TAX_IDS.withoutHeader) return c.json({ Encabezado: [], Detalle: [] }, 200);
    return c.json(findTaxpayer(taxId), 200);
  });
}
