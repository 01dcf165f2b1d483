/** What the documents in `.docs/` have to be cited: numbered sections with their labels, headings, numbered decisions. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';

/** The texts of the five documents that comments cite. */
export type Documents = Readonly<
  Record<'storefront' | 'checkout' | 'contract' | 'interface' | 'decisions', string>
>;

/** What a citation can lead to. */
export interface Citable {
  /** The labels of each section of a specification, by `storefront 2` and the like. */
  readonly sections: ReadonlyMap<string, readonly string[]>;
  /** `contract, Hosting` and the like. */
  readonly headings: ReadonlySet<string>;
  /** The name of each decision, by its number. */
  readonly decisions: ReadonlyMap<number, string>;
}

const plain = (text: string): string => text.replace(/[*`]/g, '').trim();

/** What a line of a section can be found by: a heading, the cells of a row, the words before the first colon. */
function labelsOf(line: string): readonly string[] {
  if (line.startsWith('#')) return [plain(line.replace(/^#+/, ''))];
  if (line.startsWith('|')) return line.split('|').map(plain);
  const lead = /^(?:- |\d+\. )?([^:|]{2,100}):/.exec(line)?.[1];
  return lead ? [plain(lead)] : [];
}

/** The numbered sections of a specification and what each of them can be found by. */
function sectionsOf(document: string, text: string): readonly (readonly [string, readonly string[]])[] {
  return text
    .split(/^## /m)
    .slice(1)
    .map((section) => [`${document} ${Number.parseInt(section, 10)}`, section.split('\n').flatMap(labelsOf)]);
}

const headingsOf = (document: string, text: string): readonly string[] =>
  [...text.matchAll(/^##+ (.+)$/gm)].map(([, heading = '']) => `${document}, ${heading}`);

/** Reads the documents' texts. */
export function readCitable({
  storefront,
  checkout,
  contract,
  interface: roles,
  decisions,
}: Documents): Citable {
  const rules = decisions.matchAll(/^- \*\*D(\d+), ([^*]+)\.\*\*/gm);
  return {
    sections: new Map([...sectionsOf('storefront', storefront), ...sectionsOf('checkout', checkout)]),
    headings: new Set([...headingsOf('contract', contract), ...headingsOf('interface', roles)]),
    decisions: new Map([...rules].map(([, number, name = '']) => [Number(number), name])),
  };
}

/** The documents of a project. */
export function readDocuments(root: string): Documents {
  const read = (name: string): string => readFileSync(join(root, '.docs', `${name}.md`), 'utf8');
  return {
    storefront: read('storefront'),
    checkout: read('checkout'),
    contract: read('contract'),
    interface: read('interface'),
    decisions: read('decisions'),
  };
}
