/** The regular expressions of the source, as they are written. */
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import ts from 'typescript';

/** A regular expression and a file that has it. */
export interface Pattern {
  /** `/…/flags`, or `new RegExp(…)` with what it is given. */
  readonly text: string;
  readonly file: string;
}

/** The code of a component: its frontmatter and its scripts. */
function codeOf(file: string, text: string): string {
  if (!file.endsWith('.astro')) return text;
  const above = /^---\n([\s\S]*?)\n---/.exec(text)?.[1] ?? '';
  const scripts = Array.from(text.matchAll(/<script[^>]*>([\s\S]*?)<\/script>/g), ([, script]) => script);
  return [above, ...scripts].join('\n');
}

/** The expressions of a text. */
export function patternsOf(file: string, text: string): readonly Pattern[] {
  const kind = file.endsWith('.tsx') || file.endsWith('.astro') ? ts.ScriptKind.TSX : ts.ScriptKind.TS;
  const source = ts.createSourceFile(file, codeOf(file, text), ts.ScriptTarget.Latest, true, kind);
  const found: Pattern[] = [];
  const look = (node: ts.Node): void => {
    const isBuilt =
      (ts.isNewExpression(node) || ts.isCallExpression(node)) && node.expression.getText() === 'RegExp';
    if (ts.isRegularExpressionLiteral(node) || isBuilt) found.push({ text: node.getText(), file });
    ts.forEachChild(node, look);
  };
  look(source);
  return found;
}

/** Every expression of `src/`, once. */
export function readPatterns(root: string): readonly Pattern[] {
  const files = readdirSync(join(root, 'src'), { recursive: true, encoding: 'utf8' })
    .map((file) => file.replaceAll('\\', '/'))
    .filter((file) => /\.(ts|tsx|astro)$/.test(file))
    .sort();
  const all = files.flatMap((file) =>
    patternsOf(`src/${file}`, readFileSync(join(root, 'src', file), 'utf8')),
  );
  return [...new Map(all.map((pattern) => [pattern.text, pattern])).values()];
}
