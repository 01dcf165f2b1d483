import type { SandboxContext } from '../context.ts';
import type { CartLine, NewCart } from '../state/cart-repository.ts';
import type { WireOrder, WireOrderLine } from '../wire/order.ts';
import { centsOf, decimalText, unitPrice, vatPortion } from './money.ts';
import type { Sellable } from './sellable.ts';

/** A checked order, or the reason why it is refused, in Spanish. */
export type OrderCheck =
  | { readonly outcome: 'accepted'; readonly cart: NewCart }
  | { readonly outcome: 'refused'; readonly reason: string };

type LineCheck =
  | { readonly outcome: 'accepted'; readonly line: CartLine }
  | { readonly outcome: 'refused'; readonly reason: string };

/** A rounding of the other side may differ by one cent. */
const TOLERANCE = 1;

function differs(quetzales: number, cents: number): boolean {
  return Math.abs(centsOf(quetzales) - cents) > TOLERANCE;
}

/** Why the money of a line is wrong, or undefined (checkout §3, Invoice line). */
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

/** The first line that asks for more units than there are, counting lines of the same code together. */
export function missingStock(lines: readonly CartLine[], { stock }: SandboxContext): string | undefined {
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

/** Checks an order against the shop's own catalogue and stock; prices and totals are never taken from outside. */
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
