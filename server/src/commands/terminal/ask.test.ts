import { PassThrough } from 'node:stream';
import { describe, expect, it } from 'vitest';
import { firstLine, Questions } from './ask.ts';

function terminal(typed: string) {
  const input = Object.assign(new PassThrough(), { isTTY: true });
  const output = new PassThrough();
  input.write(typed);
  const shown = () => String(output.read() ?? '');
  return { questions: new Questions({ input, output }), shown };
}

describe('Questions', () => {
  it('take what is typed, and ask again when nothing is', async () => {
    const { questions, shown } = terminal('\r  \rUte\r');
    expect(await questions.line('First name: ')).toBe('Ute');
    expect(shown().match(/First name: /g)).toHaveLength(3);
    questions.close();
  });

  it('never show a password, corrections included', async () => {
    const { questions, shown } = terminal('geheix\u007fm ß\rgeheim ß\r');
    expect(await questions.passwordTwice()).toBe('geheim ß');
    const text = shown();
    expect(text).toContain('Password: ');
    expect(text).toContain('Once more: ');
    expect(text).not.toMatch(/gehei|ß/);
    questions.close();
  });

  it('refuse two passwords that differ', async () => {
    const { questions } = terminal('geheim 1\rgeheim 2\r');
    await expect(questions.passwordTwice()).rejects.toThrow('The two passwords differ');
    questions.close();
  });

  it.each([
    ['Ctrl-C', '\u0003'],
    ['Ctrl-D', '\u0004'],
  ])('end with a sentence on %s', async (_, key) => {
    const { questions } = terminal(key);
    await expect(questions.line('First name: ')).rejects.toThrow('Stopped; nothing was changed.');
    questions.close();
  });
});

describe('firstLine', () => {
  it.each([
    ['geheim\n', 'geheim'],
    ['geheim\r\nmore\n', 'geheim'],
    [' with blanks ', ' with blanks '],
    ['', ''],
  ])('of %j is %j', async (text, expected) => {
    const input = new PassThrough();
    input.end(text);
    expect(await firstLine(input)).toBe(expected);
  });
});
