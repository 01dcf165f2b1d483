/** Checks that only `shared/storage/` names a storage of the browser and its keys (contract, Storage keys). */
import ts from 'typescript';
import type { Finding } from '../finding.ts';
import { nodesOf, type SourceFile } from './source-tree.ts';

const KEYS = 'shared/storage/keys.ts';
const OWNER = 'shared/storage/';

/** `tienda` and keys below it; not the service worker's `tienda-pages-1`. */
const KEY = /^tienda(?:$|:)/;
const STORAGE = /^(?:local|session)Storage$/;

/** The same in the unparsed markup of `.astro` files, with any quotes. */
const KEY_IN_MARKUP = /(["'`])tienda(?:\1|:)/;

const spellsKey = (node: ts.Node): boolean =>
  (ts.isStringLiteralLike(node) || ts.isTemplateHead(node)) && KEY.test(node.text);

const namesStorage = (node: ts.Node): boolean =>
  (ts.isIdentifier(node) && STORAGE.test(node.text)) ||
  (ts.isElementAccessExpression(node) &&
    ts.isStringLiteralLike(node.argumentExpression) &&
    STORAGE.test(node.argumentExpression.text));

const hasNode = ({ code }: SourceFile, isWanted: (node: ts.Node) => boolean): boolean =>
  code.some(({ tree }) => nodesOf(tree()).some(isWanted));

const hasKey = (file: SourceFile): boolean =>
  file.path !== KEYS &&
  (hasNode(file, spellsKey) || (file.path.endsWith('.astro') && KEY_IN_MARKUP.test(file.text)));

const hasStorage = (file: SourceFile): boolean => !file.path.startsWith(OWNER) && hasNode(file, namesStorage);

/** Finds files outside their owners that spell a storage key or name a storage of the browser. */
export function auditStoredState(files: readonly SourceFile[]): readonly Finding[] {
  const findings = (wrong: readonly SourceFile[], message: string): readonly Finding[] =>
    wrong.map(({ path }) => ({ file: `src/${path}`, message }));
  return [
    ...findings(files.filter(hasKey), `spells a storage key, which src/${KEYS} names`),
    ...findings(
      files.filter(hasStorage),
      `names a storage of the browser, which src/${OWNER} reads and writes`,
    ),
  ];
}
