import { z } from '@hono/zod-openapi';
import { looseNumber, looseText } from './envelope.ts';

const text = z.string().max(500);
const optionalText = z.union([z.string().max(4000), z.number(), z.null()]).optional();
const units = looseNumber.refine((value) => Number.isSafeInteger(value) && value > 0, 'debe ser mayor que 0');

const lineSchema = z
  .object({
    itemCode: z.string().min(1).max(100),
    quantity: units,
    idArticulo: looseNumber,
    codigoInterno: z.string().min(1).max(100),
    descripcion: text,
    precioUnitario: looseNumber,
    total: looseNumber,
    impuestoMonto: looseNumber,
    descuentoMonto: looseNumber,
    precioOriginal: looseNumber,
    idAlmacen: looseNumber,
    urlImage: z.string().max(2000),
  })
  .openapi('OrderLine');

/** The order payload (checkout §3; decision 68, Order payload): one flat object, its lines under `products`. */
export const orderSchema = z
  .object({
    nitCliente: z.string().trim().min(1).max(14),
    nameCliente: z.string().trim().min(1).max(200),
    lastNameCliente: text,
    documentoLocal: z.string(),
    idCliente: optionalText,
    idMoneda: looseNumber,
    total: looseNumber,
    impuesto: looseNumber,
    descuentoPorcentaje: looseNumber,
    descuentoMonto: looseNumber,
    comentarios: z.string().max(4000),
    BACOrderId: z.string(),
    BACResponse: z.string(),
    BACTransactionID: z.string(),
    XmlData: z.string(),
    BAC_HASH: z.string().regex(/^[0-9a-f]{32}$/i),
    BAC_MONTO: looseText.openapi({ example: '579.50' }),
    idDireccion: looseNumber,
    IdUsuario_Direccion: looseNumber,
    correoCliente: z
      .string()
      .trim()
      .max(254)
      .regex(/^[^\s@]+@[^\s@]+\.[^\s@]+$/),
    telefonoCliente: looseText.refine(
      (value) => /^\d{7,11}$/.test(value.replace(/[\s+-]/g, '')),
      'no es válido',
    ),
    direccionCliente: z.string().trim().min(1).max(1000),
    products: z.array(lineSchema).min(1).max(500),
  })
  .openapi('Order');

/** An order payload as it was read. */
export type WireOrder = z.infer<typeof orderSchema>;

/** One line of an order payload as it was read. */
export type WireOrderLine = z.infer<typeof lineSchema>;
