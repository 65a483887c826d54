import { describe, expect, it } from 'vitest';
import { valueText } from './words.ts';

describe('a value in the trail', () => {
  it('reads as people would say it', () => {
    const read = [
      null,
      '',
      [],
      true,
      false,
      12,
      'Bäcker',
      ['Koch', 'Maler'],
      { id: 3, name: 'Koch' },
      [{ id: 1, name: 'Koch' }],
      { street: 'Markt 1', City: { id: 2, name: 'Halle' } },
      '<p>Wir <b>suchen</b></p>',
      '<p>Brot &amp; Kuchen</p><ul><li>früh</li><li>warm</li></ul>',
      'a < b > c',
    ].map(valueText);
    expect(read).toEqual([
      '–',
      '–',
      '–',
      'ja',
      'nein',
      '12',
      'Bäcker',
      'Koch, Maler',
      'Koch',
      'Koch',
      'Markt 1, Halle',
      'Wir suchen',
      'Brot & Kuchen · früh · warm',
      'a < b > c',
    ]);
  });

  it('is cut where it is long', () => {
    expect(valueText('a'.repeat(1000))).toHaveLength(302);
  });
});
