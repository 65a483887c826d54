import { cacheLatest } from '../../../../core/cache-latest.ts';
import type { Queries } from '../../../../core/database/database.ts';
import {
  internalNames,
  jobNamesCalled,
  type KnownJobName,
} from '../../../occupations/catalogue/importing-store.ts';
import { FieldIndex } from '../../../occupations/catalogue/field-index.ts';
import { NameIndex, spellingsWithId } from '../../../occupations/catalogue/name-index.ts';
import { comparedWords } from '../../../occupations/job-names/similar-names.ts';
import { dualStudy } from '../../adapters/fields/kind-words.ts';
import { occupationIn, withoutWhere, type Named } from './titles.ts';

/** An existing job name, or one that is to be added. */
export type JobNameMatch = { readonly id: number } | { readonly name: string };

const lower = (name: string) => name.normalize('NFC').toLowerCase().trim();
const wordKey = (name: string) => comparedWords(name).join(' ');

/** Longest job name in characters, the limit of the table's column. */
const maxNameLength = 300;

/** Entries of the cache: exchanges use the same names over and over. */
const max = 5000;

/** Whether a text means a place at a university. A trade with the same words is not one. */
const isStudy = (text: string) =>
  dualStudy.test(text) || /(?<!\p{L})(?:studium|bachelor)(?!\p{L})/iu.test(text);

/** Simplified trainings and posts. The occupation named after such a word is not the one of the ad. */
const notItself =
  /^(?:fachpraktiker|fachwerker|werker|helfer|hilfskraft|ausbilder|meister|leiter)$/;

/** Finds job names for the occupations that ads name. Internal job names are read once. */
export class JobNameMatcher {
  readonly #exact = new Map<string, number>();
  readonly #words = new Map<string, number>();
  /** A separate index: 'Ausbildung in der Pflege' is no 'Duales Studium Pflege', although its words are the same. */
  readonly #studyWords = new Map<string, number>();
  readonly #occupations: NameIndex;
  readonly #studies: NameIndex;
  /** Official names of occupations, without synonyms. */
  readonly #official: NameIndex;
  readonly #fields: FieldIndex;
  readonly #texts = new Map<number, string>();
  readonly #known = new Map<string, number | undefined>();

  constructor(names: readonly KnownJobName[]) {
    const keep = (map: Map<string, number>, key: string, id: number) => {
      if (key !== '' && !map.has(key)) map.set(key, id);
    };
    for (const { id, text, kind, free, isSynonym } of names) {
      if (isSynonym) continue;
      keep(this.#exact, lower(text), id);
      if (!free) continue;
      keep(kind === 'study' ? this.#studyWords : this.#words, wordKey(text), id);
      this.#texts.set(id, text);
    }
    const inTitles = names
      .filter(({ free, inTitle }) => free && inTitle)
      .map((name) => ({ ...name, spellings: spellingsWithId(name) }));
    const spellingsOf = (isWanted: (name: KnownJobName) => boolean) =>
      inTitles.filter(isWanted).flatMap(({ spellings }) => spellings);
    const isTrade = ({ kind }: KnownJobName) => kind !== 'study' && kind !== 'special';
    this.#occupations = new NameIndex(
      // The name of a course is also used without 'Studium' ('Hebamme'); a synonym of a course alone means something else.
      spellingsOf(({ kind, isSynonym }) => kind !== 'study' || !isSynonym),
    );
    this.#studies = new NameIndex(spellingsOf(({ kind }) => kind === 'study'));
    this.#official = new NameIndex(spellingsOf(({ isSynonym }) => !isSynonym));
    this.#fields = new FieldIndex(
      spellingsOf(isTrade),
      spellingsOf((name) => isTrade(name) && !name.isSynonym),
    );
  }

  static async read(db: Queries): Promise<JobNameMatcher> {
    return matcherOf(await internalNames(db));
  }

  /** Finds an internal job name: the same name, the longest one at the beginning of the text, or one with the same words. */
  internal(name: string): number | undefined {
    if (this.#known.has(name)) return this.#known.get(name);
    const found =
      this.#called(name) ??
      this.#inBrackets(name, this.#indexFor(name).atStart(name)?.id) ??
      this.#ofSameWords(name);
    if (this.#known.size >= max) this.#known.clear();
    this.#known.set(name, found);
    return found;
  }

  #indexFor(text: string): NameIndex {
    return isStudy(text) ? this.#studies : this.#occupations;
  }

  /** 'Busfahrer (Fachkraft im Fahrbetrieb)', 'Busfahrer: …': an official name behind a synonym takes precedence over it. */
  #inBrackets(text: string, outside: number | undefined): number | undefined {
    const explained = /\(([^()]{3,200})\)|:\s{1,3}([^:()]{3,200})/.exec(text);
    const inside = explained?.[1] ?? explained?.[2] ?? '';
    if (outside === undefined || inside === '') return outside;
    const named = this.#official.atStart(inside);
    if (named === undefined || named.to < this.#official.wordsOf(inside).length) return outside;
    const said = this.#official.first(text.slice(0, explained?.index))?.id;
    // 'Kfz-Mechaniker (Mechatroniker)' is not a Mechatroniker.
    const [long = '', short = ''] = [outside, named.id].map((id) =>
      wordKey(this.#texts.get(id) ?? ''),
    );
    const isPart = long.endsWith(short) || long.startsWith(short);
    return said === outside || isPart ? outside : named.id;
  }

  /** Finds a job name that equals the text, apart from words that postings add around it. */
  #called(name: string): number | undefined {
    return this.#exact.get(lower(name)) ?? this.#exact.get(lower(occupationIn(name)));
  }

  /** Finds a job name with the same words: 'Schülerpraktikum in der Kita'. Less certain, since words in brackets are ignored. */
  #ofSameWords(name: string): number | undefined {
    const words = isStudy(name) ? this.#studyWords : this.#words;
    return words.get(wordKey(name)) ?? words.get(wordKey(occupationIn(name)));
  }

