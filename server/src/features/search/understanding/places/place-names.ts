import type { JobType } from '../type-words.ts';
import { districts as boardDistricts } from '@lehrpfad/regions/parts/districts.ts';
import { hasSeveralStates } from '@lehrpfad/regions/parts/names.ts';
import { boardStateNames } from '@lehrpfad/regions/parts/states.ts';
import { searchPlaces } from '@lehrpfad/regions/parts/search-places.ts';
import { districtNames } from '../../../places/district-names.ts';
import { namesOfPart, villagesOf } from '../../../places/usual-parts.ts';
import type { Position } from '../../../../core/distances.ts';
import type { TownGroup } from '../../engine/filters/slots.ts';
import { foldLetters } from '../../engine/text/analysis.ts';
import type { Town } from '../../engine/filters/towns.ts';
import { isUpperCase, plainSigns } from './area-names.ts';
import { isTownMeant, isVillageMeant, population, type PlaceHints } from './place-hints.ts';
import { MistypedTowns } from './mistyped-towns.ts';
import { aroundOf } from './outside-places.ts';
import { inLatin } from '../../concepts/transliteration.ts';
import { keyOf, longestMatchAt, PhraseTable, remembered, wordOf, type Token } from '../tokens.ts';

/** A place in a text: a town, a postcode, or all towns of an area. */
export type Place =
  | { readonly kind: 'town'; readonly town: Town }
  | { readonly kind: 'postcode'; readonly postcode: string; readonly town: Town }
  | {
      readonly kind: 'area';
      readonly group: TownGroup;
      readonly label: string;
      /** The places that are named one by one: where none has anything, the surroundings of all are searched. */
      readonly named?: readonly Position[] | undefined;
      /** The types of ads that are searched in each of them, if the text says so. */
      readonly typed?: readonly TypedPlace[] | undefined;
      /** The places among them that are wanted most. */
      readonly first?: { readonly label: string; readonly group: TownGroup } | undefined;
      /** Set if several towns are not named one by one: the centre of a wider search if none of them has ads. */
      readonly centre?: Position | undefined;
      /** Set for a town of another state, which stands for the towns around it. */
      readonly isOutside?: true;
    };

/** A place in which one type of ads is searched. */
export interface TypedPlace {
  readonly type: JobType;
  readonly place: Place;
}

/** A place, and the number of words that name it. */
export interface PlaceWord {
  readonly place: Place;
  readonly length: number;
}

/** Finds the places that words name. */
export class PlaceNames {
  readonly all: readonly Town[];
  /** Parts of towns that are well known by their own name. */
  readonly #parts = new Set<string>();
  readonly towns = new PhraseTable<Town>();
  /** Other parts of towns by their own name; undefined for a name of parts of several towns. */
  readonly #villages = new PhraseTable<Town | undefined>();
  readonly #mistyped = new MistypedTowns();
  readonly areas = new PhraseTable<Place>();
  /** Districts by a word of their name, which may also be a town: 'Mansfeld', 'Bitterfeld'. */
  readonly #districts = new PhraseTable<Place>();
  /** The states of a board with several states. */
  readonly #states = new PhraseTable<Place>();
  readonly #signs = new Map<string, Place>();
  readonly #byPostcode = new Map<string, Town>();
  readonly #byStart = new Map<string, Set<number>>();

  /** @param towns larger ones first: a name shared by several towns means the largest */
  constructor(towns: readonly Town[]) {
    this.all = towns;
    for (const town of towns) this.#addTown(town);
    for (const town of towns) {
      for (const part of (town.parts ?? []).flatMap(namesOfPart))
        for (const name of [town.name, ...town.aliases]) this.#name(`${name} ${part}`, town);
      for (const part of town.knownParts ?? []) this.#addPart(part, town);
    }
    for (const town of towns)
      for (const key of villagesOf(town.parts ?? []).map(keyOf))
        if (!this.towns.has(key))
          this.#villages.set(key, this.#villages.has(key) ? undefined : town);
    this.#addDistricts(towns);
    this.#addForeign(towns);
  }

