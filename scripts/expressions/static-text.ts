import { existsSync } from 'node:fs';
import { dirname, join } from 'node:path';
import ts from 'typescript';

/** A value that is known without running the code: a text, or a list of texts. */
type Known = string | readonly string[];

type Names = ReadonlyMap<string, ts.Expression>;

/** Reads and caches source files. */
export class Sources {
  readonly #read: (path: string) => string;
  readonly #files = new Map<string, ts.SourceFile>();
  readonly #names = new Map<ts.SourceFile, Names>();

  constructor(read: (path: string) => string) {
    this.#read = read;
  }

  file(path: string): ts.SourceFile {
    const known = this.#files.get(path);
    if (known) return known;
    const file = ts.createSourceFile(path, this.#read(path), ts.ScriptTarget.Latest, true);
    this.#files.set(path, file);
    return file;
  }

  /** Returns constants by name; a name that is declared twice in a file is left out. */
  #constantsOf(file: ts.SourceFile): Names {
    const known = this.#names.get(file);
    if (known) return known;
    const found = new Map<string, ts.Expression>();
    const repeated = new Set<string>();
    const visit = (node: ts.Node) => {
      if (ts.isVariableDeclaration(node) && ts.isIdentifier(node.name)) {
        const isConstant = (ts.getCombinedNodeFlags(node) & ts.NodeFlags.Const) !== 0;
        if (found.has(node.name.text) || !isConstant) repeated.add(node.name.text);
        if (node.initializer) found.set(node.name.text, node.initializer);
      }
      ts.forEachChild(node, visit);
    };
    visit(file);
    for (const name of repeated) found.delete(name);
    this.#names.set(file, found);
    return found;
  }

  /** Returns the value of a name that is declared in the same file or imported from another source file. */
  constant(name: ts.Identifier): ts.Expression | undefined {
    const file = name.getSourceFile();
    const own = this.#constantsOf(file).get(name.text);
    if (own) return own;
    for (const statement of file.statements) {
      if (!ts.isImportDeclaration(statement) || !ts.isStringLiteral(statement.moduleSpecifier))
        continue;
      const bindings = statement.importClause?.namedBindings;
      if (!bindings || !ts.isNamedImports(bindings)) continue;
      const found = bindings.elements.find((element) => element.name.text === name.text);
      const path = join(dirname(file.fileName), statement.moduleSpecifier.text);
      if (found && statement.moduleSpecifier.text.startsWith('.') && existsSync(path))
        return this.#constantsOf(this.file(path)).get((found.propertyName ?? found.name).text);
    }
    return undefined;
  }

  /** Returns the text that an expression evaluates to, as far as it is known without running it. */
  text(node: ts.Expression): string | undefined {
    const value = this.#value(node, new Map());
    return typeof value === 'string' ? value : undefined;
  }

  #value(node: ts.Expression, given: ReadonlyMap<string, Known>): Known | undefined {
    if (ts.isStringLiteralLike(node)) return node.text;
    if (
      ts.isParenthesizedExpression(node) ||
      ts.isAsExpression(node) ||
      ts.isSatisfiesExpression(node)
    )
      return this.#value(node.expression, given);
    if (ts.isTemplateExpression(node)) return this.#template(node, given, false);
    if (ts.isTaggedTemplateExpression(node) && node.tag.getText() === 'String.raw')
      return this.#template(node.template, given, true);
    if (ts.isBinaryExpression(node) && node.operatorToken.kind === ts.SyntaxKind.PlusToken) {
      const [left, right] = [this.#value(node.left, given), this.#value(node.right, given)];
      return typeof left === 'string' && typeof right === 'string' ? left + right : undefined;
    }
    if (ts.isArrayLiteralExpression(node)) return this.#list(node, given);
    if (ts.isPropertyAccessExpression(node) && node.name.text === 'source')
      return this.#sourceOf(node.expression);
    if (ts.isCallExpression(node)) return this.#call(node, given);
    if (!ts.isIdentifier(node)) return undefined;
    const constant = this.constant(node);
    return given.get(node.text) ?? (constant && this.#value(constant, new Map()));
  }

  #template(node: ts.TemplateLiteral, given: ReadonlyMap<string, Known>, isRaw: boolean) {
    const textOf = (part: ts.TemplateLiteralLikeNode) => (isRaw ? (part.rawText ?? '') : part.text);
    if (ts.isNoSubstitutionTemplateLiteral(node)) return textOf(node);
    let text = textOf(node.head);
    for (const { expression, literal } of node.templateSpans) {
      const value = this.#value(expression, given);
      if (typeof value !== 'string') return undefined;
      text += value + textOf(literal);
    }
    return text;
  }

  #list(node: ts.ArrayLiteralExpression, given: ReadonlyMap<string, Known>) {
    const all: string[] = [];
    for (const element of node.elements) {
      const value = this.#value(ts.isSpreadElement(element) ? element.expression : element, given);
      if (value === undefined) return undefined;
      all.push(...[value].flat());
    }
    return all;
  }

  /** Evaluates `list.join('|')` and calls of our functions that consist of one expression. */
  #call(node: ts.CallExpression, given: ReadonlyMap<string, Known>): Known | undefined {
    const { expression: called, arguments: values } = node;
    const known = values.map((value) => this.#value(value, given));
    if (ts.isPropertyAccessExpression(called) && called.name.text === 'join') {
      const list = this.#value(called.expression, given);
      const [separator = ','] = known;
      return Array.isArray(list) && typeof separator === 'string'
        ? list.join(separator)
        : undefined;
    }
    const body = ts.isIdentifier(called) ? this.constant(called) : undefined;
    if (!body || !ts.isArrowFunction(body) || ts.isBlock(body.body)) return undefined;
    const inside = new Map<string, Known>();
    for (const [at, { name }] of body.parameters.entries()) {
      const value = known[at];
      if (ts.isIdentifier(name) && value !== undefined) inside.set(name.text, value);
    }
    return this.#value(body.body, inside);
  }

  #sourceOf(node: ts.Expression): string | undefined {
    const value = ts.isIdentifier(node) ? this.constant(node) : node;
    return value && ts.isRegularExpressionLiteral(value) ? literalOf(value).source : undefined;
  }
}

/** Returns source and flags of `/source/flags`. */
export function literalOf(node: ts.RegularExpressionLiteral): { source: string; flags: string } {
  const end = node.text.lastIndexOf('/');
  return { source: node.text.slice(1, end), flags: node.text.slice(end + 1) };
}
