/** What `npm run bench:build` found, for a person and for a file. */
import { alignedText } from '../report/table.ts';
import type { BuildCost } from './measured-build.ts';
import { type DataSize, type PageSize, sizesOfKind } from './site-sizes.ts';

/** Everything that was measured in one run. */
export interface BuildOutcome {
  readonly madeAt: string;
  readonly commit: string;
  readonly products: number;
  readonly pages: number;
  readonly shop: BuildCost;
  readonly floor: BuildCost;
  /** Bytes of pages as they are. */
  readonly sizes: Readonly<Record<'product' | 'list', { middle: number; largest: number } | undefined>>;
  readonly data: readonly DataSize[];
}

const MS = 1000;
const KB = 1024;

/** Milliseconds a page. */
const perPage = (seconds: number, pages: number): number => (seconds * MS) / pages;

const kb = (bytes: number | undefined): string => (bytes === undefined ? '–' : (bytes / KB).toFixed(1));

/** The outcome of one run. */
export function outcomeOf(
  told: Pick<BuildOutcome, 'commit' | 'products' | 'shop' | 'floor' | 'data'>,
  pages: readonly PageSize[],
): BuildOutcome {
  return {
    madeAt: new Date().toISOString(),
    ...told,
    pages: pages.length,
    sizes: { product: sizesOfKind(pages, 'product'), list: sizesOfKind(pages, 'list') },
  };
}

/** The outcome as tables. */
export function printBuild({ products, pages, shop, floor, sizes, data }: BuildOutcome): string {
  const row = (name: string, cost: BuildCost): readonly string[] => [
    name,
    String(pages),
    cost.seconds.toFixed(1),
    perPage(cost.seconds, pages).toFixed(2),
    cost.processorSeconds.toFixed(1),
    perPage(cost.processorSeconds, pages).toFixed(2),
    cost.megabytes.toFixed(0),
  ];
  const costs = alignedText([
    [`${products} articles`, 'pages', 's', 'ms/page', 'processor s', 'ms/page', 'MB'],
    row('shop', shop),
    row('floor', floor),
    [
      'shop / floor',
      '',
      '',
      (shop.seconds / floor.seconds).toFixed(2),
      '',
      (shop.processorSeconds / floor.processorSeconds).toFixed(2),
      '',
    ],
  ]);
  const raw = alignedText([
    ['page, raw', 'middle KB', 'largest KB'],
    ...(['product', 'list'] as const).map((kind) => [
      kind,
      kb(sizes[kind]?.middle),
      kb(sizes[kind]?.largest),
    ]),
  ]);
  const files = alignedText([['data, brotli', 'KB'], ...data.map(({ file, bytes }) => [file, kb(bytes)])]);
  return [costs, raw, files].join('\n\n');
}
