import { nameWords } from '../../../../occupations/catalogue/name-words.ts';
import { wordsOf } from './distinguishing-words.ts';
import { shortNames } from '../places/place-text.ts';

/** A shorter name does not identify an employer. Characters. */
const minStemLength = 3;

/** An employer as its source writes it, its stem (`employer_stem` in the database), and the town of the ad. */
interface NamedAs {
  readonly company: string;
  readonly employerStem: string;
  readonly town: string;
}

/** Stems with and without the place at the end of the name: the town, if it is a separate word, or the state. */
function placeStems({ employerStem: stem, company, town }: NamedAs): readonly string[] {
  const words = wordsOf(company);
  const places = [
    {
      name: (shortNames(town).at(-1) ?? '').replaceAll(' ', ''),
      word: [...wordsOf(town)][0] ?? '',
    },
    { name: 'sachsenanhalt', word: 'anhalt' },
  ];
  return places.flatMap(({ name, word }) => {
    if (name === '') return [stem];
    if (!stem.endsWith(name)) return [stem, stem + name];
    const isWord = words.has(word) && stem.length - name.length >= minStemLength;
    return isWord ? [stem, stem.slice(0, -name.length)] : [stem];
  });
}

const house = 'hotel';

/** Stems with and without 'Hotel' in front of the name: 'Hotel Halberstädter Hof'. */
const hotelStems = (stem: string) =>
  stem.startsWith(house) && stem.length - house.length > minStemLength
    ? [stem, stem.slice(house.length)]
    : [stem, house + stem];

/** Stems with the first word moved to the end, or the last one to the front: 'Werbeagentur Punktum' and 'Punktum Werbeagentur'. */
const turned = (stem: string, words: readonly string[]) =>
  words.flatMap((word) => {
    if (word.length < minStemLength || stem.length - word.length < minStemLength) return [];
    return [
      ...(stem.startsWith(word) ? [stem.slice(word.length) + word] : []),
      ...(stem.endsWith(word) ? [word + stem.slice(0, -word.length)] : []),
    ];
  });

/**
 * Returns the stems of the names under which an employer may appear in other sources.
 * @param named its name as its source writes it, its stem and the town of the ad
 */
export function employerStems(named: NamedAs): readonly string[] {
  const words = nameWords(named.company).map(({ word }) => word);
  if (named.employerStem === '') return [''];
  const stems = [...placeStems(named), ...hotelStems(named.employerStem)];
  return [...new Set([...stems, ...stems.flatMap((stem) => turned(stem, words))])];
}
