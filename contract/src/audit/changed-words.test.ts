import { describe, expect, it } from 'vitest';
import { changedParts } from './changed-words.ts';

const sentence = 'Wir backen jede Nacht ab zwei Uhr Brot und Brötchen für die ganze Stadt.';
const marked = (before: string, after: string) =>
  (changedParts(before, after) ?? [])
    .map(({ kind, text }) => ({ same: text, removed: `[-${text}]`, added: `[+${text}]` })[kind])
    .join(' ');

describe('the difference of two long texts', () => {
  it('shows the changed words with those around them', () => {
    const before = `<p>${sentence}</p><p>${sentence}</p>`;
    const after = before.replace('zwei', 'drei').replace(/Stadt\.<\/p>$/, 'Region.</p>');
    expect(marked(before, after)).toBe(
      'Wir backen jede Nacht ab [-zwei] [+drei] Uhr Brot und Brötchen für die … Brot und Brötchen für die ganze [-Stadt.] [+Region.]',
    );
  });

  it('separates paragraphs and list items', () => {
    const before = `<p>${sentence}</p>`;
    expect(marked(before, `${before}<ul><li>Brot</li><li>Kuchen</li></ul>`)).toBe(
      '… und Brötchen für die ganze Stadt. [+· Brot · Kuchen]',
    );
  });

  it('finds a change far behind', () => {
    const long = sentence.repeat(40);
    const parts = changedParts(`${long} Ende`, `${long} Anfang`) ?? [];
    expect(parts.slice(1)).toEqual([
      { kind: 'removed', text: 'Ende' },
      { kind: 'added', text: 'Anfang' },
    ]);
    expect(parts[0]?.text.length).toBeLessThan(100);
  });

  it('is nothing if only the formatting has changed', () => {
    expect(changedParts(`<p>${sentence}</p>`, `<p><b>${sentence}</b></p>`)).toEqual([]);
  });

  it('is all of both where they have nothing in common, cut where they are long', () => {
    const [before, after] = ['alt '.repeat(3000).trim(), 'neu '.repeat(3000).trim()];
    const parts = changedParts(before, after) ?? [];
    expect(parts.map(({ kind }) => kind)).toEqual(['removed', 'added']);
    expect(parts.every(({ text }) => text.length < 610)).toBe(true);
  });

  it('is not for short texts and other values, which are shown whole', () => {
    expect(changedParts(sentence, 'Brot')).toHaveLength(3);
    for (const [before, after] of [
      ['Brot', 'Kuchen'],
      ['', sentence],
      [null, sentence],
      [[sentence], [sentence]],
    ])
      expect(changedParts(before, after)).toBeUndefined();
  });
});
