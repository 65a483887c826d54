import { expect, test } from 'vitest';
import { makePdf } from './pdf.ts';

const text = makePdf({
  title: 'Ausbildung zum Bäcker (m/w/d)',
  subtitle: 'Bäckerei „Mühle“',
  paragraphs: ['Ein langer Satz, der umbrochen wird, '.repeat(12)],
}).toString('latin1');

test('every entry of the cross-reference table points at its object', () => {
  const table = text.slice(Number(/startxref\n(\d+)/.exec(text)?.[1]));
  expect(table.startsWith('xref\n0 8\n')).toBe(true);
  const offsets = [...table.matchAll(/^(\d{10}) 00000 n $/gm)].map(([, offset]) => Number(offset));
  expect(offsets).toHaveLength(7);
  for (const [index, offset] of offsets.entries()) {
    expect(text.slice(offset)).toMatch(new RegExp(`^${index + 1} 0 obj\n`));
  }
});

test('the stream has the length that it declares', () => {
  const [, length, content] = /Length (\d+) >>\nstream\n([\s\S]*)\nendstream/.exec(text) ?? [];
  expect(content).toHaveLength(Number(length));
});

test('escapes brackets, keeps umlauts and replaces what the font lacks', () => {
  expect(text).toContain('(Ausbildung zum Bäcker \\(m/w/d\\))');
  expect(text).toContain('(Bäckerei -Mühle-)');
});
