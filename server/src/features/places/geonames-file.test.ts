import { describe, expect, it } from 'vitest';
import { parseGeonamesFile } from './geonames-file.ts';

const arendsee = [
  'DE',
  '39619',
  'Arendsee',
  'Sachsen-Anhalt',
  'ST',
  '',
  '00',
  'Altmarkkreis Salzwedel',
  '15081',
  '52.8767',
  '11.4867',
  '',
];

function lineWith(changes: Readonly<Record<number, string>> = {}): string {
  return arendsee.map((column, index) => changes[index] ?? column).join('\t');
}

function reasonFor(line: string): string | undefined {
  const { rows, problems } = parseGeonamesFile(line);
  expect(rows).toEqual([]);
  return problems[0]?.reason;
}

describe('parseGeonamesFile', () => {
  it('reads postcode, name, district and coordinates', () => {
    expect(parseGeonamesFile(`${lineWith()}\n`)).toEqual({
      rows: [
        {
          postcode: '39619',
          name: 'Arendsee',
          district: 'Altmarkkreis Salzwedel',
          latitude: 52.8767,
          longitude: 11.4867,
        },
      ],
      problems: [],
    });
  });

  it('reads an empty file', () => {
    expect(parseGeonamesFile('')).toEqual({ rows: [], problems: [] });
  });

  it('reads Windows line ends, a byte order mark and blank lines', () => {
    const text = `\uFEFF${lineWith()}\r\n\r\n${lineWith({ 1: '39615' })}\r\n`;
    const { rows, problems } = parseGeonamesFile(text);
    expect(rows.map(({ postcode }) => postcode)).toEqual(['39619', '39615']);
    expect(problems).toEqual([]);
  });

  it('reads a line whose empty accuracy was cut off, and one with an accuracy', () => {
    const cutOff = arendsee.slice(0, 11).join('\t');
    expect(parseGeonamesFile(`${cutOff}\n${lineWith({ 11: '4' })}`).rows).toHaveLength(2);
  });

  it('skips other countries and states without a word', () => {
    const text = [
      lineWith({ 0: 'AT', 1: '1010', 3: 'Wien' }),
      lineWith({ 3: 'Thüringen', 4: 'TH', 7: 'Kyffhäuserkreis' }),
    ].join('\n');
    expect(parseGeonamesFile(text)).toEqual({ rows: [], problems: [] });
  });

  it.each([
    ['Landkreis Stendal', 'Stendal'],
    ['Landkreis Harz', 'Harz'],
    ['Landkreis Wittenberg', 'Wittenberg'],
    ['Landkreis Börde', 'Börde'],
    ['Kreisfreie Stadt Halle', 'Halle (Saale)'],
    ['Halle (Saale)', 'Halle (Saale)'],
    ['Kreisfreie Stadt Dessau-Roßlau', 'Dessau-Roßlau'],
    ['Landeshauptstadt Magdeburg', 'Magdeburg'],
    ['Altmarkkreis Salzwedel', 'Altmarkkreis Salzwedel'],
    ['Salzlandkreis', 'Salzlandkreis'],
  ])('spells the district %s as %s', (given, expected) => {
    expect(parseGeonamesFile(lineWith({ 7: given })).rows[0]?.district).toBe(expected);
  });

  it('names the line of each problem and keeps the good ones', () => {
    const text = [lineWith(), lineWith({ 1: '3961' }), lineWith(), lineWith({ 2: '' })].join('\n');
    const { rows, problems } = parseGeonamesFile(text);
    expect(rows).toHaveLength(2);
    expect(problems.map(({ line }) => line)).toEqual([2, 4]);
  });

  it('reports a line with missing columns', () => {
    expect(reasonFor('DE\t39619\tArendsee')).toBe('expected 12 columns separated by tabs, found 3');
    expect(reasonFor('DE;39619;Arendsee;Sachsen-Anhalt')).toContain('found 1');
    expect(reasonFor(`${lineWith()}\t1`)).toContain('found 13');
  });

  it('reports an unknown district, a wrong postcode and an empty name', () => {
    expect(reasonFor(lineWith({ 7: 'Ohrekreis' }))).toContain('"Ohrekreis" is not a district');
    expect(reasonFor(lineWith({ 1: 'D-396' }))).toContain('"D-396" is not a postcode');
    expect(reasonFor(lineWith({ 2: '' }))).toContain('name of the place is empty');
  });

  it.each([
    ['a latitude that is no number', { 9: '52,8767' }, '"52,8767" is not a latitude'],
    ['an empty longitude', { 10: '' }, '"" is not a longitude'],
    ['swapped coordinates', { 9: '11.4867', 10: '52.8767' }, 'is not in Sachsen-Anhalt'],
    ['a latitude beyond the pole', { 9: '152.8767' }, 'is not in Sachsen-Anhalt'],
  ])('reports %s', (_, changes, reason) => {
    expect(reasonFor(lineWith(changes))).toContain(reason);
  });
});
