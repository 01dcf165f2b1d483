/** The order payload (checkout §3, Invoice/order header; §3, Invoice line; decision 68, Order payload). */
import {
  type Gift,
  MAX_GIFT_MESSAGE_LENGTH,
  type Order,
  type OrderLine,
} from '#features/checkout/rules/order.ts';
import { splitPersonName } from '#features/checkout/rules/taxpayer.ts';
import { type Cents, decimalFromCents } from '#shared/money/money.ts';
import { asPlainText } from '#shared/text/text.ts';

/** Default currency and warehouse (checkout §9). */
const CURRENCY_ID = 1;
const WAREHOUSE_ID = 1;

/** Prefix of the recipient in the comments (decision 69, The recipient), in the language of the shop's staff. */
const RECIPIENT = 'Recibe: ';

/** Notes about a gift for the shop's staff (decision 133, Gifts). */
const GIFT = 'REGALO: enviar sin precios.';
const GIFT_MESSAGE = 'Mensaje de la tarjeta: ';

/** Most characters of all comments together. */
const LONGEST_COMMENTS = 1000;

function giftLines(gift: Gift | undefined): readonly string[] {
  if (!gift) return [];
  const message = asPlainText(gift.message, MAX_GIFT_MESSAGE_LENGTH);
  return message === '' ? [GIFT] : [GIFT, GIFT_MESSAGE + message];
}

/** Recipient, gift and notes on separate lines, which a name or message cannot break. */
function commentsOf({ recipient, comments, gift }: Order['customer']): string {
  const line = recipient === '' ? '' : RECIPIENT + recipient;
  const all = [line, ...giftLines(gift), comments].filter((text) => text !== '').join('\n');
  return Array.from(all).slice(0, LONGEST_COMMENTS).join('');
}

/** Quetzales with at most two decimals. */
function quetzales(cents: Cents): number {
  return cents / 100;
}

/** One flat object with the lines in `products`; fields of the payment are empty. */
export function orderPayload({ customer, lines, total, fingerprint }: Order) {
  const { firstName, lastName } = splitPersonName(customer.name);
  return {
    nitCliente: customer.taxId,
    nameCliente: firstName,
    lastNameCliente: lastName,
    documentoLocal: '',
    idCliente: '',
    idMoneda: CURRENCY_ID,
    total: quetzales(total),
    impuesto: 0,
    descuentoPorcentaje: 0,
    descuentoMonto: 0,
    comentarios: commentsOf(customer),
    BACOrderId: '',
    BACResponse: '',
    BACTransactionID: '',
    XmlData: '',
    BAC_HASH: fingerprint,
    BAC_MONTO: decimalFromCents(total),
    idDireccion: customer.addressId,
    IdUsuario_Direccion: customer.userId,
    correoCliente: customer.email,
    telefonoCliente: customer.phone,
    direccionCliente: customer.addressLine,
    products: lines.map(linePayload),
  };
}

function linePayload(line: OrderLine) {
  return {
    itemCode: line.itemCode,
    quantity: line.quantity,
    idArticulo: line.articleId,
    codigoInterno: line.code,
    descripcion: line.code,
    precioUnitario: quetzales(line.unitPrice),
    total: quetzales(line.total),
    impuestoMonto: quetzales(line.tax),
    descuentoMonto: quetzales(line.discount),
    precioOriginal: quetzales(line.originalPrice),
    idAlmacen: WAREHOUSE_ID,
    urlImage: line.imageUrl,
  };
}
