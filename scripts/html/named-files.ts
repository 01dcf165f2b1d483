/** The hashed files that a page, script or style sheet names, read by parsers. */
import { parseSync, Visitor } from 'vite';
import { readElements } from './html-elements.ts';

const FILE_NAME = /[\w.@-]+\.(?:js|css|woff2)\b/g;

const namesIn = (text: string): readonly string[] => text.match(FILE_NAME) ?? [];

/** Names by the text of a script: several parts of a build read the same scripts. */
const knownNames = new Map<string, readonly string[]>();

/** Names in the strings of a script: imports, and the files that a dynamic import loads with it. */
function namesInScript(script: string): readonly string[] {
  const known = knownNames.get(script);
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
  const names = strings.flatMap(namesIn);
  knownNames.set(script, names);
  return names;
}

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
