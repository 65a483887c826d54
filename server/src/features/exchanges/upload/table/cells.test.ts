import { describe, expect, it } from 'vitest';
import { findBranch } from '../branches.ts';
import type { Branch } from '../store.ts';
import { readCell, textOf } from './cells.ts';
import { readDay, saysNoFirstDay, saysNoLastDay } from './dates.ts';
import { asHtml } from './plain-text.ts';

describe('a day in a cell', () => {
  it.each([
    ['01.08.2027', '2027-08-01'],
    ['1. 8. 27', '2027-08-01'],
    ['2027-08-01', '2027-08-01'],
    ['2027-08-01T00:00:00Z', '2027-08-01'],
    [new Date('2027-08-01T00:00:00Z'), '2027-08-01'],
    [46_600, '2027-08-01'],
    ['46600', '2027-08-01'],
    [' 46600,5 ', '2027-08-01'],
    ['06108', undefined],
    ['466001', undefined],
    ['', null],
    [null, null],
    ['31.02.2027', undefined],
    ['08/01/2027', undefined],
    ['August 2027', undefined],
    ['1. August 2027', '2027-08-01'],
    [20270801, '2027-08-01'],
    ['sofort', undefined],
    [2027, undefined],
    [new Date(Number.NaN), null],
  ])('%j is %j', (cell, day) => {
    expect(readDay(cell)).toBe(day);
  });
});

describe('the first day of a job', () => {
  it.each([
    'ab sofort',
    'Sofort',
    'sofort!',
    'ASAP',
    'nach Absprache',
    'nächstmöglich',
    'ab sofort oder nach Vereinbarung',
    'zum nächstmöglichen\nZeitpunkt',
    'jederzeit',
  ])('is open in %j', (text) => {
    expect(saysNoFirstDay(text)).toBe(true);
  });

  it.each(['', 'ab', 'nach Ostern', 'ab sofort, 01.09.2027', 'sofort, sonst Herbst', 46_600, null])(
    'is not open in %j',
    (cell) => {
      expect(saysNoFirstDay(cell)).toBe(false);
    },
  );
});

describe('the last day', () => {
  it.each([
    'unbefristet',
    'Unbefristet',
    'keine',
    'keine Frist',
    'k. A.',
    'k.A.',
    'n/a',
    '-',
    '–',
    'offen',
    'nicht befristet',
    'laufend',
  ])('is open in %j', (text) => expect(saysNoLastDay(text)).toBe(true));

  it.each([
    '',
    '31.07.2027',
    'Ende Juli',
    'bis auf',
    'kein Ende vor Juli',
    46_600,
    null,
    '---- Juli',
  ])('is not open in %j', (cell) => expect(saysNoLastDay(cell)).toBe(false));
});

describe('text in a cell', () => {
  it('is free of what neither database nor page can show', () => {
    expect(readCell(' a\u00a0b\0\u0007\r\nc\ud800 ')).toBe('a b\nc');
    expect(textOf(12.5)).toBe('12.5');
  });

  it.each([
    ['Eins\nzwei\n\nDrei', '<p>Eins<br />zwei</p><p>Drei</p>'],
    ['Du:\n- a\n• b\nEnde', '<p>Du:</p><ul><li>a</li><li>b</li></ul><p>Ende</p>'],
    ['5 < 6 & mehr', '<p>5 &lt; 6 &amp; mehr</p>'],
    ['<p onclick="x()">Hallo<script>alert(1)</script></p>', '<p>Hallo</p>'],
    ['', ''],
  ])('%j becomes %s', (text, html) => {
    expect(asHtml(text)).toBe(html);
  });
});

describe('the branch that a cell names', () => {
  const branch = (id: number, name: string, street: string, town = 'Stendal'): Branch => ({
    id,
    name,
    street,
    postcode: '39576',
    town,
  });
  const branches = [
    branch(7, 'Bäckerei Möhring', 'Breite Straße 1'),
    branch(8, 'Bäckerei Möhring', 'Am Markt 2'),
    branch(9, 'Möhring Café', 'Ring 3', 'Tangermünde'),
  ];
  const found = (text: string, among = branches) => {
    const result = findBranch(text, among);
    return 'branch' in result ? result.branch.id : result.error;
  };

  it('is found by number, name, address or town where only one is meant', () => {
    expect(found('8')).toBe(8);
    expect(found('möhring café')).toBe(9);
    expect(found('Breite Str. 1')).toBe(7);
    expect(found('Am Markt 2, 39576 Stendal')).toBe(8);
    expect(found('Bäckerei Möhring, Am Markt 2')).toBe(8);
    expect(found('Tangermünde')).toBe(9);
  });

  it('is the only one there is where none is named', () => {
    expect(found('', branches.slice(0, 1))).toBe(7);
    expect(found('')).toMatch(/^Pflichtfeld! Ihre Filialen: 7 \(.*9 \(/);
    expect(found('', [])).toBe('Sie haben noch keine Filiale angelegt.');
  });

  it('is asked for where several or none are meant', () => {
    expect(found('Bäckerei Möhring')).toMatch(/^Das passt auf mehrere Filialen.*7 \(.*8 \(/);
    expect(found('Halle')).toMatch(/^Firma nicht im System! Ihre Filialen: 7 \(/);
  });
});
