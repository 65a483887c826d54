import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { firstCharacters, severalLines, singleLine, visibleLength } from './visible-text.ts';

const family = '👨‍👩‍👧‍👦';
const coloredHeart = '❤️‍🔥';
const scotland = '\u{1F3F4}\u{E0067}\u{E0062}\u{E0073}\u{E0063}\u{E0074}\u{E007F}';

describe('what nobody sees', () => {
  it.each([
    [
      'zero-width spaces and joiners',
      'Bä\u200Bcker\u200C \u200Dund\u2060 Koch\uFEFF',
      'Bäcker und Koch',
    ],
    ['soft hyphens', 'Bäcker\u00ADhand\u00ADwerk', 'Bäckerhandwerk'],
    ['marks of direction', '\u202Egnudlibsu\u202C \u2066a\u2069\u200F\u200E\u061C', 'gnudlibsu a'],
    ['control characters', 'a\u0000b\u0007c\u001B[1m', 'abc[1m'],
    ['halves of characters', 'a\uD83Db\uDE00', 'ab'],
    ['fillers and placeholders', '\u3164\u115Fa\uFFFC\uFFFE', 'a'],
    ['tags and variants of nothing', 'a\u{E0061}\u{E007F}b\uFE0F1\uFE0F', 'ab1'],
    ['marks beyond the fourth', `a${'\u0316'.repeat(20)}b`, 'a\u0316\u0316\u0316\u0316b'],
    ['marks on nothing', ' \u0301\u0301 a', 'a'],
  ])('is removed: %s', (_, text, read) => {
    expect(singleLine(text)).toBe(read);
    expect(severalLines(text)).toBe(read);
  });

  it.each([
    ['a zero-width space', '\u200B'],
    ['marks of direction', '\u202E\u2066\u200F'],
    ['blanks of all kinds', ' \u00A0\u2003\u3000\u2800\t\n\u2028'],
    ['a filler', '\u3164'],
    ['marks alone', '\u0301\u034F\u0301'],
    ['a lonely variant', '\uFE0F\u200D'],
    ['half a character', '\uD83D'],
  ])('leaves nothing of %s', (_, text) => {
    expect([singleLine(text), severalLines(text)]).toEqual(['', '']);
  });

  it('stays where it is needed', () => {
    const persian = 'می\u200Cخواهم';
    const hindi = 'क्\u200Dष';
    for (const text of [family, coloredHeart, scotland, '1️⃣', '☺︎', '👍🏽', persian, hindi, '🇩🇪'])
      expect(singleLine(text)).toBe(text.normalize('NFC'));
  });
});

describe('a text', () => {
  it('of one line has one blank where there were several, or a line’s end', () => {
    expect(singleLine(' Koch\r\n\tund \u00A0 Kellner\u2028')).toBe('Koch und Kellner');
  });

  it('of several lines keeps them', () => {
    expect(severalLines('Eins\r\n\r\n  Zwei\u2028Drei\tVier\n ')).toBe('Eins\n\n  Zwei\nDrei Vier');
  });

  it('is composed', () => {
    expect(singleLine('Ba\u0308cker')).toBe('Bäcker');
    // The hidden character between a letter and its mark is removed first.
    expect(singleLine('Ba\u200B\u0308cker')).toBe('Bäcker');
  });

  it('is the same when it is read again', () => {
    const pieces = fc.constantFrom(
      'a',
      'ä',
      ' ',
      '\n',
      '\t',
      '\u0308',
      '\u0316',
      '\u200B',
      '\u200C',
      '\u200D',
      '\uFE0F',
      '\u20E3',
      '1',
      '\u202E',
      '\u00AD',
      '👩',
      '❤',
      '🏽',
      '🏴',
      '\u{E0067}',
      '\u{E007F}',
      '\uD83D',
      'ک',
      'क',
      '्',
      '\u1100',
      '\u1161',
    );
    const texts = fc.oneof(
      fc.array(pieces).map((some) => some.join('')),
      fc.string({ unit: 'binary' }),
    );
    fc.assert(
      fc.property(texts, (text) => {
        for (const read of [singleLine, severalLines]) {
          const once = read(text);
          expect(read(once)).toBe(once);
          expect(once.isWellFormed()).toBe(true);
        }
      }),
      { numRuns: 100 },
    );
  }, 60_000);
});

describe('the length of a text', () => {
  it.each([
    ['', 0],
    ['Bäcker', 6],
    ['Ba\u0308cker', 6],
    [family, 1],
    [coloredHeart + scotland + '🇩🇪', 3],
    [family.repeat(60), 60],
    ['e\u0301\u0316', 1],
    ['한국어', 3],
  ])('%j is %i', (text, length) => expect(visibleLength(text)).toBe(length));

  it('can be cut, never in the middle of a character', () => {
    expect(firstCharacters('Bäcker', 6)).toBe('Bäcker');
    expect(firstCharacters('Bäckerei', 6)).toBe('Bäcker');
    expect(firstCharacters(family.repeat(3), 2)).toBe(family.repeat(2));
  });
});
