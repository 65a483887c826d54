import { describe, expect, it } from 'vitest';
import { growthOf, linearGrowth } from '../../../../../test/growth.ts';
import { readTable } from './columns.ts';
import { asHtml } from './plain-text.ts';

describe('a cell with a description', () => {
  it('becomes paragraphs and lists, or stays the HTML that it is', () => {
    expect(asHtml('Brot & mehr\nTeig\n\n- kneten\n- backen')).toBe(
      '<p>Brot &amp; mehr<br />Teig</p><ul><li>kneten</li><li>backen</li></ul>',
    );
    expect(asHtml('Bis 3 < 4 und <b onclick="x">mehr</b>')).toBe('Bis 3 &lt; 4 und <b>mehr</b>');
  });

  it.each(['&', '- &\n&\n', '&\n\n', '<ul><li>'])(
    'is read however long it and its HTML are: %j',
    (piece) => {
      for (const length of [49_999, 50_001, 100_000, 500_000]) {
        const text = piece.repeat(length / piece.length);
        expect(asHtml(text).length).toBeGreaterThan(0);
      }
    },
  );

  it.each(['<p', '<', '<b>', '\n', '\n ', '- ', '</a'])('is read in linear time: %j', (piece) => {
    expect(growthOf(asHtml, piece, 'x')).toBeLessThan(linearGrowth);
  });
});

describe('a heading', () => {
  it('is known whatever stands behind it in brackets', () => {
    const headings = ['Titel (höchstens 100 Zeichen)', 'Art', 'Berufsbezeichnung', 'Beschreibung'];
    const { records } = readTable([headings, ['Bäcker', 'Ausbildung', 'Bäcker/-in', 'Brot']]);
    expect(records[0]?.cells.title).toBe('Bäcker');
  });

  it.each(['(', '()', '-'])('is read in linear time: %j', (piece) => {
    const headings = ['Titel', 'Art', 'Berufsbezeichnung', 'Beschreibung'];
    const read = (text: string) => readTable([[...headings, text], ['Bäcker']]);
    expect(growthOf(read, piece)).toBeLessThan(linearGrowth);
  });
});
