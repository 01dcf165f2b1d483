import { z } from '@hono/zod-openapi';
import type { SandboxContext } from '../context.ts';
import { looseNumber, looseText } from '../routes/answers.ts';
import { inTransaction } from '../state/database.ts';
import type { Cart, CartLine, NewCart } from '../state/orders.ts';
import type { Sellable } from './catalogue-index.ts';
import { centsOf, decimalText, unitPrice, vatPortion } from './money.ts';

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

/** A parsed order payload. */
export type WireOrder = z.infer<typeof orderSchema>;

/** A parsed line of an order payload. */
type WireOrderLine = z.infer<typeof lineSchema>;

/** A checked order, or the reason why it is refused, in Spanish. */
type OrderCheck =
  | { readonly outcome: 'accepted'; readonly cart: NewCart }
  | { readonly outcome: 'refused'; readonly reason: string };

type LineCheck =
  | { readonly outcome: 'accepted'; readonly line: CartLine }
  | { readonly outcome: 'refused'; readonly reason: string };

/** Tolerance in cents; the client may round differently. */
const TOLERANCE = 1;

function differs(quetzales: number, cents: number): boolean {
  return Math.abs(centsOf(quetzales) - cents) > TOLERANCE;
}

/** The error in the amounts of a line, if any (checkout §3, Invoice line). */
function wrongMoney(line: WireOrderLine, item: Sellable): string | undefined {
  const unit = unitPrice(item);
  const total = unit * line.quantity;
  if (centsOf(line.precioUnitario) !== unit || centsOf(line.precioOriginal) !== item.listPrice) {
    return `El precio de ${item.name} cambió: ahora es Q ${decimalText(unit)}`;
  }
  if (centsOf(line.total) !== total) return `El total de ${item.name} no es correcto`;
  if (differs(line.impuestoMonto, vatPortion(total))) return `El impuesto de ${item.name} no es correcto`;
  if (centsOf(line.descuentoMonto) !== (item.listPrice - unit) * line.quantity) {
    return `El descuento de ${item.name} no es correcto`;
  }
  return undefined;
}

function checkLine(line: WireOrderLine, { catalogue }: SandboxContext): LineCheck {
  const item = catalogue.sellableBySku(line.itemCode);
  if (!item || item.code !== line.codigoInterno || item.id !== line.idArticulo) {
    return { outcome: 'refused', reason: `El artículo ${line.itemCode} no existe` };
  }
  const reason = wrongMoney(line, item);
  if (reason !== undefined) return { outcome: 'refused', reason };
  const { code, sku, name } = item;
  return {
    outcome: 'accepted',
    line: { code, sku, name, quantity: line.quantity, unitPrice: unitPrice(item) },
  };
}

/** The error for the first line above the stock, if any; lines of the same code are added up. */
function missingStock(lines: readonly CartLine[], { stock }: SandboxContext): string | undefined {
  const wanted = new Map<string, number>();
  for (const line of lines) wanted.set(line.code, (wanted.get(line.code) ?? 0) + line.quantity);
  const short = lines.find((line) => (wanted.get(line.code) ?? 0) > (stock.byCode(line.code) ?? 0));
  if (!short) return undefined;
  return `No hay suficiente stock para ${short.name}. Disponible: ${stock.byCode(short.code) ?? 0}`;
}

function wrongTotals(order: WireOrder, total: number): string | undefined {
  if (centsOf(order.total) !== total) return 'El total del pedido no es correcto';
  if (order.BAC_MONTO !== decimalText(total)) return 'El monto a pagar no es igual al total del pedido';
  return undefined;
}

/** Checks an order against catalogue and stock; prices and totals of the client are only compared. */
export function checkOrder(order: WireOrder, environment: string, context: SandboxContext): OrderCheck {
  const lines: CartLine[] = [];
  for (const wireLine of order.products) {
    const check = checkLine(wireLine, context);
    if (check.outcome === 'refused') return check;
    lines.push(check.line);
  }
  const total = lines.reduce((sum, line) => sum + line.unitPrice * line.quantity, 0);
  const reason = wrongTotals(order, total) ?? missingStock(lines, context);
  if (reason !== undefined) return { outcome: 'refused', reason };
  const cart = {
    environment,
    total,
    tax: vatPortion(total),
    customerName: `${order.nameCliente} ${order.lastNameCliente}`.trim(),
    email: order.correoCliente,
    phone: order.telefonoCliente,
    createdAt: context.settings.now(),
    lines,
  };
  return { outcome: 'accepted', cart };
}

/** The card payment of an order; null for an order without a card. */
type OrderPayment = { readonly transactionId: string; readonly authCode: string } | null;

/** The result for a cart: ordered, ordered before, or refused because stock is missing. */
type PlacedOrder =
  | { readonly outcome: 'placed' }
  | { readonly outcome: 'already placed' }
  | { readonly outcome: 'refused'; readonly reason: string };

/**
 * Turns a cart into an order and reduces the stock, in one transaction, so that the last unit is sold once. A payment
 * that cannot become an order is stored as refused, to be refunded.
 */
export function placeOrder(cart: Cart, payment: OrderPayment, context: SandboxContext): PlacedOrder {
  const { database, orders, stock, settings } = context;
  return inTransaction(database, () => {
    if (orders.isOrdered(cart.number)) {
      if (payment && !orders.isPaidBy(cart.number, payment.transactionId)) {
        orders.refuse({ ...payment, cartNumber: cart.number, reason: 'El carrito ya estaba pagado' });
      }
      return { outcome: 'already placed' };
    }
    const reason = missingStock(cart.lines, context);
    if (reason !== undefined) {
      if (payment) orders.refuse({ ...payment, cartNumber: cart.number, reason });
      return { outcome: 'refused', reason };
    }
    for (const line of cart.lines) stock.take(line.code, line.quantity);
    orders.add({
      cartNumber: cart.number,
      transactionId: payment?.transactionId ?? null,
      authCode: payment?.authCode ?? '',
      createdAt: settings.now(),
    });
    return { outcome: 'placed' };
  });
}
