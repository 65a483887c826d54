import { existsSync, readFileSync } from 'node:fs';
import { dirname, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import ts from 'typescript';

/*
 * The public side: every module that the application reaches from its entry without going through an area of companies or editors. New
 * files of the public side are found automatically.
 */

export const root = fileURLToPath(new URL('../../', import.meta.url));

/** Paths at which the search for files stops, each with its reason. */
const germanParts: readonly { readonly path: RegExp; readonly reason: string }[] = [
  { path: /^web\/src\/app\/(?:company-area|editor-area|area)\//, reason: 'companies and editors' },
  { path: /^web\/src\/app\/frame\/account-links/, reason: 'links of companies and editors' },
  { path: /^web\/src\/app\/frame\/interrupted/, reason: 'a session of companies and editors' },
  { path: /^web\/src\/features\/accounts\//, reason: 'login and accounts' },
  { path: /^web\/src\/features\/registrations\//, reason: 'companies ask for an account' },
  { path: /^web\/src\/features\/job-ads\/(?:detail|management)\//, reason: 'whoever edits ads' },
  { path: /^web\/src\/features\/companies\//, reason: 'companies' },
  { path: /^web\/src\/features\/pages\/legal\//, reason: 'the German text of the law counts' },
  { path: /^web\/src\/core\/form\/(?:conflict|files)\//, reason: 'forms of companies and editors' },
  { path: /^web\/src\/core\/(?:list|session)\//, reason: 'companies and editors' },
  { path: /^web\/src\/core\/data\/(?:editorial|own)-data/, reason: 'companies and editors' },
];

const isGermanPart = (path: string) => germanParts.some((part) => part.path.test(path));

export function parse(path: string, source = readFileSync(root + path, 'utf8')): ts.SourceFile {
  const kind = path.endsWith('x') ? ts.ScriptKind.TSX : ts.ScriptKind.TS;
  return ts.createSourceFile(path, source, ts.ScriptTarget.Latest, true, kind);
}

/** Returns the modules that a file imports at run time, as they are written. */
function importsOf(file: ts.SourceFile): string[] {
  const found: string[] = [];
  const visit = (node: ts.Node): void => {
    if (ts.isImportDeclaration(node) && !isTypeOnly(node)) add(node.moduleSpecifier);
    if (ts.isExportDeclaration(node) && node.moduleSpecifier && !node.isTypeOnly)
      add(node.moduleSpecifier);
    if (ts.isCallExpression(node) && node.expression.kind === ts.SyntaxKind.ImportKeyword)
      add(node.arguments[0]);
    ts.forEachChild(node, visit);
  };
  const add = (node: ts.Node | undefined) => {
    if (node && ts.isStringLiteralLike(node)) found.push(node.text);
  };
  visit(file);
  return found;
}

function isTypeOnly({ importClause: clause }: ts.ImportDeclaration): boolean {
  if (!clause) return false;
  if (clause.phaseModifier === ts.SyntaxKind.TypeKeyword) return true;
  const names = clause.namedBindings;
  return (
    !clause.name &&
    names !== undefined &&
    ts.isNamedImports(names) &&
    names.elements.length > 0 &&
    names.elements.every((name) => name.isTypeOnly)
  );
}

/** Returns the path below the root of an imported module; undefined for packages and for files without code. */
function pathOf(from: string, imported: string): string | undefined {
  const path = imported.startsWith('.')
    ? resolve(root, dirname(from), imported).slice(root.length)
    : imported.replace(/^@lehrpfad\/contract\//, 'contract/src/');
  return /\.tsx?$/.test(path) && existsSync(root + path) ? path : undefined;
}

/** Returns the paths of all modules of the public side, in `web/` and in `contract/`. */
export function publicFiles(): string[] {
  const found = new Set<string>();
  const reach = (path: string): void => {
    if (found.has(path) || isGermanPart(path)) return;
    found.add(path);
    for (const imported of importsOf(parse(path))) {
      const next = pathOf(path, imported);
      if (next) reach(next);
    }
  };
  reach('web/src/main.tsx');
  return [...found].sort();
}
