import { describe, expect, it } from 'vitest';
import { asSpoken, findKnownPart, withoutMistypedEnding } from './last-resort.ts';

const meant = new Set([
  'koch',
  'laser',
  'mechaniker',
  'haus',
  'ver',
  'milch',
  'unterricht',
  'muller',
]);
const names = new Set(['koch', 'mechaniker', 'ver', 'muller']);
const partOf = (word: string) =>
  findKnownPart(
    word,
    (part) => meant.has(part),
    (part) => names.has(part),
  );

describe('a word of which nothing is known', () => {
  it.each([
    ['kochsendungen', 'koch'],
    ['laserschneiden', 'laser'],
    ['kanumechaniker', 'mechaniker'],
    ['mullermilch', 'milch'],
    ['mullerunterricht', 'muller'],
  ])('%s stands for its part %s', (word, part) => {
    expect(partOf(word)).toBe(part);
  });

  it.each(['hausanschluss', 'kochs', 'quarzflummel', 'verschlusssache'])(
    '%s has no part that tells enough',
    (word) => {
      expect(partOf(word)).toBeUndefined();
    },
  );

  it('may end in a mistyped ending of women', () => {
    expect(withoutMistypedEnding('kochinn')).toBe('koch');
    expect(withoutMistypedEnding('koch')).toBeUndefined();
  });

  it('may be written as it is spoken', () => {
    expect(asSpoken('kinda')).toBe('kinder');
    expect(asSpoken('kita')).toBeUndefined();
    expect(asSpoken('maler')).toBeUndefined();
  });
});
