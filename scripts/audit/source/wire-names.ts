/** Checks that only the `api` folders read field names of the wire, and no UI code (decision 102, Doors). */
import ts from 'typescript';
import type { Finding } from '../finding.ts';
import { nodesOf, type SourceFile } from './source-tree.ts';

const DRAWING = /^(layouts|pages|(features\/[a-z]+|shell)\/ui|shared\/(form|html|money|ui))\//;
/** Files with wire schemas, and files with the types that they become. */
const WIRE = /^(features\/[a-z]+\/api|shared\/(http|menu|settings))\//;
const RULES = /^(features\/[a-z]+\/rules|shell\/rules|shared\/(contact|money|menu|settings|text))\//;
const CODE = /\.tsx?$/;
/** Wire names that are also common elsewhere. */
const COMMON = new Set(['data', 'meta']);
const OBJECT_SCHEMA = /^z\.(object|strictObject|looseObject)$/;

const nodes = ({ code }: SourceFile): readonly ts.Node[] => code.flatMap(({ tree }) => [...nodesOf(tree())]);

const plainName = (node: ts.Node): string => node.getText().replaceAll(/['"]/g, '');

function schemaKeys(node: ts.Node): readonly string[] {
  if (!ts.isCallExpression(node) || !OBJECT_SCHEMA.test(node.expression.getText())) return [];
  const [shape] = node.arguments;
  if (!shape || !ts.isObjectLiteralExpression(shape)) return [];
  return shape.properties.flatMap(({ name }) => (name ? [plainName(name)] : []));
}

/** The keys of the schemas of the wire, without those that a type of the rules has too. */
function wireNames(files: readonly SourceFile[]): ReadonlySet<string> {
  const wire = new Set<string>();
  const own = new Set(COMMON);
  for (const file of files) {
    if (WIRE.test(file.path)) for (const key of nodes(file).flatMap(schemaKeys)) wire.add(key);
    if (RULES.test(file.path))
      for (const node of nodes(file)) if (ts.isPropertySignature(node)) own.add(plainName(node.name));
  }
  return wire.difference(own);
}

/** The field that an expression reads: `row.Sku`, `row['Sku']`, `const { Sku } = row`. */
function fieldRead(node: ts.Node): readonly string[] {
  if (ts.isPropertyAccessExpression(node)) return [node.name.text];
  if (ts.isElementAccessExpression(node)) return [plainName(node.argumentExpression)];
  return ts.isBindingElement(node) ? [plainName(node.propertyName ?? node.name)] : [];
}

/** The fields that a file reads; in the markup of `.astro` files all names after a dot or in brackets. */
const fieldsRead = (file: SourceFile): readonly string[] =>
  CODE.test(file.path)
    ? nodes(file).flatMap(fieldRead)
    : [...file.text.matchAll(/(?:\.|\[['"])(\w+)/g)].map(([, field = '']) => field);

/** Finds UI files that read a field of the wire by its name. */
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
