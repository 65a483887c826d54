import type { Fallback } from '@lehrpfad/contract/search/guidance.ts';
import { searchFilters, type SearchParameters } from '@lehrpfad/contract/search/search.ts';
import { fold, tokensOf, wordsOf, writtenForm } from '../text/analysis.ts';
import type { Oracle } from './oracle.fixture.ts';
import type { Town } from '../filters/towns.ts';

const filterNames = [
  'job_type__terms',
  'job_start__range',
  'created__range',
  'brafo_fields',
] as const;
const placeNames = ['city', 'postcode', 'state', 'location__geo_distance', 'area_search'] as const;

type Change = Fallback['change'];

/** The parameters of a search after a fallback was taken. */
export function changedBy(parameters: SearchParameters, change: Change): SearchParameters {
  const all = { ...parameters, ...change };
  return Object.fromEntries(Object.entries(all).filter(([, value]) => value !== null));
}

/** Removes these parameters; undefined if none of them is set. */
function without(
  parameters: SearchParameters,
  names: readonly (keyof SearchParameters)[],
): Change | undefined {
  const set = names.filter((name) => (parameters[name] ?? '') !== '');
  return set.length > 0 ? Object.fromEntries(set.map((name) => [name, null])) : undefined;
}

interface Occupation {
  readonly name: string;
  readonly brafo: readonly number[];
  readonly related: readonly { readonly name: string; readonly hasAds: () => boolean }[];
}

/** A word of a text, or the words that name a town in it. */
interface Unit {
  readonly written: string;
  readonly worth: number;
  readonly town: Town | undefined;
}

function textOf(units: readonly Unit[]): string {
  return units.map(({ written }) => written).join(' ');
}

/** The fallbacks of an empty search, except for spelling corrections and for 'everything', which is separate. */
export class PlainWays {
  readonly #oracle: Oracle;
  readonly #parameters: SearchParameters;
  readonly #occupationOf: (text: string) => Occupation | undefined;
  readonly #units: readonly Unit[];

  constructor(
    oracle: Oracle,
    parameters: SearchParameters,
    occupationOf: (text: string) => Occupation | undefined,
  ) {
    this.#oracle = oracle;
    this.#parameters = parameters;
    this.#occupationOf = occupationOf;
    this.#units = this.#unitsOf(parameters.search_multi_match ?? '');
  }

  all(): Fallback[] {
    return [
      ...this.#nearTown(),
      ...this.#related(),
      ...this.#careerField(),
      ...this.#fewerWords(),
      ...this.#wider(),
    ];
  }

  #offer(
    reason: Fallback['reason'],
    change: Change | undefined,
    more: Pick<Fallback, 'text' | 'km'> = {},
  ): Fallback[] {
    if (change === undefined) return [];
    const changed = searchFilters.parse(changedBy(this.#parameters, change));
    const count = this.#oracle.count(changed);
    return count > 0 ? [{ reason, ...more, change, count }] : [];
  }

  #unitsOf(text: string): Unit[] {
    const { vocabulary } = this.#oracle.words;
    const tokens = tokensOf(text);
    const words = vocabulary.counted(text).slice(0, 12);
    const writtenAs = (word: string) =>
      writtenForm(tokens.tokens.find((one) => vocabulary.asked(fold(one)) === word) ?? '', tokens);
    const runs = [4, 3, 2, 1].flatMap((length) =>
      words.slice(length - 1).map((_, at) => words.slice(at, at + length)),
    );
    const nameOf = (name: string) => wordsOf(name).join(' ');
    for (const run of runs) {
      const town = this.#oracle.towns.find(({ name, aliases }) =>
        [name, ...aliases].some((one) => nameOf(one) === run.join(' ')),
      );
      if (town === undefined) continue;
      const at = words.indexOf(run[0] ?? '');
      const single = (some: string[]) => some.flatMap((word) => this.#unitsOfWord(word, writtenAs));
      const written = run.map(writtenAs).join(' ');
      return [
        ...single(words.slice(0, at)),
        { written, worth: 0, town },
        ...single(words.slice(at + run.length)),
      ];
    }
    return words.flatMap((word) => this.#unitsOfWord(word, writtenAs));
  }

  #unitsOfWord(word: string, writtenAs: (word: string) => string): Unit[] {
    const worth = Math.max(0, ...this.#oracle.words.word(word).values());
    return [{ written: writtenAs(word), worth, town: undefined }];
  }

  #nearTown(): Fallback[] {
    const town = this.#units.find((unit) => unit.town)?.town;
    const { city, location__geo_distance: circle } = this.#parameters;
    if (town === undefined || this.#units.length < 2 || city || circle) return [];
    const text = textOf(this.#units.filter((unit) => !unit.town));
    const around = (km: number) => ({
      search_multi_match: text,
      city: town.name,
      state: town.state,
      location__geo_distance: `${km}km__${town.latitude}__${town.longitude}`,
    });
    const nearest = { ...this.#parameters, ...around(0) };
    const km = this.#oracle.nextPerimeter(searchFilters.parse(nearest));
    return km === undefined ? [] : this.#offer('perimeter', around(km), { text, km });
  }

  #fewerWords(): Fallback[] {
    const units = this.#units;
    if (units.length < 2) return [];
    const choices = [units.map((_, at) => units.toSpliced(at, 1)), units.map((unit) => [unit])];
    const offers = choices.map((texts) =>
      texts
        .map((kept) => ({ kept, worth: kept.reduce((sum, { worth }) => sum + worth, 0) }))
        .sort((a, b) => b.worth - a.worth)
        .flatMap(({ kept }) => {
          const text = textOf(kept);
          return this.#offer('words', { search_multi_match: text }, { text });
        }),
    );
    return offers.find(({ length }) => length > 0)?.slice(0, 2) ?? [];
  }

  #wider(): Fallback[] {
    const ways = [
      ...this.#offer('filters', without(this.#parameters, filterNames)),
      ...this.#offer('place', without(this.#parameters, placeNames)),
    ];
    if (ways.length > 0) return ways;
    return this.#offer('place', without(this.#parameters, [...filterNames, ...placeNames]));
  }

  /** The occupation of the text, if no ad at all has it. */
  #occupationWithoutAds(): Occupation | undefined {
    const text = textOf(this.#units.filter((unit) => !unit.town));
    const occupation = text === '' ? undefined : this.#occupationOf(text);
    return this.#oracle.count({ search_multi_match: text }) > 0 ? undefined : occupation;
  }

  #related(): Fallback[] {
    const related = this.#occupationWithoutAds()?.related ?? [];
    return this.#nearbyOrAnywhere((place) =>
      related
        .filter(({ hasAds }) => hasAds())
        .flatMap(({ name }) =>
          this.#offer('related_occupation', { ...place, search_multi_match: name }, { text: name }),
        )
        .slice(0, 3),
    );
  }

  #careerField(): Fallback[] {
    const { name = '', brafo = [] } = this.#occupationWithoutAds() ?? {};
    if (brafo.length === 0) return [];
    const field = { search_multi_match: '', brafo_fields: brafo.join(',') };
    return this.#nearbyOrAnywhere((place) =>
      this.#offer('career_field', { ...place, ...field }, { text: name }),
    );
  }

  #nearbyOrAnywhere(offer: (place: Change) => Fallback[]): Fallback[] {
    const near = offer({});
    const anywhere = without(this.#parameters, placeNames);
    return near.length > 0 || anywhere === undefined ? near : offer(anywhere);
  }
}
