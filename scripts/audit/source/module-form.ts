/** Named exports, no barrels, no folder for leftovers (decision 104, Module form). */
import ts from 'typescript';
import type { Finding } from '../finding.ts';
import type { SourceFile } from './source-tree.ts';

/** Files whose tool requires a default export. */
const DEFAULT_WANTED = /(^|\/)[\w.-]+\.config\.(ts|mjs|cjs)$|\.astro$/;
/** Entry of Astro's `client:intent`, which Astro calls by its default export. */
const DIRECTIVE = 'shared/hydration/hydrate-on-intent.ts';

const LEFTOVERS = /(^|\/)(utils?|helpers?|common|misc|lib)(\/|\.[a-z]+$)/;

const isDefault = (node: ts.Statement): boolean =>
  (ts.isExportAssignment(node) && !node.isExportEquals) ||
  (ts.canHaveModifiers(node) &&
    (ts.getModifiers(node)?.some(({ kind }) => kind === ts.SyntaxKind.DefaultKeyword) ?? false));

const isReExport = (node: ts.Statement): boolean =>
  ts.isExportDeclaration(node) && node.moduleSpecifier !== undefined;

function messagesOf(file: SourceFile): readonly string[] {
  const { statements } = ts.createSourceFile(file.path, file.text, ts.ScriptTarget.Latest, false);
  const reExports = statements.filter(isReExport);
  const wantsDefault = DEFAULT_WANTED.test(file.path) || file.path === DIRECTIVE;
  return [
    ...(statements.some(isDefault) && !wantsDefault ? ['has a default export; name it'] : []),
    ...(reExports.length > 0 ? ['exports what another module holds; import it from there'] : []),
  ];
}

/** Default exports, re-exports and folders named after nothing. */
export function auditModuleForm(files: readonly SourceFile[]): readonly Finding[] {
  return files.flatMap((file) => [
    ...(LEFTOVERS.test(file.path)
      ? [{ file: `src/${file.path}`, message: 'is named after nothing; say what it holds' }]
      : []),
    ...(file.path.endsWith('.astro') ? [] : messagesOf(file)).map((message) => ({
      file: `src/${file.path}`,
      message,
    })),
  ]);
}
