/**
 * Finds the features of a script, as keys of `web-features`, by name alone. The type of an object is unknown in a built
 * script, so a name that an older feature also has (`map` of an iterator) is ignored.
 */
import ts from 'typescript';
import { NAMES } from './script-names.ts';

const REGEXP_SETS = 'javascript.builtins.RegExp.unicodeSets';
const NONE: ReadonlySet<string> = new Set();

/** Whether a name is used on its own, not as a part of another expression. */
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
