import { kilometreWords, units } from '../small-words.ts';
import { months } from '../start/start-tables.ts';
import { keyOf, tokenise, type Token } from '../tokens.ts';

/** Numbers from 2 to 19, as words. */
const small =
  'zwei drei vier fünf sechs sieben acht neun zehn elf zwölf dreizehn vierzehn fünfzehn sechzehn siebzehn achtzehn neunzehn'.split(
    ' ',
  );
const ones = ['ein', ...small.slice(0, 8)];
const tens = 'zwanzig dreißig vierzig fünfzig sechzig siebzig achtzig neunzig'.split(' ');

const belowHundred: readonly (readonly [word: string, number: number])[] = [
  ...small.map((word, at) => [word, at + 2] as const),
  ...tens.flatMap((ten, at) => [
    [ten, (at + 2) * 10] as const,
    ...ones.map((one, unit) => [`${one}und${ten}`, (at + 2) * 10 + unit + 1] as const),
  ]),
];

const lastYear = 2049;
const years = belowHundred
  .map(([word, number]) => [`zweitausend${word}`, 2000 + number] as const)
  .filter(([, year]) => year > 2020 && year <= lastYear);

const cardinals = new Map(
  [...belowHundred, ...years].map(([word, number]) => [keyOf(word), number]),
);

const irregular = new Map([
  [1, 'erst'],
  [3, 'dritt'],
  [7, 'siebt'],
  [8, 'acht'],
]);
const lastDay = 31;
const ordinals = new Map(
  [['eins', 1] as const, ...belowHundred]
    .filter(([, number]) => number <= lastDay)
    .flatMap(([word, number]) => {
      const stem = irregular.get(number) ?? `${word}${number < 20 ? 't' : 'st'}`;
      return ['e', 'en', 'er', 'em'].map((end) => [keyOf(`${stem}${end}`), number] as const);
    }),
);

/** From this number on a word is nothing but a number; 'zwei' belongs to phrases. */
const surely = 10;

const counted = (word: string) =>
  word !== 'jahren' && (units.has(word) || kilometreWords.has(word) || word === 'minuten');

/** Numbers as they are spoken, in digits: 'fünfzehn Jahre', 'zwei Wochen', 'dritten bis einundzwanzigsten Mai'. */
export function withNumbersRead(tokens: Token[]): Token[] {
  if (!tokens.some(({ word }) => cardinals.has(word) || ordinals.has(word))) return tokens;
  const read = [...tokens];
  const wordAt = (at: number) => read[at]?.word ?? '';
  const isDay = (at: number) => /^\d{1,2}$/.test(wordAt(at)) && months.longest(wordAt(at + 1)) > 0;
  // From the last word to the first, because the first day of a range is one only if the last is.
  for (let at = tokens.length - 1; at >= 0; at -= 1) {
    const ordinal = ordinals.get(wordAt(at));
    const isOfRange = wordAt(at + 1) === 'bis' && isDay(at + (wordAt(at + 2) === 'zum' ? 3 : 2));
    const isOrdinal =
      isOfRange || months.longest(wordAt(at + 1)) > 0 || wordAt(at + 1) === 'klasse';
    const cardinal = cardinals.get(wordAt(at)) ?? 0;
    const isCardinal = cardinal >= surely || (cardinal > 0 && counted(wordAt(at + 1)));
    const number = ordinal !== undefined && isOrdinal ? ordinal : isCardinal ? cardinal : undefined;
    const [token] = number === undefined ? [] : tokenise(String(number));
    const { isListed = false, endsInStop = false } = read[at] ?? {};
    if (token) read[at] = { ...token, isListed, endsInStop };
  }
  return read;
}
