import ts from 'typescript';
import { isGerman } from './is-german.ts';

/** A text of the interface that goes through the text layer. */
export interface LayerText {
  /** Its key in the dictionaries. */
  readonly key: string;
  /** Names of the values that the call passes. */
  readonly values: readonly string[];
  readonly file: string;
  readonly line: number;
}

/** A German text that does not go through the text layer, or one that the check cannot read. */
export interface Bare {
  readonly text: string;
  readonly file: string;
  readonly line: number;
}

/** Attributes that people read or hear. All others are for machines unless their value is German beyond doubt. */
const readAttributes = new Set([
  'aria-label',
  'title',
  'placeholder',
  'alt',
  'label',
  'aria-roledescription',
]);

/** Attributes whose values are never a text. */
const technical =
  /^(?:className|d|name|id|type|role|key|value|href|src|autoComplete|lang|fill|stroke.{0,99}|viewBox|sizes|media|data-.{0,99}|preserveAspectRatio)$/;

const lineOf = (node: ts.Node) =>
  node.getSourceFile().getLineAndCharacterOfPosition(node.getStart()).line + 1;

/** Returns the name of a called function: `t` for `t()` and, on the server, for `words.t()`. */
function nameOfCall(node: ts.Node): string {
  if (!ts.isCallExpression(node)) return '';
  const { expression } = node;
  if (ts.isPropertyAccessExpression(expression)) return expression.name.text;
  return ts.isIdentifier(expression) ? expression.text : '';
}

const literalOf = (node: ts.Node | undefined): string | undefined =>
  node && ts.isStringLiteralLike(node) ? node.text : undefined;

function namesOf(node: ts.Node | undefined): string[] {
  if (!node || !ts.isObjectLiteralExpression(node)) return [];
  return node.properties.map((property) => property.name?.getText() ?? '');
}

/** Returns the text of a template without the contents of its gaps. */
const templateText = (node: ts.TemplateExpression) =>
  [node.head.text, ...node.templateSpans.map(({ literal }) => literal.text)].join('\u0000');

/** Whether the position of a literal shows that only machines read it: a name, a type, an error for developers, a comparison. */
function isForMachines(node: ts.Node): boolean {
  const { parent } = node;
  if (ts.isImportDeclaration(parent) || ts.isLiteralTypeNode(parent)) return true;
  if (ts.isPropertyAssignment(parent) && parent.name === node) return true;
  if (ts.isCaseClause(parent) || ts.isElementAccessExpression(parent)) return true;
  if (ts.isNewExpression(parent) && /Error$|^RegExp$|Event$/.test(parent.expression.getText()))
    return true;
  if (ts.isBinaryExpression(parent) && /[!=]==/.test(parent.operatorToken.getText())) return true;
  return ts.isCallExpression(parent) && parent.expression.getText().startsWith('console.');
}

/** Reads all texts of a file. */
export function readTexts(file: ts.SourceFile): { texts: LayerText[]; bare: Bare[] } {
  const texts: LayerText[] = [];
  const bare: Bare[] = [];
  const place = (node: ts.Node) => ({ file: file.fileName, line: lineOf(node) });
  const isBare = (node: ts.Node, text: string) =>
    bare.push({ text: text.replaceAll('\u0000', '{}').trim(), ...place(node) });

  function readCall(node: ts.CallExpression): void {
    const [first, second, third] = node.arguments;
    if (nameOfCall(node) === 't') {
      const key = literalOf(first);
      if (key === undefined) return void isBare(node, node.getText());
      texts.push({ key, values: namesOf(second), ...place(node) });
      if (second) visit(second);
      return;
    }
    const one = literalOf(second);
    const several = literalOf(third);
    if (one === undefined || several === undefined) return void isBare(node, node.getText());
    texts.push({ key: `${one}|${several}`, values: ['count'], ...place(node) });
    if (first) visit(first);
  }

  function readAttribute(node: ts.JsxAttribute): void {
    const name = node.name.getText();
    const text = literalOf(node.initializer);
    if (technical.test(name)) return;
    if (text === undefined) return ts.forEachChild(node, visit);
    if (readAttributes.has(name) ? /\p{L}{2}/u.test(text) : isGerman(text)) isBare(node, text);
  }

  function visit(node: ts.Node): void {
    if (ts.isCallExpression(node) && /^(?:t|counted)$/.test(nameOfCall(node)))
      return readCall(node);
    if (ts.isJsxAttribute(node)) return readAttribute(node);
    if (ts.isJsxText(node)) {
      if (/\p{L}{2}/u.test(node.text)) isBare(node, node.text.replaceAll(/\s+/g, ' '));
      return;
    }
    if (ts.isTypeNode(node) || ts.isImportDeclaration(node)) return;
    if (ts.isStringLiteralLike(node)) {
      if (isGerman(node.text) && !isForMachines(node)) isBare(node, node.text);
      return;
    }
    if (ts.isTemplateExpression(node) && isGerman(templateText(node)) && !isForMachines(node))
      isBare(node, templateText(node));
    ts.forEachChild(node, visit);
  }

  visit(file);
  return { texts, bare };
}
