/**
 * Stored state has one owner, `shared/storage/` (contract, Storage keys): its keys are spelled in one file, and nothing
 * outside that folder names a storage of the browser, so that no two readers of a key can disagree.
 */
import ts from 'typescript';
import type { Finding } from '../finding.ts';
import type { SourceFile } from './source-tree.ts';

const KEYS = 'shared/storage/keys.ts';
const OWNER = 'shared/storage/';

/** `tienda` and keys below it; not the service worker's `tienda-pages-1`. */
const KEY = /^tienda(?:$|:)/;
const STORAGE = /^(?:local|session)Storage$/;

/** Markup of `.astro` files is not parsed: a key there has quotes of any kind. */
const KEY_IN_MARKUP = /(["'`])tienda(?:\1|:)/;

const spellsKey = (node: ts.Node): boolean =>
  (ts.isStringLiteralLike(node) || ts.isTemplateHead(node)) && KEY.test(node.text);

/** By its own name, or by brackets on the window. */
const namesStorage = (node: ts.Node): boolean =>
  (ts.isIdentifier(node) && STORAGE.test(node.text)) ||
  (ts.isElementAccessExpression(node) &&
    ts.isStringLiteralLike(node.argumentExpression) &&
    STORAGE.test(node.argumentExpression.text));

/** Whether a text holds a node of a kind. */
function holds(code: string, isWanted: (node: ts.Node) => boolean): boolean {
  const look = (node: ts.Node): boolean => isWanted(node) || ts.forEachChild(node, look) === true;
  return look(ts.createSourceFile('module.tsx', code, ts.ScriptTarget.Latest, false, ts.ScriptKind.TSX));
}

function hasKey({ path, text, code }: SourceFile): boolean {
  if (path === KEYS) return false;
  return (
    code.some((part) => holds(part.text, spellsKey)) || (path.endsWith('.astro') && KEY_IN_MARKUP.test(text))
  );
}

const hasStorage = ({ path, code }: SourceFile): boolean =>
  !path.startsWith(OWNER) && code.some((part) => holds(part.text, namesStorage));

/** Files that spell a key of the storage, or name a storage, and are not the owner of either. */
export function auditStoredState(files: readonly SourceFile[]): readonly Finding[] {
  const finding = (path: string, message: string): Finding => ({ file: `src/${path}`, message });
  return [
    ...files.filter(hasKey).map(({ path }) => finding(path, `spells a storage key, which src/${KEYS} names`)),
    ...files
      .filter(hasStorage)
      .map(({ path }) =>
        finding(path, `names a storage of the browser, which src/${OWNER} reads and writes`),
      ),
  ];
}
