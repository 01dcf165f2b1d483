/** Reads the citable parts of `.docs/`: sections of the specification, headings, rules and decisions by number. */
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

/** The texts of the documents that comments cite; `records` are the architecture decision records. */
export type Documents = Readonly<
  Record<'storefront' | 'checkout' | 'contract' | 'interface' | 'rules', string> & {
    records: readonly string[];
  }
>;

/** The possible targets of a citation. */
export interface Citable {
  /** The labels of each section of a specification, by `storefront 2` and the like. */
  readonly sections: ReadonlyMap<string, readonly string[]>;
  /** `contract, Hosting` and the like. */
  readonly headings: ReadonlySet<string>;
  /** The name of each rule and decision, by its number. */
  readonly decisions: ReadonlyMap<number, string>;
}

const plain = (text: string): string => text.replace(/[*`]/g, '').trim();

/** The labels of a line of a section: a heading, the cells of a row, or the words before the first colon. */
function labelsOf(line: string): readonly string[] {
  if (line.startsWith('#')) return [plain(line.replace(/^#+/, ''))];
  if (line.startsWith('|')) return line.split('|').map(plain);
  const lead = /^(?:- |\d+\. )?([^:|]{2,100}):/.exec(line)?.[1];
  return lead ? [plain(lead)] : [];
}

/** The numbered sections of a specification, each with its labels. */
function sectionsOf(document: string, text: string): readonly (readonly [string, readonly string[]])[] {
  return text
    .split(/^## /m)
    .slice(1)
    .map((section) => [`${document} ${Number.parseInt(section, 10)}`, section.split('\n').flatMap(labelsOf)]);
}

const headingsOf = (document: string, text: string): readonly string[] =>
  [...text.matchAll(/^##+ (.+)$/gm)].map(([, heading = '']) => `${document}, ${heading}`);

type Decision = readonly [number: number, name: string];

/** The rules of a page: `- **D1, Money.** …`. */
const rulesOf = (text: string): readonly Decision[] =>
  [...text.matchAll(/^- \*\*D(\d+), ([^*]+)\.\*\*/gm)].map(([, number, name = '']) => [Number(number), name]);

/** The decisions that a record names in its paragraph `Decisions: D1, Money; D2, Second currency.` */
function recordedOf(text: string): readonly Decision[] {
  const paragraph = /^Decisions: (.+?)\.$/ms.exec(text)?.[1]?.replace(/\s+/g, ' ') ?? '';
  return [...paragraph.matchAll(/D(\d+), ([^;]+)/g)].map(([, number, name = '']) => [Number(number), name]);
}

/** All rules and decisions, in the order of the documents. */
export const listDecisions = ({ rules, records }: Documents): readonly Decision[] => [
  ...rulesOf(rules),
  ...records.flatMap(recordedOf),
];

/** Reads the documents' texts. */
export function readCitable(documents: Documents): Citable {
  const { storefront, checkout, contract, interface: roles } = documents;
  return {
    sections: new Map([...sectionsOf('storefront', storefront), ...sectionsOf('checkout', checkout)]),
    headings: new Set([...headingsOf('contract', contract), ...headingsOf('interface', roles)]),
    decisions: new Map(listDecisions(documents)),
  };
}

/** The documents of a project. */
export function readDocuments(root: string): Documents {
  const folder = join(root, '.docs');
  const read = (name: string): string => readFileSync(join(folder, `${name}.md`), 'utf8');
  return {
    storefront: read('storefront'),
    checkout: read('checkout'),
    contract: read('contract'),
    interface: read('interface'),
    rules: read('rules'),
    records: readdirSync(join(folder, 'adr'))
      .filter((name) => name.endsWith('.md'))
      .map((name) => readFileSync(join(folder, 'adr', name), 'utf8')),
  };
}
