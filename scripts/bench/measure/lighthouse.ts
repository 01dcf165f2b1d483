/** One run of Lighthouse: its mobile preset, which simulates slow 4G and a processor four times slower. */
import lighthouse, { type Result } from 'lighthouse';
import * as z from 'zod';
import type { Reading, Unit } from '../report.ts';
import { launchBrowser } from './browser.ts';

const PART = 'Load (Lighthouse, median)';
const KILOBYTE = 1024;

const CATEGORIES = [
  ['P', 'performance'],
  ['A', 'accessibility'],
  ['B', 'best-practices'],
  ['S', 'seo'],
] as const;

const METRICS: readonly (readonly [column: string, audit: string, unit: Unit])[] = [
  ['LCP', 'largest-contentful-paint', 'ms'],
  ['FCP', 'first-contentful-paint', 'ms'],
  ['TBT', 'total-blocking-time', 'ms'],
  ['CLS', 'cumulative-layout-shift', 'shift'],
];

/** The reported bytes by Lighthouse's kinds; other kinds count as data. */
const KINDS: Readonly<Record<string, string>> = {
  Document: 'html',
  Stylesheet: 'css',
  Script: 'script',
  Image: 'pictures',
};

const requestsSchema = z.object({
  items: z.array(z.object({ resourceType: z.string().optional(), transferSize: z.number() })),
});
const sizeSchema = z.object({ debugData: z.object({ totalElements: z.number() }) });

function need(value: number | null | undefined, what: string): number {
  if (typeof value === 'number') return value;
  throw new Error(`Lighthouse has no ${what}.`);
}

function bytesByKind(items: z.infer<typeof requestsSchema>['items']): readonly (readonly [string, number])[] {
  const sum = (kind: string): number =>
    items
      .filter(({ resourceType }) => (KINDS[resourceType ?? ''] ?? 'data') === kind)
      .reduce((total, { transferSize }) => total + transferSize, 0);
  return [...Object.values(KINDS), 'data'].map((kind) => [kind, sum(kind) / KILOBYTE]);
}

/** Reads the figures of the tables from a report. */
function readReport(row: string, { categories, audits }: Result): readonly Reading[] {
  const reading = (column: string, unit: Unit, value: number): Reading => ({
    part: PART,
    row,
    column,
    unit,
    value,
  });
  const { items } = requestsSchema.parse(audits['network-requests']?.details);
  const { debugData } = sizeSchema.parse(audits['dom-size-insight']?.details);
  return [
    ...CATEGORIES.map(([column, id]) =>
      reading(column, 'score', 100 * need(categories[id]?.score, `score of ${id}`)),
    ),
    ...METRICS.map(([column, id, unit]) => reading(column, unit, need(audits[id]?.numericValue, id))),
    reading('requests', 'count', items.length),
    ...bytesByKind(items).map(([kind, bytes]) => reading(kind, 'KB', bytes)),
    reading('elements', 'count', debugData.totalElements),
  ];
}

/**
 * Measures the load of a page in a separate browser.
 * @throws Error when Lighthouse fails, with its message
 */
export async function measureLoad(spki: string, row: string, url: string): Promise<readonly Reading[]> {
  const { browser, port } = await launchBrowser(spki);
  try {
    const result = await lighthouse(url, {
      port,
      output: 'json',
      logLevel: 'error',
      onlyCategories: CATEGORIES.map(([, id]) => id),
    });
    const report = result?.lhr;
    if (!report || report.runtimeError)
      throw new Error(report?.runtimeError?.message ?? 'Lighthouse gave no report.');
    return readReport(row, report);
  } finally {
    await browser.close();
  }
}
