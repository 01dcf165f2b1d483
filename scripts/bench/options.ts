/** The arguments of `npm run bench`. */
import { parseArgs } from 'node:util';
import { DEFAULT_PRODUCTS } from '../commands/shop.ts';

export const PAGES = ['home', 'list', 'product', 'cart', 'checkout'] as const;
export type PageName = (typeof PAGES)[number];

const PARTS = ['load', 'types', 'view', 'rest', 'tap', 'next', 'inp'] as const;
export type PartName = (typeof PARTS)[number];

/** The options of the command line. */
export interface BenchOptions {
  readonly pages: readonly PageName[];
  readonly parts: readonly PartName[];
  readonly runs: number;
  readonly products: number;
  readonly asMarkdown: boolean;
  /** Older results to compare with. */
  readonly compare: string | undefined;
  readonly help: boolean;
}

const DEFAULT_RUNS = 5;

export const USAGE = `npm run bench -- [options]

  --only A,B         pages: ${PAGES.join(', ')} (all; the floor's list and product go with them)
  --parts A,B        load (Lighthouse), types (the same of every other kind of page that is to be found), view (first
                     paints on a slow line), rest (what a visit nobody touches fetches),
                     tap (first tap → effect), next (tap on a card → the next page's LCP), inp (all)
  --runs N           how often everything is measured; the tables hold medians (${DEFAULT_RUNS})
  --quick            one run
  --products N       how many articles the sandbox sells (${DEFAULT_PRODUCTS})
  --compare FILE     an older outcome (.cache/bench/<date>.json): prints the difference of every figure
  --markdown         tables in Markdown
  --help             this text
`;

function choose<T extends string>(option: string, text: string | undefined, all: readonly T[]): readonly T[] {
  if (text === undefined) return all;
  const names = text.split(',').map((name) => name.trim());
  const unknown = names.find((name) => !all.some((each) => each === name));
  if (unknown !== undefined)
    throw new Error(`--${option} knows ${all.join(', ')}, not '${unknown}'. Try --help.`);
  return all.filter((each) => names.includes(each));
}

function count(option: string, text: string | undefined, fallback: number): number {
  if (text === undefined) return fallback;
  if (/^[1-9]\d*$/.test(text)) return Number(text);
  throw new Error(`--${option} wants a number from 1 on, not '${text}'. Try --help.`);
}

/**
 * Reads the command line.
 * @throws Error that names an unknown option or one with an invalid value
 */
export function readOptions(args: readonly string[]): BenchOptions {
  const { values } = parseArgs({
    args: [...args],
    options: {
      only: { type: 'string' },
      parts: { type: 'string' },
      runs: { type: 'string' },
      quick: { type: 'boolean', default: false },
      products: { type: 'string' },
      compare: { type: 'string' },
      markdown: { type: 'boolean', default: false },
      help: { type: 'boolean', short: 'h', default: false },
    },
  });
  return {
    pages: choose('only', values.only, PAGES),
    parts: choose('parts', values.parts, PARTS),
    runs: values.quick ? 1 : count('runs', values.runs, DEFAULT_RUNS),
    products: count('products', values.products, DEFAULT_PRODUCTS),
    asMarkdown: values.markdown,
    compare: values.compare,
    help: values.help,
  };
}
