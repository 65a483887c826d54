import type { Spelling } from './name-index.ts';
import { nameWords, type NameWord } from './name-words.ts';

/** Endings of words for people, and those of the words for their field; the first that fits counts. */
const fieldEndings: readonly (readonly [RegExp, string])[] = [
  [/(?<=\p{L}{3})bauer$/u, 'bau'],
  [/iker$/, 'ik'],
  [/ist$/, 'istik'],
  [/iniger$/, 'inigung'],
  [/ierer$/, 'ierung'],
  [/statter$/, 'stattung'],
  [/(?<=\p{L}{3})pfleger$/u, 'pflege'],
  [/therapeut$/, 'therapie'],
  [/(?<=\p{L}{3})wirt$/u, 'wirtschaft'],
  [/erer$/, 'erei'],
  [/(?<=\p{L}{2}(?:er|or))$/u, 'ei'],
];

/** Words before a field that do not change it: 'im Bereich Metallbau'. */
const before = new Set(['bereich', 'fachbereich', 'berufsfeld', 'beruf']);

const keyOf = (words: readonly NameWord[]) => words.map(({ stem }) => stem).join(' ');

/** Returns the field of a person's word: 'metallbau' for 'metallbauer'. Undefined if the word has no usual one. */
function fieldOf(person: string): string | undefined {
  const [ending, field] = fieldEndings.find(([one]) => one.test(person)) ?? [];
  return ending === undefined || field === undefined ? undefined : person.replace(ending, field);
}

/** Returns the fields that a name has with one of its words replaced: 'kfz mechatronik' for 'kfz mechatroniker'. */
function fieldsOfPersons(words: readonly NameWord[]): string[] {
  return words.flatMap(({ word }, at) => {
    const field = fieldOf(word);
    return field === undefined ? [] : [keyOf(words.toSpliced(at, 1, ...nameWords(field)))];
  });
}

/** The stem of a whole industry, to which many occupations belong: 'Gesundheitswesen'. */
const industry = /wes$/;

/** Returns what follows the first word of a name: 'kaeltetechnik' for 'Mechatroniker für Kältetechnik'. */
function specialityOf(words: readonly NameWord[]): string | undefined {
  const speciality = keyOf(words.slice(1));
  return speciality === '' || industry.test(speciality) ? undefined : speciality;
}

/**
 * Finds occupations by their field, as ads name it that avoid a gender: 'Ausbildung Metallbau', 'Azubi Mechatronik', 'Lehre Bäckerei',
 * 'Ausbildung Kältetechnik'. A field that several occupations have means none of them.
 */
export class FieldIndex {
  /** Null for the field of several occupations. */
  readonly #byField = new Map<string, number | null>();

  /** @param official spellings without those of synonyms, which have too many words of their own */
  constructor(spellings: readonly Spelling[], official: readonly Spelling[]) {
    for (const { id, words } of spellings)
      for (const field of fieldsOfPersons(words)) this.#add(field, id);
    const keys = spellings.map(({ id, words }) => ({ id, key: keyOf(words) }));
    for (const { id, words } of official) {
      const speciality = specialityOf(words);
      // 'Fleischerei' is the field of the Fleischer, not of those who sell there. 'Gastronomie' is also part of 'Systemgastronomie'.
      if (speciality === undefined || this.#byField.has(speciality)) continue;
      if (keys.every((one) => one.id === id || !one.key.includes(speciality)))
        this.#add(speciality, id);
    }
  }

  #add(field: string, id: number): void {
    const other = this.#byField.get(field);
    this.#byField.set(field, other === undefined || other === id ? id : null);
  }

  /** Returns the occupation whose field is the whole text. */
  find(text: string): number | undefined {
    const [first, ...rest] = nameWords(text);
    if (first === undefined) return undefined;
    const field = before.has(first.stem) ? rest : [first, ...rest];
    return this.#byField.get(keyOf(field)) ?? undefined;
  }
}
