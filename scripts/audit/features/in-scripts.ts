/**
 * The features of a script, as keys of `web-features`, by their names alone: what an object is cannot be told from a built
 * script, so a name that something older has too (`map` of an iterator) is nobody's.
 */
import ts from 'typescript';
import { NAMES } from './script-names.ts';

const REGEXP_SETS = 'javascript.builtins.RegExp.unicodeSets';
const NONE: ReadonlySet<string> = new Set();

/** Whether a name stands by itself, not as a part of something else. */
function isFree({ parent }: ts.Node): boolean {
  return !ts.isPropertyAccessExpression(parent) && !ts.isPropertyAssignment(parent);
}

function ofAccess({ expression, name: { text } }: ts.PropertyAccessExpression): Iterable<string> {
  const owner = ts.isIdentifier(expression) ? expression.text : '';
  return NAMES.statics.get(`${owner}.${text}`) ?? NAMES.members.get(text) ?? NONE;
}

function keysOf(node: ts.Node): Iterable<string> {
  if (ts.isPropertyAccessExpression(node)) return ofAccess(node);
  if (ts.isBindingElement(node)) return NAMES.members.get((node.propertyName ?? node.name).getText()) ?? NONE;
  if (ts.isIdentifier(node)) return (isFree(node) && NAMES.globals.get(node.text)) || NONE;
  if (ts.isStringLiteralLike(node)) return NAMES.events.get(node.text) ?? NONE;
  return ts.isRegularExpressionLiteral(node) && /\/[a-z]*v[a-z]*$/.test(node.text) ? [REGEXP_SETS] : NONE;
}

/** What a script uses that is newer than the oldest browsers. */
export function featuresOfScript(code: string): ReadonlySet<string> {
  const found = new Set<string>();
  const visit = (node: ts.Node): void => {
    for (const key of keysOf(node)) found.add(key);
    ts.forEachChild(node, visit);
  };
  visit(ts.createSourceFile('script.js', code, ts.ScriptTarget.Latest, true, ts.ScriptKind.JS));
  return found;
}
