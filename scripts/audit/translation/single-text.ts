/**
 * A browser that translates a page replaces each text node by a `<font>`. React then updates a detached node, and
 * throws when it removes it or inserts before it. Only an element with a single text child is safe, so each changing
 * text needs a separate element (decision 209, Translated pages).
 */
import { join, relative } from 'node:path';
import ts from 'typescript';
import type { Finding } from '../finding.ts';

/** Comment that declares the next text constant, because the audit cannot know it. */
const CONSTANT = /Constant text/;

/** Functions with a constant result for each key while a page is open. */
const TRANSLATES = /^(?:t|text|messages)$/;

/** Reads the TSX files of a project, with types. */
function readProgram(root: string, files: readonly string[]): ts.Program {
  const config = ts.readConfigFile(join(root, 'tsconfig.json'), ts.sys.readFile);
  const { options } = ts.parseJsonConfigFileContent(config.config, ts.sys, root);
  return ts.createProgram([...files, join(root, 'src/env.d.ts')], { ...options, noEmit: true });
}

/** Returns the rendered children, without blanks between lines and comments. */
const drawnChildren = (node: ts.JsxElement | ts.JsxFragment): readonly ts.JsxChild[] =>
  node.children.filter((child) =>
    ts.isJsxText(child)
      ? !child.containsOnlyTriviaWhiteSpaces
      : !(ts.isJsxExpression(child) && !child.expression),
  );

const isConstant = (node: ts.Expression): boolean => {
  if (ts.isStringLiteralLike(node) || (ts.isIdentifier(node) && /^[A-Z_]+$/.test(node.text))) return true;
  const [key] = ts.isCallExpression(node) && node.arguments.length === 1 ? node.arguments : [];
  return (
    ts.isCallExpression(node) &&
    TRANSLATES.test(node.expression.getText()) &&
    key !== undefined &&
    ts.isStringLiteralLike(key)
  );
};

function isText(type: ts.Type): boolean {
  if (type.isUnion()) return !type.types.some(isElement) && type.types.some(isText);
  return (type.flags & (ts.TypeFlags.StringLike | ts.TypeFlags.NumberLike)) !== 0 && !isEmpty(type);
}
const isEmpty = (type: ts.Type): boolean => type.isStringLiteral() && type.value === '';
/** An object type; a union that contains one is `ReactNode`, not a text. */
const isElement = (type: ts.Type): boolean => (type.flags & ts.TypeFlags.Object) !== 0;

function isOptional(child: ts.JsxChild | undefined, checker: ts.TypeChecker): boolean {
  if (!child || !ts.isJsxExpression(child) || !child.expression) return false;
  const type = checker.getTypeAtLocation(child.expression);
  const nothing = ts.TypeFlags.Null | ts.TypeFlags.Undefined | ts.TypeFlags.BooleanLike;
  return type.isUnion() && type.types.some(({ flags }) => (flags & nothing) !== 0);
}

/** Whether a comment before the child declares it constant. */
function isExempt(node: ts.JsxElement | ts.JsxFragment, child: ts.JsxChild): boolean {
  const before = node.children.slice(0, node.children.indexOf(child));
  const comment = before.findLast((each) => !ts.isJsxText(each) || !each.containsOnlyTriviaWhiteSpaces);
  return comment !== undefined && ts.isJsxExpression(comment) && CONSTANT.test(comment.getText());
}

const isFragment = (node: ts.JsxElement | ts.JsxFragment): boolean =>
  ts.isJsxFragment(node) || node.openingElement.tagName.getText() === 'Fragment';

/** Returns the texts that change, or have others inserted before them, and have siblings. */
function unsafeTexts(node: ts.JsxElement | ts.JsxFragment, checker: ts.TypeChecker): readonly ts.JsxChild[] {
  const drawn = drawnChildren(node);
  if (drawn.length === 1 && !isFragment(node)) return [];
  return drawn.filter((child, index) => {
    const isAfterOptional = isOptional(drawn[index - 1], checker);
    if (ts.isJsxText(child)) return isAfterOptional && child.text.trim() !== '';
    if (!ts.isJsxExpression(child) || !child.expression || isExempt(node, child)) return false;
    if (!isText(checker.getTypeAtLocation(child.expression))) return false;
    return !isConstant(child.expression) || (isAfterOptional && child.expression.getText() !== "' '");
  });
}

/** Reports changing texts that are not the only child of an element. */
export function auditSingleTexts(root: string, files: readonly string[]): readonly Finding[] {
  const program = readProgram(root, files);
  const checker = program.getTypeChecker();
  return files.flatMap((path) => {
    const file = program.getSourceFile(path);
    const findings: Finding[] = [];
    const look = (node: ts.Node): void => {
      if (ts.isJsxElement(node) || ts.isJsxFragment(node)) {
        for (const child of unsafeTexts(node, checker)) {
          const line = node.getSourceFile().getLineAndCharacterOfPosition(child.getStart()).line + 1;
          const message = `line ${line}: give this text its own element, or translation breaks its updates`;
          findings.push({ file: relative(root, path), message });
        }
      }
      ts.forEachChild(node, look);
    };
    if (file) look(file);
    return findings;
  });
}
