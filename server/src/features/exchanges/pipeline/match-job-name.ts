import type { Queries } from '../../../floor/database.ts';
import { internalNames, jobNamesCalled, type KnownJobName } from '../../occupations/importing.ts';
import { comparedWords, SimilarNames } from '../../occupations/similar-names.ts';

/** Names that resemble each other less are not the same occupation: an editor decides. */
const leastLikeness = 0.9;

/** What postings add to the name of an occupation. */
const additions = [
  // (m/w/d), (w/m/divers), m/w/d, (all genders), (gn)
  /\(?\b[mwdfxi]\s?[/|,]\s?[mwdfxi](?:\s?[/|,]\s?(?:[mwdfxia]|divers))?\b\)?|\((?:all genders|gn|alle)\)/giu,
  /\b(?:Ausbildung(?:splatz|sstelle|sbeginn|sstart|sjahr)?|Lehrstelle|Lehre|Azubis?|Auszubildende[rn]?|Duale[sr]? Ausbildung)\b/giu,
  /\b(?:(?:zum|zur|als|im Beruf|für den Beruf)\s+)+(?=\p{L})/giu,
  /\b(?:ab|zum|für|per|start(?:end)?|beginn)?[\s:]*(?:\d{1,2}\.\s?)?\d{1,2}\.\s?20\d\d\b/giu,
  /\b(?:ab|für|in|start|beginn|sommer|herbst|august|september)?[\s:]*\b20\d\d(?:\s?\/\s?(?:20)?\d\d)?\b/giu,
  /\b(?:ab sofort|gesucht|freie?r?|wir suchen|du suchst|jetzt bewerben|dein(?:e|en)?)\b/giu,
];

const edges = /^[\s\-–—|:,;.!/*+&#()]+|[\s\-–—|:,;!/*+&#(]+$/gu;

/** The occupation in a title: 'Ausbildung zum Bäcker (m/w/d) 2027' is 'Bäcker'. Empty where a title says nothing else. */
export function occupationIn(title: string): string {
  let text = title.normalize('NFC');
  for (const addition of additions) text = text.replaceAll(addition, ' ');
  return text
    .replaceAll(/\(\s*\)/g, ' ')
    .replaceAll(/\s+/g, ' ')
    .replaceAll(edges, '')
    .replaceAll(edges, '');
}

/** An existing job name, or one that is to be made. */
export type JobNameMatch = { readonly id: number } | { readonly name: string };

const lower = (name: string) => name.normalize('NFC').toLowerCase().trim();
const words = (name: string) => comparedWords(name).join(' ');

/** Characters; what the table takes. */
const longest = 300;

/** Results that are kept: exchanges use the same names over and over. */
const most = 5000;

/** Finds job names for the occupations that ads name. What internal ones are called is read once. */
export class JobNameMatcher {
  readonly #exact = new Map<string, number>();
  readonly #words = new Map<string, number>();
  readonly #synonyms = new Map<string, number>();
  readonly #similar: SimilarNames;
  readonly #known = new Map<string, number | undefined>();

  constructor(names: readonly KnownJobName[]) {
    const keep = (map: Map<string, number>, key: string, id: number) => {
      if (key !== '' && !map.has(key)) map.set(key, id);
    };
    for (const { id, text, free, isSynonym } of names) {
      if (isSynonym) {
        keep(this.#synonyms, lower(text), id);
        continue;
      }
      keep(this.#exact, lower(text), id);
      if (free) keep(this.#words, words(text), id);
    }
    this.#similar = new SimilarNames(names.filter(({ free }) => free));
  }

  static async read(db: Queries): Promise<JobNameMatcher> {
    return new JobNameMatcher(await internalNames(db));
  }

  /** An internal job name: called so, of the same words, with such a synonym, or very similar. */
  internal(name: string): number | undefined {
    if (this.#known.has(name)) return this.#known.get(name);
    const found = this.#search(name);
    if (this.#known.size >= most) this.#known.clear();
    this.#known.set(name, found);
    return found;
  }

  #search(name: string): number | undefined {
    const occupation = occupationIn(name);
    const exact = this.#exact.get(lower(name)) ?? this.#exact.get(lower(occupation));
    if (exact !== undefined) return exact;
    const sameWords = this.#words.get(words(name)) ?? this.#words.get(words(occupation));
    if (sameWords !== undefined) return sameWords;
    const synonym = this.#synonyms.get(lower(name)) ?? this.#synonyms.get(lower(occupation));
    if (synonym !== undefined) return synonym;
    const similar = this.#similar.mostSimilar(occupation);
    return similar && similar.likeness >= leastLikeness ? similar.id : undefined;
  }

  /**
   * For each ad the job name under which it counts: the first of its names that an internal one fits, else one from outside, called
   * as its first name is. Undefined where nothing is left of any name.
   */
  async match(
    db: Queries,
    ads: readonly { readonly title: string; readonly jobNames: readonly string[] }[],
  ): Promise<(JobNameMatch | undefined)[]> {
    const found = ads.map(({ title, jobNames }): JobNameMatch | undefined => {
      const names = jobNames.length > 0 ? jobNames : [title];
      for (const name of names) {
        const id = this.internal(name);
        if (id !== undefined) return { id };
      }
      const name = [...names, title].map(occupationIn).find((one) => one !== '');
      return name === undefined ? undefined : { name: name.slice(0, longest).toWellFormed() };
    });
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
