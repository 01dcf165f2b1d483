/** The features of a style sheet, as keys of `web-features`: properties and their values, at-rules, selectors, functions. */
import { NEWER } from './support.ts';

/** Keys that no name of theirs leads to. */
const BY_PATTERN: readonly (readonly [key: string, pattern: RegExp])[] = [
  ['css.selectors.nesting', /[{;}]\s*[^{};@]*&[^{};]*\{/],
  ['css.properties.content.alt_text', /content:\s*""\s*\//],
  ['css.properties.transition-behavior', /\ballow-discrete\b/],
];

/** Functions and the like by the last part of their keys: `css.types.color.light-dark`. */
const TYPES = Map.groupBy(
  [...NEWER.keys()].filter((key) => key.startsWith('css.types.')),
  (key) => key.split('.').at(-1) ?? '',
);

function inPrelude(prelude: string): readonly string[] {
  const [, rule] = /^@([-\w]+)/.exec(prelude) ?? [];
  if (rule === undefined)
    return [...prelude.matchAll(/::?([-\w]+)/g)].map(([, name]) => `css.selectors.${name}`);
  const asked = rule === 'media' ? [...prelude.matchAll(/\(\s*([-\w]+)/g)] : [];
  return [`css.at-rules.${rule}`, ...asked.map(([, name]) => `css.at-rules.media.${name}`)];
}

function inDeclaration(declaration: string): readonly string[] {
  const [, property, value = ''] = /^([-\w]+)\s*:(.*)$/s.exec(declaration) ?? [];
  if (property === undefined || property.startsWith('--')) return inValue(value);
  const words = [...value.matchAll(/[a-z][-\w]*/gi)].map(([word]) => `css.properties.${property}.${word}`);
  return [`css.properties.${property}`, ...words, ...inValue(value)];
}

function inValue(value: string): readonly string[] {
  return [...value.matchAll(/([a-z][-\w]*)\(/gi)].flatMap(([, name = '']) => TYPES.get(name) ?? []);
}

/** What a style sheet uses that is newer than the oldest browsers. */
export function featuresOfStyles(css: string): ReadonlySet<string> {
  const bare = css.replace(/\/\*.*?\*\//gs, '').replace(/"(?:\\.|[^"\\])*"|'(?:\\.|[^'\\])*'/g, '""');
  const found = BY_PATTERN.flatMap(([key, pattern]) => (pattern.test(`;${bare}`) ? [key] : []));
  for (const [, text = '', end] of bare.matchAll(/([^{};]+)([{};]|$)/g)) {
    const part = text.trim();
    const isPrelude = end === '{' || part.startsWith('@');
    found.push(...(isPrelude ? inPrelude(part) : inDeclaration(part)));
  }
  return new Set(found.filter((key) => NEWER.has(key)));
}
