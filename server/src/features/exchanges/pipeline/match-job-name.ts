import type { Queries } from '../../../floor/database.ts';
import { internalNames, jobNamesCalled, type KnownJobName } from '../../occupations/importing.ts';
import { comparedWords, SimilarNames } from '../../occupations/similar-names.ts';
import type { ImportedAd } from './imported-ad.ts';

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

/** What of an ad can name an occupation. */
export type Named = Pick<ImportedAd, 'title' | 'jobNames'> & {
  readonly company: Pick<ImportedAd['company'], 'name'>;
  readonly place: Pick<ImportedAd['place'], 'town'>;
};

const quoted = (text: string) => text.replaceAll(/[.*+?^${}()|[\]\\]/g, '\\$&');

/** Shorter names are part of too many words. */
const shortestName = 3;

/** A text without employer and town, which titles often repeat: 'Koch in Stendal bei Hotel Krone' is 'Koch'. */
function withoutWhere(title: string, { company, place }: Named): string {
  const known = [
    company.name,
    company.name.replace(/\s+(?:g?GmbH|AG|KG|e\.\s?K\.|OHG).*$/i, ''),
    place.town,
  ];
  let text = title;
  for (const name of known) {
    if (name.trim().length < shortestName) continue;
    const where = String.raw`(?<!\p{L})(?:(?:in|bei|bei der|beim|für|am Standort|Standort|Raum|Region)\s+)?${quoted(name.trim())}(?!\p{L})`;
    text = text.replaceAll(new RegExp(where, 'giu'), ' ');
  }
  return text;
}

/** Parts of a title: 'Elektroniker für Betriebstechnik | Start August'. */
const titleParts = (title: string) => title.split(/\s+[-–—]+\s+|\s*[|:;•]\s*|,\s+/);

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

  /** Called so, or of the same words, whatever a posting says around it. */
  #called(name: string): number | undefined {
    const occupation = occupationIn(name);
    return (
      this.#exact.get(lower(name)) ??
      this.#exact.get(lower(occupation)) ??
      this.#words.get(words(name)) ??
      this.#words.get(words(occupation))
    );
  }

  #search(name: string): number | undefined {
    const called = this.#called(name);
    if (called !== undefined) return called;
    const occupation = occupationIn(name);
    const synonym = this.#synonyms.get(lower(name)) ?? this.#synonyms.get(lower(occupation));
    if (synonym !== undefined) return synonym;
    const similar = this.#similar.mostSimilar(occupation);
    return similar && similar.likeness >= leastLikeness ? similar.id : undefined;
  }

  /** By the names that the source gives; where these are only what its title says, by parts of that, too. */
  #find(ad: Named): JobNameMatch | undefined {
    const given = ad.jobNames.length > 0 ? ad.jobNames : [ad.title];
    const names = given.flatMap((name) => [...new Set([name, withoutWhere(name, ad)])]);
    for (const name of names) {
      const id = this.internal(name);
      if (id !== undefined) return { id };
    }
    if (given.every((name) => ad.title.includes(name)))
      for (const part of titleParts(withoutWhere(ad.title, ad))) {
        const id = this.#called(part);
        if (id !== undefined) return { id };
      }
    const bare = [...given, ad.title].map((name) => occupationIn(withoutWhere(name, ad)));
    const name = [...bare, ...given.map(occupationIn)].find((one) => one !== '');
    return name === undefined ? undefined : { name: name.slice(0, longest).toWellFormed() };
  }

  /**
   * For each ad the job name under which it counts: the first of its names that an internal one fits, else one from outside, called
   * as its first name is. Undefined where nothing is left of any name.
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
