/**
 * Facts that several texts contain: days of return, guarantee, delivery, the phone. Each has one source in
 * `src/content/`; texts name it as `{{returns.days}}` (contract, Settled after the second release: Facts that are
 * said in several places).
 */

/** Facts by the names that texts use. */
export type Facts = Readonly<Record<string, string>>;

/** A range of days, both ends included. */
type Days = { readonly min: number; readonly max: number };

/** The contents of the source files. */
export type FactSources = {
  /** `delivery/returns.json`: the terms of the default row of the delivery table. */
  readonly returns: { readonly exchangeDays: number; readonly refundDays: number };
  /** `delivery/departments.json`: the whole country, the capital with its neighbours, and the departments. */
  readonly delivery: {
    readonly everywhere: Days;
    readonly capital: readonly Days[];
    readonly departments: readonly Days[];
  };
  /** `facts.json`. */
  readonly shop: {
    readonly phone: string;
    readonly warranty: { readonly days: number; readonly bagDays: number };
  };
};

const shortest = (days: readonly Days[], { min }: Days): number =>
  Math.min(...days.map((each) => each.min), min);
const longest = (days: readonly Days[]): number => Math.max(...days.map((each) => each.max));

/** The facts by name. */
export function factsOf({ returns, delivery, shop }: FactSources): Facts {
  const { everywhere, capital, departments } = delivery;
  const near = capital.length > 0 ? capital : [everywhere];
  const rest = departments.length > 0 ? departments : [everywhere];
  const numbers = {
    'returns.days': returns.exchangeDays,
    'returns.refundDays': returns.refundDays,
    'warranty.days': shop.warranty.days,
    'warranty.bagDays': shop.warranty.bagDays,
    'delivery.min': everywhere.min,
    'delivery.max': everywhere.max,
    'delivery.capitalMin': shortest(near, near[0] ?? everywhere),
    'delivery.capitalMax': longest(near),
    'delivery.restMin': shortest(rest, rest[0] ?? everywhere),
    'delivery.restMax': longest(rest),
  };
  const texts = Object.entries(numbers).map(([name, value]) => [name, String(value)] as const);
  return { ...Object.fromEntries(texts), 'shop.phone': shop.phone };
}

/**
 * Replaces the names of facts in a text, which are in double braces. An unknown name stays unchanged: in `locales/`
 * names without a dot are variables of the code.
 */
export function fillFacts(text: string, facts: Facts): string {
  const [before = '', ...parts] = text.split('{{');
  const filled = parts.map((part) => {
    const end = part.indexOf('}}');
    const fact = end < 0 ? undefined : facts[part.slice(0, end).trim()];
    return fact === undefined ? `{{${part}` : fact + part.slice(end + 2);
  });
  return before + filled.join('');
}

const isGroup = (data: unknown): data is Readonly<Record<string, unknown>> =>
  typeof data === 'object' && data !== null && Object.getPrototypeOf(data) === Object.prototype;

/** Replaces the names of facts in all texts of data; shared objects (YAML anchors) stay shared. */
export function fillFactsIn(data: unknown, facts: Facts, known: Map<unknown, unknown> = new Map()): unknown {
  if (typeof data === 'string') return fillFacts(data, facts);
  if (known.has(data)) return known.get(data);
  if (Array.isArray(data)) {
    const list: unknown[] = [];
    known.set(data, list);
    for (const each of data) list.push(fillFactsIn(each, facts, known));
    return list;
  }
  if (!isGroup(data)) return data;
  const group: Record<string, unknown> = {};
  known.set(data, group);
  for (const [key, value] of Object.entries(data)) group[key] = fillFactsIn(value, facts, known);
  return group;
}
