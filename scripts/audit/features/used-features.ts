/** The features that a page, a style sheet or a script uses and that are newer than the oldest browsers, by their keys in `web-features`. */
import ts from 'typescript';
import { readElements } from '../../html/html-elements.ts';
import { ALL, NEWER } from './support.ts';

const newerOf = (keys: readonly string[]): ReadonlySet<string> =>
  new Set(keys.filter((key) => NEWER.has(key)));

function ofAttribute(element: string, name: string, value: string): readonly string[] {
  const owners = [`html.elements.${element}.${name}`, `html.global_attributes.${name}`];
  const words = value.toLowerCase().split(/[\s;,=]+/);
  return owners.flatMap((owner) => [owner, ...words.map((word) => `${owner}.${word}`)]);
}

/** The features of a page's elements and attributes, without those of its styles and scripts. */
export function featuresOfMarkup(html: string): ReadonlySet<string> {
  return newerOf(
    readElements(html).flatMap(({ name: element, attributes }) => [
      `html.elements.${element}`,
      ...[...attributes].flatMap(([name, value]) => ofAttribute(element, name, value)),
    ]),
  );
}

/** Features of styles that are not found by name. */
const STYLE_PATTERNS: readonly (readonly [key: string, pattern: RegExp])[] = [
  ['css.selectors.nesting', /[{;}]\s*[^{};@]*&[^{};]*\{/],
  ['css.properties.content.alt_text', /content:\s*""\s*\//],
  ['css.properties.transition-behavior', /\ballow-discrete\b/],
];

/** Functions and the like by the last part of their keys: `css.types.color.light-dark`. */
const STYLE_TYPES = Map.groupBy(
  [...NEWER.keys()].filter((key) => key.startsWith('css.types.')),
  (key) => key.split('.').at(-1) ?? '',
);

function inPrelude(prelude: string): readonly string[] {
  const [, rule] = /^@([-\w]+)/.exec(prelude) ?? [];
  if (rule === undefined)
    return [...prelude.matchAll(/::?([-\w]+)/g)].map(([, name]) => `css.selectors.${name}`);
  const queries = rule === 'media' ? [...prelude.matchAll(/\(\s*([-\w]+)/g)] : [];
  return [`css.at-rules.${rule}`, ...queries.map(([, name]) => `css.at-rules.media.${name}`)];
}

function inDeclaration(declaration: string): readonly string[] {
  const [, property, value = ''] = /^([-\w]+)\s*:(.*)$/s.exec(declaration) ?? [];
  const types = [...value.matchAll(/([a-z][-\w]*)\(/gi)].flatMap(
    ([, name = '']) => STYLE_TYPES.get(name) ?? [],
  );
  if (property === undefined || property.startsWith('--')) return types;
  const words = [...value.matchAll(/[a-z][-\w]*/gi)].map(([word]) => `css.properties.${property}.${word}`);
  return [`css.properties.${property}`, ...words, ...types];
}

/** The features of a style sheet: properties, values, at-rules, selectors and functions. */
export function featuresOfStyles(css: string): ReadonlySet<string> {
  const bare = css.replace(/\/\*.*?\*\//gs, '').replace(/"(?:\\.|[^"\\])*"|'(?:\\.|[^'\\])*'/g, '""');
  const found = STYLE_PATTERNS.flatMap(([key, pattern]) => (pattern.test(`;${bare}`) ? [key] : []));
  for (const [, text = '', end] of bare.matchAll(/([^{};]+)([{};]|$)/g)) {
    const part = text.trim();
    const isPrelude = end === '{' || part.startsWith('@');
    found.push(...(isPrelude ? inPrelude(part) : inDeclaration(part)));
  }
  return newerOf(found);
}

/** A script's key in parts, such as `api.URL.canParse_static`; a builtin's key does not say whether a member is static. */
const KEY = /^(?:api|javascript\.builtins)\.(?:(?<owner>\w+)\.)?(?<name>\w+?)(?<kind>_static|_event)?$/;
/** Builtins that are never instantiated, or that have newer members of both kinds. */
const WITH_STATIC = new Set(['Array', 'Map', 'Math', 'Object', 'Promise', 'RegExp', 'Error', 'Uint8Array']);

/** Keys by the member, the `Owner.member`, the event or the global that leads to them. */
type Names = Readonly<Record<'members' | 'statics' | 'events' | 'globals', Map<string, Set<string>>>>;
type Place = readonly [kind: keyof Names, name: string];

/** The names that lead to a key; a member of a newer object is found by the object's name. */
function placesOf(key: string): readonly Place[] {
  const { owner, name = '', kind } = KEY.exec(key)?.groups ?? {};
  if (name === '' || name === owner || name.includes('_')) return [];
  if (owner === undefined) return [['globals', name]];
  const isApi = key.startsWith('api');
  if (NEWER.has(`${isApi ? 'api' : 'javascript.builtins'}.${owner}`)) return [];
  if (kind === '_event') return [['events', name]];
  const asStatic: Place = ['statics', `${owner}.${name}`];
  if (kind === '_static') return [asStatic];
  const asGlobal: readonly Place[] = owner === 'Window' ? [['globals', name]] : [];
  return [['members', name], ...asGlobal, ...(!isApi && WITH_STATIC.has(owner) ? [asStatic] : [])];
}

/** The names of newer features, without those that an older feature has too: the type of an object is unknown. */
function readNames(): Names {
  const newer: Names = { members: new Map(), statics: new Map(), events: new Map(), globals: new Map() };
  const older = new Set<string>();
  for (const key of ALL) {
    for (const [kind, name] of placesOf(key)) {
      if (NEWER.has(key)) newer[kind].set(name, (newer[kind].get(name) ?? new Set()).add(key));
      // `CSS.escape` makes `escape` ambiguous as well.
      else older.add(`${kind} ${name}`).add(`members ${name.replace(/^\w+\./, '')}`);
    }
  }
  for (const kind of ['members', 'events', 'globals'] as const)
    for (const name of newer[kind].keys()) if (older.has(`${kind} ${name}`)) newer[kind].delete(name);
  return newer;
}

const NAMES = readNames();
const REGEXP_SETS = 'javascript.builtins.RegExp.unicodeSets';

/** Whether a name is not part of another expression. */
const isFree = ({ parent }: ts.Node): boolean =>
  !ts.isPropertyAccessExpression(parent) && !ts.isPropertyAssignment(parent);

function keysOf(node: ts.Node): Iterable<string> | undefined {
  if (ts.isPropertyAccessExpression(node)) {
    const owner = ts.isIdentifier(node.expression) ? node.expression.text : '';
    return NAMES.statics.get(`${owner}.${node.name.text}`) ?? NAMES.members.get(node.name.text);
  }
  if (ts.isBindingElement(node)) return NAMES.members.get((node.propertyName ?? node.name).getText());
  if (ts.isIdentifier(node)) return isFree(node) ? NAMES.globals.get(node.text) : undefined;
  if (ts.isStringLiteralLike(node)) return NAMES.events.get(node.text);
  return ts.isRegularExpressionLiteral(node) && /\/[a-z]*v[a-z]*$/.test(node.text)
    ? [REGEXP_SETS]
    : undefined;
}

/** The features of a script, found by name. */
export function featuresOfScript(code: string): ReadonlySet<string> {
  const found = new Set<string>();
  const visit = (node: ts.Node): void => {
    for (const key of keysOf(node) ?? []) found.add(key);
    ts.forEachChild(node, visit);
  };
  visit(ts.createSourceFile('script.js', code, ts.ScriptTarget.Latest, true, ts.ScriptKind.JS));
  return found;
}
