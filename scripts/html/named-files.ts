/** The hashed files that a page, script or style sheet names, read by parsers. */
import { parseSync, Visitor } from 'vite';
import { readElements } from './html-elements.ts';

const FILE_NAME = /[\w.@-]+\.(?:js|css|woff2)\b/g;

const namesIn = (text: string): readonly string[] => text.match(FILE_NAME) ?? [];

/** Strings by the text of their script: several parts of a build read the same scripts. */
const knownStrings = new Map<string, readonly string[]>();

/** The strings of a script, with those of its imports. */
export function stringsIn(script: string): readonly string[] {
  const known = knownStrings.get(script);
  if (known) return known;
  const strings: string[] = [];
  const addLiteral = ({ value }: { readonly value: unknown }): void => {
    if (typeof value === 'string') strings.push(value);
  };
  const addTemplate = ({ value }: { readonly value: { readonly cooked: string | null } }): void => {
    strings.push(value.cooked ?? '');
  };
  const visitor = new Visitor({ Literal: addLiteral, TemplateElement: addTemplate });
  visitor.visit(parseSync('script.js', script).program);
  knownStrings.set(script, strings);
  return strings;
}

/** Names in a script: imports, and the files that a dynamic import loads with it. */
const namesInScript = (script: string): readonly string[] => stringsIn(script).flatMap(namesIn);

/** Names in the attributes, inline scripts and inline styles of a page. */
function namesInPage(html: string): readonly string[] {
  return readElements(html).flatMap(({ name, attributes, text }) => [
    ...[...attributes.values()].flatMap(namesIn),
    ...(name === 'script' ? namesInScript(text) : []),
    ...(name === 'style' ? namesIn(text) : []),
  ]);
}

/** The names of the scripts, style sheets and fonts in a file, each once. */
export function namedFiles(file: string, text: string): readonly string[] {
  if (file.endsWith('.html')) return [...new Set(namesInPage(text))];
  return [...new Set(file.endsWith('.js') ? namesInScript(text) : namesIn(text))];
}
