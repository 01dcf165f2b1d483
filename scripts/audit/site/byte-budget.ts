/** The byte budgets of every page (decision 105, Byte budgets), measured on the built site. */
import { listFiles } from '../../publish/site-folder.ts';
import type { AuditResult, Finding } from '../finding.ts';
import { overCounts } from './count-budget.ts';
import { pageType } from './page-type.ts';
import { createScale, type PageWeight } from './page-weight.ts';

const KILOBYTE = 1024;

/**
 * Most brotli bytes of a page, before anybody touches it. 0.25 KB of script keep the place of a press while a translated
 * island is drawn anew (decision 231, Scroll position of a translation); 0.2 KB load code again that failed and keep
 * dialogs open; 0.2 KB keep typed text from a reload and fetch queued code at the first interaction.
 */
const BUDGET = { html: 14 * KILOBYTE, css: 12 * KILOBYTE, script: 9.15 * KILOBYTE } as const;

/** Lower script budgets of the usual landing pages. */
const SCRIPT: Readonly<Record<string, number>> = {
  // Hashes in file names vary it by up to 50 bytes.
  // 0.21 KB of it save every page 4.6 KB of HTML (decision 173, One menu; decision 180, No repeated data).
  // 0.4 KB on every page: recovery from a file that a host answered as a page, which must be in the page (decision 207).
  index: 4.9 * KILOBYTE,
  checkout: 9.4 * KILOBYTE,
  'checkout-bac': 9.4 * KILOBYTE,
  productos: 5.55 * KILOBYTE,
  'productos/*': 5.55 * KILOBYTE,
  'marca/*': 5.55 * KILOBYTE,
  // 0.04 KB check each missing file of a page only once.
  'producto/*': 6.3 * KILOBYTE,
  cart: 6 * KILOBYTE,
};

/**
 * Maximum bytes of uncompressed HTML. A list has two dozen cards, each with up to five colours, and a filter for each
 * category; a product has sizes times colours. The values are the sandbox's largest pages, rounded up slightly, with
 * 1 KB for the recovery from a broken file (decision 207); of 10,000 articles the median product has 38.4 KB and the
 * median list 64.2 KB (`npm run bench:build`).
 */
const RAW: Readonly<Record<string, number>> = {
  productos: 71.9 * KILOBYTE,
  'productos/*': 71.9 * KILOBYTE,
  'marca/*': 71.9 * KILOBYTE,
  'producto/*': 47 * KILOBYTE,
  // With a checkout and all possible lines, which scripts fill; the 404 page also has suggestions.
  cart: 71.5 * KILOBYTE,
  404: 73 * KILOBYTE,
  // With inline styles, which just fit into its first flight.
  ubicaciones: 72.5 * KILOBYTE,
};
/** Budget of all other pages. */
const MAX_RAW = 67.5 * KILOBYTE;

type Part = keyof typeof BUDGET | 'raw';
const PARTS: readonly Part[] = ['html', 'raw', 'css', 'script'];

/** Approximate number of pages of a kind that are measured, evenly spread. */
const SAMPLE = 60;

const inKilobytes = (bytes: number): string => `${(bytes / KILOBYTE).toFixed(1)} KB`;

/** The budget of a part for pages of one kind, in brotli bytes; `raw` is uncompressed. */
export function budgetOf(part: Part, type: string): number {
  if (part === 'raw') return RAW[type] ?? MAX_RAW;
  return (part === 'script' ? SCRIPT[type] : undefined) ?? BUDGET[part];
}

/** The transferred parts, which do not depend on the shop's articles and pictures. */
export const TRAVELLING: readonly Part[] = ['html', 'css', 'script'];

/** The exceeded budgets of pages of one kind, each with the heaviest page. */
export function overBudget(pages: readonly PageWeight[], parts: readonly Part[] = PARTS): readonly Finding[] {
  return parts.flatMap((part) => {
    const budget = (page: PageWeight): number => budgetOf(part, pageType(page.file));
    const over = pages.filter((page) => page[part] > budget(page)).sort((a, b) => b[part] - a[part]);
    const [worst] = over;
    if (!worst) return [];
    const more = over.length > 1 ? ` (and ${over.length - 1} more of its kind)` : '';
    const message = `${part} ${inKilobytes(worst[part])}, budget ${inKilobytes(budget(worst))}${more}`;
    return [{ file: worst.file, message }];
  });
}

function heaviest(type: string, pages: readonly PageWeight[]): string {
  const most = PARTS.map((part) => `${part} ${inKilobytes(Math.max(...pages.map((page) => page[part])))}`);
  const count = (part: 'files' | 'elements'): number => Math.max(...pages.map((page) => page[part]));
  return `${type.padEnd(24)} ${most.join(', ')}, ${count('files')} script files, ${count('elements')} elements`;
}

/** Measures the pages of a built site; the notes name the heaviest of each kind. */
export async function auditBytes(folder: string): Promise<AuditResult> {
  const scale = createScale(folder);
  const files = (await listFiles(folder)).filter((file) => file.endsWith('.html'));
  const byType = Map.groupBy(files, pageType);
  const findings: Finding[] = [];
  const notes: string[] = [];
  for (const [type, own] of byType) {
    const step = Math.max(1, Math.ceil(own.length / SAMPLE));
    const pages = await Promise.all(own.filter((_, index) => index % step === 0).map(scale.weigh));
    findings.push(...overBudget(pages), ...overCounts(type, pages));
    notes.push(heaviest(type, pages));
  }
  return { name: 'byte budgets', findings, notes };
}
