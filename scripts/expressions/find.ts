import ts from 'typescript';
import { literalOf, type Sources } from './static-text.ts';

/** A regular expression in our own source. */
export interface Expression {
  readonly file: string;
  /** Starts at 1. */
  readonly line: number;
  /** Undefined if it is only known at run time. */
  readonly source: string | undefined;
  readonly flags: string;
  /** Its source code. */
  readonly code: string;
}

/** String methods that compile a text into an expression. */
const compiling = new Set(['match', 'matchAll', 'search']);

function builtBy(node: ts.Node): readonly ts.Expression[] | undefined {
  if (ts.isNewExpression(node) || ts.isCallExpression(node)) {
    if (node.expression.getText() === 'RegExp') return node.arguments ?? [];
    if (!ts.isCallExpression(node) || !ts.isPropertyAccessExpression(node.expression))
      return undefined;
    const [first] = node.arguments;
    const isText =
      first &&
      (ts.isStringLiteralLike(first) || ts.isTemplateExpression(first)) &&
      !node.arguments[1];
    return isText && compiling.has(node.expression.name.text) ? [first] : undefined;
  }
  // Browsers compile the pattern of an input.
  if (!ts.isJsxAttribute(node) || node.name.getText() !== 'pattern') return undefined;
  const value = node.initializer;
  if (value && ts.isJsxExpression(value)) return value.expression ? [value.expression] : undefined;
  return value && ts.isStringLiteral(value) ? [value] : undefined;
}

function builtIn(sources: Sources, [pattern, flags]: readonly ts.Expression[]) {
  if (pattern && ts.isRegularExpressionLiteral(pattern) && !flags) return undefined;
  const given = flags ? sources.text(flags) : '';
  const source = pattern && given !== undefined ? sources.text(pattern) : undefined;
  return { source, flags: given ?? '' };
}

/** Returns all regular expressions of a file: literals and dynamically created ones. */
export function expressionsIn(sources: Sources, path: string): readonly Expression[] {
  const file = sources.file(path);
  const found: Expression[] = [];
  const visit = (node: ts.Node) => {
    const built = builtBy(node);
    const parts = ts.isRegularExpressionLiteral(node)
      ? literalOf(node)
      : built && builtIn(sources, built);
    if (parts) {
      const line = file.getLineAndCharacterOfPosition(node.getStart()).line + 1;
      found.push({ ...parts, file: path, line, code: node.getText() });
    }
    ts.forEachChild(node, visit);
  };
  visit(file);
  return found;
}
