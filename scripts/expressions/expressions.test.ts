import { describe, expect, it } from 'vitest';
import { judge } from './findings.ts';
import { reachOf } from './reach.ts';

/** Returns the findings for a file with these lines. */
const findingsIn = (...lines: readonly string[]) =>
  judge(['planted.tsx'], () => lines.join('\n')).findings;

describe('a planted expression', () => {
  it.each([
    ['as a literal', String.raw`const end = /\s+$/;`],
    ['in a schema', String.raw`const schema = z.string().regex(/^(?:a|a)+$/);`],
    ['built of text', String.raw`const end = new RegExp('\\s+$', 'g');`],
    ['built of parts', String.raw`const blank = '[ \\t]'; const end = RegExp(blank + '+$');`],
    ['built of a template', 'const part = String.raw`\\s`; new RegExp(`${part}+$`);'],
    [
      'built of a list',
      String.raw`const all = ['\\s+', 'x']; new RegExp([...all, 'y$'].join(''));`,
    ],
    [
      'built by a function',
      "const behind = (text: string) => `${text}$`; new RegExp(behind('a+'));",
    ],
    ['built of another one', String.raw`const some = /a+/; new RegExp(some.source + '$');`],
    ['made of a text by a method', String.raw`text.match('\\s+$');`],
    ['that a browser compiles', String.raw`const field = <input pattern="(a|a)*$" />;`],
    ['that is exponential although it is bounded', 'const some = /^(?:a|a){0,40}$/;'],
  ])('%s is found', (_, line) => {
    expect(findingsIn(line)).toHaveLength(1);
  });

  it('that nobody can tell before the program runs is found', () => {
    const [finding] = findingsIn('', 'export const find = (name: string) => new RegExp(name);');
    expect(finding).toMatch(/^planted\.tsx:2 new RegExp\(name\)\n.*at run time/);
  });

  it.each([
    String.raw`/<p>(?:\s|&nbsp;|\u00A0|<br \/>)*<\/p>/g`,
    String.raw`/\([^)]*\)/g`,
    String.raw`/<\/?(?:p|b)\b[^>]*>/`,
    String.raw`/\([^)]*\)|azubi|als/g`,
    String.raw`/<[^>]*>/g`,
    String.raw`/^(?:<!--[^]*?-->\s*)*<svg/`,
    String.raw`/Tel[.\s]*(?:-?Nr)?\s*[:.]?\s*\d/g`,
  ])('such as held the server up is found: %s', (literal) => {
    expect(findingsIn(`const found = ${literal};`)).toHaveLength(1);
  });

  it('of linear time is let through', () => {
    expect(
      findingsIn(
        String.raw`const tag = /<[^<>]*>/g;`,
        String.raw`const words = new RegExp(${'`'}^(?:${'${'}['a', 'b'].join('|')})+$${'`'}, 'u');`,
        String.raw`const day = /^\d{1,2}\.\d{1,2}\.\d{4}(?!\d)/;`,
        String.raw`const index = entries.search('text'); path.match('/a');`,
        '// const end = /a+$/;',
      ),
    ).toEqual([]);
  });
});

describe('the reach of an expression', () => {
  it.each([
    ['abc', 3, 1],
    ['a|bcd|', 3, 1],
    [String.raw`[\]a-z]{2,5}\(?x?`, 7, 1],
    [String.raw`(?:ab){3}(?<name>c)`, 7, 1],
    ['(?:a|b){0,40}', 40, 40],
    ['(?:(?:a?){1,4}b){1,5}', 25, 20],
    ['a+', Infinity, 1],
    [String.raw`a{2,}?`, Infinity, 1],
    [String.raw`a\+\{2,}`, 6, 1],
    [String.raw`(a)\1`, Infinity, 1],
    [String.raw`\p{L}{1,3}\u00e4\x41`, 5, 1],
    ['(?<!a|b)(?=c*)', Infinity, 1],
  ])('%s', (source, maxLength, choices) => {
    expect(reachOf(source)).toMatchObject({ maxLength, choices });
  });
});
