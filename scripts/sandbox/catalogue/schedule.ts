import { BRANDS, type Brand } from './brands.ts';
import { SLOTS, type Slot, storedPaymentOf } from './kinds/slots.ts';
import { cycled, type Random } from './random.ts';

/** The brand and menu place at a position of the catalogue. */
export type Placement = { readonly brand: Brand; readonly slot: Slot };

type Window = readonly (readonly [brandCode: string, path: string, kind: Slot['kind']])[];

/** The first articles, which home page and lists show first: one of each sort, the same for every seed. */
const WINDOW: Window = [
  ['KNL', 'Hombre/Zapatos/Tenis', 'TEN'],
  ['TZL', 'Mujer/Ropa/Vestidos', 'VES'],
  ['RTM', 'Hombre/Ropa/Chumpas', 'CHU'],
  ['ZRP', 'Mujer/Deporte', 'COR'],
  ['LMB', 'Accesorios/Lentes de sol', 'LEN'],
  ['CBR', 'Hombre/Ropa/Playeras', 'PLA'],
  ['PCY', 'Hombre/Zapatos/Botas', 'BOT'],
  ['PCY', 'Accesorios/Mochilas', 'MOC'],
  ['JDR', 'Mujer/Ropa/Pantalones de lona', 'LON'],
  ['NRV', 'Hombre/Ropa/Sudaderas', 'SUD'],
  ['LMB', 'Accesorios/Relojes', 'REL'],
  ['KNL', 'Hombre/Zapatos/Tenis de bota', 'BTA'],
];

/** The brand with these three letters; throws a RangeError for letters that are no brand. */
export function brandOf(code: string): Brand {
  const found = BRANDS.find((brand) => brand.code === code);
  if (found === undefined) throw new RangeError(`no brand ${code}`);
  return found;
}

/** A round of the whole shop, in an order in which no kind follows itself. */
function roundOf(random: Random): Slot[] {
  const waiting = random.shuffle(SLOTS.flatMap((slot) => Array.from({ length: slot.weight }, () => slot)));
  const round: Slot[] = [];
  while (waiting.length > 0) {
    const last = round.at(-1)?.kind;
    const found = waiting.findIndex((slot) => slot.kind !== last);
    round.push(...waiting.splice(Math.max(0, found), 1));
  }
  return round;
}

/** Who makes what, position by position: the shop window first, then rounds of the whole shop. */
export function createSchedule(random: Random): (position: number) => Placement {
  const round = roundOf(random);
  return (position) => {
    const shown = WINDOW[position];
    if (shown !== undefined) {
      const [brandCode, path, kind] = shown;
      return { brand: brandOf(brandCode), slot: storedPaymentOf(path, kind) };
    }
    const slot = cycled(round, position - WINDOW.length);
    return { brand: random.pick(BRANDS.filter((brand) => brand.kinds.includes(slot.kind))), slot };
  };
}
