import { expect, it } from 'vitest';
import { tokenise } from '../tokens.ts';
import { withNumbersRead } from './spoken-numbers.ts';

const read = (text: string) =>
  withNumbersRead(tokenise(text))
    .map(({ word }) => word)
    .join(' ');

it.each([
  ['ich bin fünfzehn jahre alt', 'ich bin 15 jahre alt'],
  ['zwei wochen', '2 wochen'],
  ['zehn kilometer um halle', '10 kilometer um halle'],
  ['einundzwanzig', '21'],
  ['august zweitausendsiebenundzwanzig', 'august 2027'],
  ['ab ersten august', 'ab 1 august'],
  ['vom dritten bis zum einundzwanzigsten mai', 'vom 3 bis zum 21 mai'],
  ['siebten bis achten juni', '7 bis 8 juni'],
  ['nach der neunten klasse', 'nach der 9 klasse'],
])('"%s" is read in digits', (text, digits) => {
  expect(read(text)).toBe(digits);
});

it.each(['zwei brüder', 'in zwei jahren', 'drei schichten', 'im ersten lehrjahr', 'acht geben'])(
  '"%s" stays as it is',
  (text) => {
    expect(read(text)).not.toMatch(/\d/);
  },
);
