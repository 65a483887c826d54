import { wordsOf } from '../text/analysis.ts';
import { distinctiveWords, inOneForm } from '../text/whole-name.ts';
import type { CatalogueTexts } from '../text/query-texts.ts';
import { longestPhrase } from '../text/vocabulary.ts';
import type { IndexedAd } from './indexed-ad.ts';

/** Begins what a name says of a kind of the occupation: 'Kraftfahrzeugmechatroniker Schwerpunkt Nutzfahrzeugtechnik'. */
const kindOfOccupation = / (?:Fachrichtung|Schwerpunkt) /;

/** `job_type_int` of an apprenticeship. */
const apprenticeship = 2;

/** Undefined where no word tells one name from another. */
function keyOf(words: readonly string[]): string | undefined {
  const telling = new Set(distinctiveWords(words));
  return telling.size === 0 ? undefined : [...telling].sort().join(' ');
}

/** What is typed of a name: its words, folded, and where it has two or three all of them, as in 'medizinische fachangestellte'. */
function typedOf(name: string): Set<string> {
  const telling = distinctiveWords(wordsOf(name.split(kindOfOccupation)[0] ?? ''));
  const isPhrase = telling.length > 1 && telling.length <= longestPhrase;
  return new Set([...wordsOf(name), ...(isPhrase ? [telling.join(' ')] : [])]);
}

/** What is known of a name of the catalogue. */
interface TypedName {
  readonly words: ReadonlySet<string>;
  /** All that tells it from others, where it is what a person is called: 'koch', 'medizinische fachangestellte'. */
  readonly person: string | undefined;
}

/** Ends of what people are called by their trade. */
const ofPersons =
  /(?:er|or|ist|ast|ant|ent|eut|oge|koch|wirt|mann|arzt|angestellte|fachkraft|schwester)$/;

function typedName(name: string): TypedName {
  const form = inOneForm(name.split(kindOfOccupation)[0] ?? '');
  const whole = distinctiveWords(wordsOf(form)).join(' ');
  return { words: typedOf(name), person: ofPersons.test(whole) ? whole : undefined };
}

/** The words of the catalogue's names. Only names that come are read, and only words that come or go are exchanged. */
export class CatalogueWords implements CatalogueTexts {
  readonly words: ReadonlySet<string>;
  readonly #words = new Set<string>();
  persons: ReadonlySet<string> = new Set();
  #typed = new Map<string, TypedName>();
  /** How many names have a word. */
  readonly #counts = new Map<string, number>();

  constructor() {
    this.words = this.#words;
  }

  /** Takes in what the names are now. */
  replace(names: Iterable<string>): void {
    const before = this.#typed;
    this.#typed = new Map();
    for (const name of names) {
      if (this.#typed.has(name)) continue;
      const known = before.get(name);
      const typed = known ?? typedName(name);
      this.#typed.set(name, typed);
      if (known === undefined) for (const word of typed.words) this.#count(word, 1);
    }
    for (const [name, { words }] of before)
      if (!this.#typed.has(name)) for (const word of words) this.#count(word, -1);
    const persons = this.#typed.values().map(({ person }) => person);
    this.persons = new Set(persons.filter((person) => person !== undefined));
  }

  #count(word: string, by: 1 | -1): void {
    const count = (this.#counts.get(word) ?? 0) + by;
    if (count > 0) {
      this.#counts.set(word, count);
      this.#words.add(word);
    } else {
      this.#counts.delete(word);
      this.#words.delete(word);
    }
  }
}

export interface NamedProfessions {
  readonly professions: ReadonlySet<number>;
  /** False where it is only a synonym, which may say something else, too. */
  readonly isName: boolean;
}

function noteIn(professions: Map<string, Set<number>>, name: string, profession: number): void {
  const key = keyOf(wordsOf(name));
  if (key === undefined) return;
  professions.set(key, (professions.get(key) ?? new Set()).add(profession));
}

/** The professions of the occupations that ads have, by what people call them. */
export class OccupationNames {
  readonly #byName = new Map<string, Set<number>>();
  readonly #bySynonym = new Map<string, Set<number>>();
  /** Professions and names by the id of the occupation. */
  readonly #noted = new Map<number, string>();

  /** @returns whether that is new */
  note({ card, jobNameId, professionId: profession, synonyms }: IndexedAd): boolean {
    // What internships are called are the occupations that they show.
    if (card.job_type_int !== apprenticeship || profession === null) return false;
    const noted = `${profession} ${card.job_name}`;
    if (this.#noted.get(jobNameId) === noted) return false;
    this.#noted.set(jobNameId, noted);
    noteIn(this.#byName, card.job_name.split(kindOfOccupation)[0] ?? '', profession);
    for (const synonym of synonyms) noteIn(this.#bySynonym, synonym, profession);
    return true;
  }

  /**
   * Returns the professions of the occupations that words name as a whole: 'Mechatroniker' is no 'Mechatroniker für Kältetechnik'.
   * @param words folded
   */
  professionsOf(words: readonly string[]): NamedProfessions | undefined {
    const key = keyOf(words) ?? '';
    const byName = this.#byName.get(key);
    const professions = byName ?? this.#bySynonym.get(key);
    return professions && { professions, isName: byName !== undefined };
  }
}
