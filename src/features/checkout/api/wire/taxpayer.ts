/** The tax-id lookup (contract, POST validar-nit; checkout §4, Tax-ID lookup). */
import * as z from 'zod/mini';
import { bracketedTaxpayer, personName, type Taxpayer } from '#features/checkout/rules/taxpayer.ts';
import { flag, message, optionalLine } from '#shared/http/wire/fields.ts';

/** A taxpayer, or the service's refusal. */
export type TaxpayerAnswer =
  | { readonly found: true; readonly taxpayer: Taxpayer }
  | { readonly found: false; readonly description: string };

const header = z.object({ Respuesta: flag, Descripcion: message });
const record = z.object({ Nit: optionalLine, Nombre: optionalLine, Nombre_Comercial: optionalLine });

/** The body, without an envelope; except for the final consumer, a missing header, record or name is an issue. */
export const taxpayerSchema = z.pipe(
  z.object({ Encabezado: z.array(header).check(z.minLength(1)), Detalle: z.nullish(z.array(record)) }),
  z.transform(({ Encabezado: [first], Detalle }, context): TaxpayerAnswer => {
    const description = first?.Descripcion ?? '';
    if (!first?.Respuesta) return { found: false, description };
    const consumer = bracketedTaxpayer(description);
    if (consumer) return { found: true, taxpayer: { ...consumer, description } };
    const detail = Detalle?.[0];
    if (!detail) {
      context.issues.push({ code: 'custom', input: Detalle, message: 'no record', path: ['Detalle', 0] });
      return z.NEVER;
    }
    const name = [detail.Nombre, detail.Nombre_Comercial].find((each) => personName(each) !== '');
    if (name === undefined) {
      context.issues.push({
        code: 'custom',
        input: detail,
        message: 'no name',
        path: ['Detalle', 0, 'Nombre'],
      });
      return z.NEVER;
    }
    return { found: true, taxpayer: { taxId: detail.Nit, name, description } };
  }),
);