  /** Finds the first occupation that a title names: 'Bock auf Holz? Werde Tischler/in in Stendal!' */
  inTitle(title: string): number | undefined {
    const called = this.#called(title);
    if (called !== undefined) return called;
    const index = this.#indexFor(title);
    const found = index.first(title);
    if (found === undefined) return this.#ofSameWords(title);
    const before = index.wordsOf(title).slice(0, found.from);
    return before.some(({ stem }) => notItself.test(stem))
      ? undefined
      : this.#inBrackets(title, found.id);
  }

  /** Whether two job names are the same, or one specialises the other. Two specialisations of one occupation are not. */
  areOne(one: number, other: number): boolean {
    return one === other || this.#specialises(one, other) || this.#specialises(other, one);
  }

  /** The words of a title apart from the occupation that it names and further spellings of that occupation. */
  besides(title: string): readonly string[] {
    const index = this.#indexFor(title);
    const words = index.wordsOf(title);
    const found = index.first(title);
    if (found === undefined) return words.map(({ stem }) => stem);
    const named = new Set(words.slice(found.from, found.to).map(({ stem }) => stem));
    return words.flatMap(({ stem }, at) =>
      (at >= found.from && at < found.to) || named.has(stem) || this.#isCalled(stem, found.id)
        ? []
        : [stem],
    );
  }

  #isCalled(word: string, id: number): boolean {
    const found = this.#occupations.atStart(word)?.id;
    return found !== undefined && this.areOne(found, id);
  }

  /** Whether one is a specialisation of the other: 'Gärtner/-in Fachrichtung Obstbau'. */
  #specialises(id: number, base: number): boolean {
    const [text, baseText] = [this.#texts.get(id), this.#texts.get(base)];
    return text !== undefined && baseText !== undefined && text.startsWith(`${baseText} `);
  }

  /**
   * Finds a job name by the first occupation of the source, else by the title. The other occupations of its list are only alternatives, and
   * would turn an unknown occupation into another one.
   */
  #find(ad: Named): JobNameMatch | undefined {
    const [first = ad.title] = ad.jobNames;
    const main = this.internal(first) ?? this.internal(withoutWhere(first, ad));
    const inTitle = this.inTitle(withoutWhere(ad.title, ad));
    if (main !== undefined)
      return { id: inTitle !== undefined && this.#specialises(inTitle, main) ? inTitle : main };
    if (inTitle !== undefined) return { id: inTitle };
    const bare = [first, ad.title].map((name) => occupationIn(withoutWhere(name, ad)));
    const field = [first, ad.title].some(isStudy) ? undefined : this.#ofField(bare);
    if (field !== undefined) return { id: field };
    const name = [...bare, occupationIn(first)].find((one) => one !== '');
    return name === undefined ? undefined : { name: name.slice(0, maxNameLength).toWellFormed() };
  }

  /** Finds the occupation whose field is one of these texts: 'Metallbau'. Not for courses, which have the same fields as trades. */
  #ofField(texts: readonly string[]): number | undefined {
    for (const text of texts) {
      const found = this.#fields.find(text);
      if (found !== undefined) return found;
    }
    return undefined;
  }

  /**
   * Finds the job name of each ad: the internal one that its first name or its title matches, else an external one with its first
   * name. Undefined if no words are left of any name.
   */
  async match(db: Queries, ads: readonly Named[]): Promise<(JobNameMatch | undefined)[]> {
    const found = ads.map((ad) => this.#find(ad));
    const outside = [...new Set(found.flatMap((one) => (one && 'name' in one ? [one.name] : [])))];
    const ids = new Map<string, number>();
    for (const [index, id] of (await jobNamesCalled(db, outside)).entries())
      if (id !== undefined) ids.set(outside[index] ?? '', id);
    return found.map((one) => {
      const id = one && 'name' in one ? ids.get(one.name) : undefined;
      return id === undefined ? one : { id };
    });
  }
}

/** Building it takes up to a tenth of a second, which would hold up all answers at the beginning of each run and upload. */
const matcherOf = cacheLatest((names: readonly KnownJobName[]) => new JobNameMatcher(names));
