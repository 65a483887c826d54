import { apprenticeship } from '@lehrpfad/contract/core/options.ts';
import { wordsOf } from '../text/analysis.ts';
import { distinctiveWords, inOneForm } from '../text/whole-name.ts';
import type { CatalogueTexts } from '../text/query-texts.ts';
import { maxPhraseWords } from '../text/vocabulary.ts';
import type { IndexedAd } from './indexed-ad.ts';

/** Separates an occupation from its specialisation in a name: 'Kraftfahrzeugmechatroniker Schwerpunkt Nutzfahrzeugtechnik'. */
const kindOfOccupation = / (?:Fachrichtung|Schwerpunkt) /;

/** Undefined if no word distinguishes the name from others. */
function keyOf(words: readonly string[]): string | undefined {
  const telling = new Set(distinctiveWords(words));
  return telling.size === 0 ? undefined : [...telling].sort().join(' ');
}

/** Typed forms of a name: its folded words, and the whole name if it has two or three words, as in 'medizinische fachangestellte'. */
function typedOf(name: string): Set<string> {
  const telling = distinctiveWords(wordsOf(name.split(kindOfOccupation)[0] ?? ''));
  const isPhrase = telling.length > 1 && telling.length <= maxPhraseWords;
  return new Set([...wordsOf(name), ...(isPhrase ? [telling.join(' ')] : [])]);
}

/** Indexed data of a name of the catalogue. */
interface TypedName {
  readonly words: ReadonlySet<string>;
  /** Its distinctive words, if people are called by them: 'koch', 'medizinische fachangestellte'. */
  readonly person: string | undefined;
}

/** Endings of words for persons by their trade. */
const ofPersons =
  /(?:er|or|ist|ast|ant|ent|eut|oge|koch|wirt|mann|arzt|angestellte|fachkraft|schwester)$/;

function typedName(name: string): TypedName {
  const form = inOneForm(name.split(kindOfOccupation)[0] ?? '');
  const whole = distinctiveWords(wordsOf(form)).join(' ');
  return { words: typedOf(name), person: ofPersons.test(whole) ? whole : undefined };
}

/** The words of the catalogue's names. An update parses only new names and replaces only added and removed words. */
export class CatalogueWords implements CatalogueTexts {
  readonly words: ReadonlySet<string>;
  readonly #words = new Set<string>();
  persons: ReadonlySet<string> = new Set();
  #typed = new Map<string, TypedName>();
  /** Number of names that contain a word. */
  readonly #counts = new Map<string, number>();

  constructor() {
    this.words = this.#words;
  }

  /** Replaces the names. */
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
  /** False if the text is only a synonym, which may have other meanings, too. */
  readonly isName: boolean;
}

function noteIn(professions: Map<string, Set<number>>, name: string, profession: number): void {
  const key = keyOf(wordsOf(name));
  if (key === undefined) return;
  professions.set(key, (professions.get(key) ?? new Set()).add(profession));
}

/** Professions of the ads' occupations by the names that people use for them. */
export class OccupationNames {
  readonly #byName = new Map<string, Set<number>>();
  readonly #bySynonym = new Map<string, Set<number>>();
  /** Profession and name by the id of the occupation. */
  readonly #noted = new Map<number, string>();

  /** @returns whether the entry is new */
  note({ card, jobNameId, professionId: profession, synonyms }: IndexedAd): boolean {
    // The names of internships are the occupations that they show.
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
