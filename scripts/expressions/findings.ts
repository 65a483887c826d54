import { globSync, readFileSync } from 'node:fs';
import { allowed } from './allowed.ts';
import { expressionsIn, type Expression } from './find.ts';
import { objectionTo } from './judge.ts';
import { Sources } from './static-text.ts';

/** All code that users or the checks run; not the code of the build and of tests, which only process our own texts. */
const ours = '{contract/src,server/src,web/src,scripts}/**/*.{ts,tsx,cjs}';
const tests = /\.(?:test|fixture)\.\w{1,3}$/;

export const sourceFiles = (): readonly string[] =>
  globSync(ours)
    .map((path) => path.replaceAll('\\', '/'))
    .filter((path) => !tests.test(path))
    .sort();

const place = ({ file, line, code }: Expression) => `${file}:${line} ${code.split('\n', 1)[0]}`;

/** Checks all expressions of some files and returns the problems. */
export function judge(
  files: readonly string[],
  read = (path: string) => readFileSync(path, 'utf8'),
): { readonly count: number; readonly findings: readonly string[] } {
  const sources = new Sources(read);
  const expressions = files.flatMap((file) => expressionsIn(sources, file));
  const known = new Map<string, string | undefined>();
  const unused = new Set(allowed.filter(({ file }) => files.includes(file)));
  const findings: string[] = [];
  for (const expression of expressions) {
    const { file, source, flags, code } = expression;
    const exception = allowed.find((one) => one.file === file && code.startsWith(one.code));
    if (exception) {
      unused.delete(exception);
      continue;
    }
    const key = `/${source}/${flags}`;
    if (source !== undefined && !known.has(key)) known.set(key, objectionTo(source, flags));
    const objection =
      source === undefined ? 'is made at run time, so nobody can tell' : known.get(key);
    if (objection !== undefined) findings.push(`${place(expression)}\n  ${objection}`);
  }
  for (const { file, code } of unused)
    findings.push(`${file} ${code}\n  is allowed (allowed.ts), but not there any more`);
  return { count: expressions.length, findings };
}
