/**
 * Field names of the wire are read in the `api` folders alone: no island and no other code that draws knows them
 * (decision 102, Doors).
 */
import ts from 'typescript';
import type { Finding } from '../finding.ts';
import type { SourceFile } from './source-tree.ts';

const DRAWING = /^(layouts|pages|(features\/[a-z]+|shell)\/ui|shared\/(form|html|money|ui))\//;
/** Files with schemas of the wire, and files with the types that they become. */
const WIRE = /^(features\/[a-z]+\/api|shared\/(http|menu|settings))\//;
const RULES = /^(features\/[a-z]+\/rules|shell\/rules|shared\/(contact|money|menu|settings|text))\//;
const CODE = /\.tsx?$/;
/** Names that the wire has in common with the browser and the stack. */
const COMMON = new Set(['data', 'meta']);
const OBJECT_SCHEMA = /^z\.(object|strictObject|looseObject)$/;

function walk(file: SourceFile, visit: (node: ts.Node) => void): void {
  const kind = file.path.endsWith('x') ? ts.ScriptKind.TSX : ts.ScriptKind.TS;
  const descend = (node: ts.Node): void => {
    visit(node);
    ts.forEachChild(node, descend);
  };
  descend(ts.createSourceFile(file.path, file.text, ts.ScriptTarget.Latest, true, kind));
}

const plainName = (node: ts.Node): string => node.getText().replaceAll(/['"]/g, '');

function schemaKeys(node: ts.Node): readonly string[] {
  if (!ts.isCallExpression(node) || !OBJECT_SCHEMA.test(node.expression.getText())) return [];
  const [shape] = node.arguments;
  if (!shape || !ts.isObjectLiteralExpression(shape)) return [];
  return shape.properties.flatMap(({ name }) => (name ? [plainName(name)] : []));
}

/** Keys of the schemas of the wire that no type of the rules has too. */
function wireNames(files: readonly SourceFile[]): ReadonlySet<string> {
  const wire = new Set<string>();
  const own = new Set(COMMON);
  for (const file of files) {
    if (WIRE.test(file.path))
      walk(file, (node) => {
        for (const key of schemaKeys(node)) wire.add(key);
      });
    if (RULES.test(file.path))
      walk(file, (node) => ts.isPropertySignature(node) && own.add(plainName(node.name)));
  }
  return wire.difference(own);
}

/** The field that an expression reads: `row.Sku`, `row['Sku']`, `const { Sku } = row`. */
function fieldRead(node: ts.Node): string | null {
  if (ts.isPropertyAccessExpression(node)) return node.name.text;
  if (ts.isElementAccessExpression(node)) return plainName(node.argumentExpression);
  return ts.isBindingElement(node) ? plainName(node.propertyName ?? node.name) : null;
}

function fieldsRead(file: SourceFile): readonly string[] {
  // A template is no program for the compiler; a field there is read with a dot or brackets.
  if (!CODE.test(file.path))
    return [...file.text.matchAll(/(?:\.|\[['"])(\w+)/g)].map(([, field = '']) => field);
  const fields: string[] = [];
  walk(file, (node) => {
    const field = fieldRead(node);
    if (field !== null) fields.push(field);
  });
  return fields;
}

/** Files that draw and read a field of the wire by its name. */
export function auditWireNames(files: readonly SourceFile[]): readonly Finding[] {
  const wire = wireNames(files);
  return files
    .filter(({ path }) => DRAWING.test(path))
    .flatMap((file) =>
      fieldsRead(file)
        .filter((field) => wire.has(field))
        .map((field) => ({ file: `src/${file.path}`, message: `reads the wire's field ${field}` })),
    );
}