  /** Whether a place may begin with a typed word. */
  readonly mayBegin = remembered((plain) => {
    const word = wordOf(plain);
    if (/^\d{2,5}$/.test(plain) || this.#signs.has(plain)) return true;
    if (
      [this.#states, this.areas, this.towns, this.#villages].some(
        (table) => table.longest(word) > 0,
      )
    )
      return true;
    return (this.#mistyped.near(inLatin(word)) ?? this.#mistyped.village(word)) !== undefined;
  });

  at(tokens: readonly Token[], at: number, hints: PlaceHints): PlaceWord | undefined {
    const { plain = '' } = tokens[at] ?? {};
    if (/^\d{2,5}$/.test(plain)) return this.#postcodeAt(plain, hints);
    return this.#areaAt(tokens, at, hints) ?? this.#townAt(tokens, at, hints);
  }

  /** The whole state that words name, on a board with several states. */
  stateAt(tokens: readonly Token[], at: number): PlaceWord | undefined {
    const found = longestMatchAt(this.#states, tokens, at);
    return found && { place: found.value, length: found.length };
  }

  #addTown(town: Town): void {
    for (const name of [town.name, ...town.aliases]) this.#name(name, town);
    const [name = '', inBrackets] = town.name.split(/ \(|\)/);
    const bare = keyOf(name);
    if (!this.towns.has(bare)) this.towns.set(bare, town);
    // 'Halle an der Saale', 'Halle a.d. Saale'
    if (inBrackets)
      for (const link of ['an der', 'a d', 'im']) this.#name(`${name} ${link} ${inBrackets}`, town);
    // Folded, 'Genthin' is the woman's form of 'Genth'.
    const letters = foldLetters(name.toLowerCase());
    for (const own of new Set([bare, letters, ...town.aliases.map(keyOf)]))
      this.#mistyped.add(own, town);
    this.#mistyped.addVillage(bare, town);
    for (const postcode of town.postcodes) {
      if (!this.#byPostcode.has(postcode)) this.#byPostcode.set(postcode, town);
      for (let length = 2; length < 5; length += 1) {
        const start = postcode.slice(0, length);
        this.#byStart.set(start, (this.#byStart.get(start) ?? new Set()).add(town.id));
      }
    }
  }

  #name(name: string, town: Town): void {
    const key = keyOf(name);
    if (!this.towns.has(key)) this.towns.set(key, town);
  }

  #addPart(name: string, town: Town): void {
    const key = keyOf(name);
    if (!this.towns.has(key)) this.#parts.add(key);
    this.#mistyped.addVillage(key, town);
    this.#name(name, town);
  }

  #addDistricts(towns: readonly Town[]): void {
    const idsOf = (districts: readonly string[]) =>
      new Set(
        towns.flatMap(({ id, district }) => (districts.includes(district ?? '') ? [id] : [])),
      );
    const area = (label: string, districts: readonly string[]): Place => {
      const ids = idsOf(districts);
      return { kind: 'area', label, group: { key: label, ids }, centre: this.#centreOf(ids) };
    };
    for (const { district, names, signs } of districtNames) {
      const place = area(district, [district]);
      for (const name of names) this.areas.set(keyOf(name), place);
      for (const word of keyOf(district).split(' ')) this.#districts.set(word, place);
      for (const sign of signs) this.#signs.set(sign.toLowerCase(), place);
    }
    for (const state of hasSeveralStates ? boardStateNames : []) {
      const own = boardDistricts.filter((district) => district.state === state);
      const ownNames = own.map(({ name }) => name);
      this.#states.set(keyOf(state), area(state, ownNames));
    }
    for (const { names, label, districts } of searchPlaces.areas)
      for (const name of names) this.areas.set(keyOf(name), area(label, districts));
  }

  /** Spellings of towns in other languages, and towns of other states near the border. */
  #addForeign(towns: readonly Town[]): void {
    for (const [name, spellings] of Object.entries(searchPlaces.spellings)) {
      const town = towns.find((one) => one.name === name);
      if (town !== undefined) for (const one of spellings) this.#name(one, town);
    }
    for (const { name, spellings, latitude, longitude } of searchPlaces.neighbours) {
      const centre = { latitude, longitude };
      const area = aroundOf(name, centre, towns);
      const place = area && ({ kind: 'area', ...area, centre, isOutside: true } as const);
      if (place) for (const one of [name, ...spellings]) this.areas.set(keyOf(one), place);
    }
  }

  #centreOf(ids: ReadonlySet<number>): Position | undefined {
    const towns = this.all.filter(({ id }) => ids.has(id));
    const mean = (of: (town: Town) => number) =>
      towns.reduce((sum, town) => sum + of(town), 0) / towns.length;
    if (towns.length === 0) return undefined;
    return { latitude: mean((town) => town.latitude), longitude: mean((town) => town.longitude) };
  }

  #postcodeAt(plain: string, { afterPostcode }: PlaceHints): PlaceWord | undefined {
    const town = this.#byPostcode.get(plain);
    if (town) return { place: { kind: 'postcode', postcode: plain, town }, length: 1 };
    const ids = plain.length < 5 ? this.#byStart.get(plain) : undefined;
    // '38' may be hours; numbers with a leading zero or three and more digits have no other meaning.
    const isClear = afterPostcode || plain.startsWith('0') || plain.length > 2 || plain === '39';
    if (ids === undefined || !isClear) return undefined;
    const group = { key: plain, ids };
    const centre = this.#centreOf(ids);
    return { place: { kind: 'area', group, label: `PLZ ${plain}…`, centre }, length: 1 };
  }

  #areaAt(tokens: readonly Token[], at: number, hints: PlaceHints): PlaceWord | undefined {
    const { plain = '', written = '' } = tokens[at] ?? {};
    const sign = this.#signs.get(plain);
    const isSign = hints.afterDistrict || plainSigns.has(plain) || isUpperCase(written);
    if (sign !== undefined && isSign && !hints.isOtherwiseMeant(plain))
      return { place: sign, length: 1 };
    const found =
      longestMatchAt(this.areas, tokens, at) ??
      (hints.afterDistrict ? longestMatchAt(this.#districts, tokens, at) : undefined);
    if (found === undefined) return undefined;
    // 'Stendal' is the town, 'Landkreis Stendal' the district.
    const town = longestMatchAt(this.towns, tokens, at);
    const isTown =
      town !== undefined &&
      town.length >= found.length &&
      (town.value.population ?? 0) >= population.always;
    if (isTown && !hints.afterDistrict) return undefined;
    return { place: found.value, length: found.length };
  }

  #townAt(tokens: readonly Token[], at: number, hints: PlaceHints): PlaceWord | undefined {
    const found = longestMatchAt(this.towns, tokens, at);
    const isPart = this.#parts.has(tokens[at]?.word ?? '');
    if (found !== undefined && isTownMeant(found, tokens[at], isPart, hints))
      return { place: { kind: 'town', town: found.value }, length: found.length };
    const village = longestMatchAt(this.#villages, tokens, at);
    if (village?.value && isVillageMeant(tokens[at], hints))
      return { place: { kind: 'town', town: village.value }, length: 1 };
    const near = this.#mistyped.at(tokens, at, hints);
    return near && { place: { kind: 'town', town: near.town }, length: near.length };
  }
}
