import { describe, expect, it } from 'vitest';
import { csvOf } from './csv.ts';
import { roundedUp, shareText } from './numbers.ts';

describe('a table as a file', () => {
  it('opens in a German spreadsheet', () => {
    const table = {
      columns: ['Begriff', 'Anteil'],
      rows: [
        ['Bäcker/-in', 12.5],
        ['a;b "c"', 3],
      ],
    };
    expect(csvOf(table)).toBe('\uFEFFBegriff;Anteil\r\nBäcker/-in;12,5\r\n"a;b ""c""";3\r\n');
  });

  it.each(['=1+1', '+49', '-1', '@SUM(A1)', '\tx', '\rx'])('runs nothing of %j', (text) => {
    const [, line = ''] = csvOf({ columns: ['x'], rows: [[text]] }).split('\r\n');
    expect(line.replace(/^"/, '').startsWith("'")).toBe(true);
  });
});

describe('numbers', () => {
  it('are shares also of nothing', () => {
    expect(shareText(1, 8)).toBe('12,5\u00A0%');
    expect(shareText(0, 0)).toBe('0\u00A0%');
  });

  it('end an axis with a round one', () => {
    expect([0, 1, 3, 7, 10, 11, 480, 5001].map(roundedUp)).toEqual([2, 2, 4, 8, 10, 20, 600, 6000]);
  });
});
