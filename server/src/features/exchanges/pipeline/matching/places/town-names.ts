import type { PlaceRow } from '../../../../places/all-places-store.ts';
import { usualParts } from '../../../../places/usual-parts.ts';
import { KnownTown, type Part } from './known-town.ts';
import { districtsNamed, isAtLandscape } from './landscapes.ts';
import {
  foldedTown,
  nearPrefix,
  shortNames,
  withoutTitles,
  type NamedPlace,
} from './place-text.ts';
import { kilometresBetween } from '../../../../../core/distances.ts';
import { isOurState } from './states.ts';

/** A town that a text means, and its part if the text names one. */
export interface TownMatch {
  readonly town: KnownTown;
  readonly part: Part | undefined;
}

/** Words after the name of a town that do not tell where it is. */
const noise = new Set(
  'hbf hauptbahnhof zentrum innenstadt mitte nord sued ost west deutschland germany de st arbeitsort umgebung umland stadt hansestadt lutherstadt landeshauptstadt'.split(
    ' ',
  ),
);

function add<Item>(map: Map<string, Item[]>, key: string, item: Item): void {
  const there = map.get(key);
  if (there) there.push(item);
  else map.set(key, [item]);
}

function pairsOf(text: string): ReadonlySet<string> {
  const pairs = new Set<string>();
  for (let at = -1; at < text.length; at += 1) pairs.add(` ${text} `.slice(at + 1, at + 3));
  return pairs;
}

/** Similarity of two names, 0 to 1 (Dice coefficient of their pairs of letters). */
function likeness(one: string, other: string): number {
  const [left, right] = [pairsOf(one), pairsOf(other)];
  const common = [...left].filter((pair) => right.has(pair)).length;
  return (2 * common) / (left.size + right.size);
}

/** Minimum similarity of a misspelt name. */
const minSimilarity = 0.5;

/** A town that tells where another one lies has at least so many times as many inhabitants. */
const farLarger = 10;

const isThere = (found: TownMatch[] | undefined): found is TownMatch[] => found !== undefined;

/** Longest distance to a town that another one is said to lie near. Kilometres. */
const nearKm = 30;

/** All towns by name and postcode. */
export class TownNames {
  readonly #byPostcode = new Map<string, KnownTown[]>();
  readonly #byName = new Map<string, TownMatch[]>();
  readonly #byPart = new Map<string, TownMatch[]>();

  constructor(rows: readonly PlaceRow[]) {
    const towns = new Map<number, KnownTown>();
    for (const row of rows) {
      let town = towns.get(row.townId);
      if (town === undefined) {
        town = new KnownTown(row);
        towns.set(row.townId, town);
        this.#addNames(town, row);
      }
      town.places.push(row);
      if (row.postcode !== '') add(this.#byPostcode, row.postcode, town);
    }
  }

  #addNames(town: KnownTown, row: PlaceRow): void {
    const spellings = [row.town, ...row.aliases].map(shortNames);
    const names = new Set(spellings.flat());
    const [own = ''] = shortNames(row.town).slice(-1);
    for (const name of names) {
      // 'Halle-Neustadt' is another name of Halle, and a part of it; so is 'Roßlau (Elbe)' of Dessau-Roßlau.
      const behind = name.startsWith(`${own} `) ? name.slice(own.length + 1) : name;
      const same = spellings.find((all) => all.includes(name)) ?? [];
      const [part] = [name, behind, ...same].flatMap((one) => town.partNamed(one) ?? []);
      add(this.#byName, name, { town, part });
    }
    for (const [name, part] of town.parts) {
      if (names.has(name)) continue;
      add(this.#byPart, name, { town, part });
      // 'Stadtfeld' alone is both halves of it.
      const half = name.replace(/ (?:ost|west|nord|sued|mitte)$/, '');
      if (half !== name) add(this.#byPart, half, { town, part: { name: half, postcode: '' } });
    }
  }

  behind(postcode: string): readonly KnownTown[] {
    return this.#byPostcode.get(postcode) ?? [];
  }

  isNoise(folded: string): boolean {
    return noise.has(folded) || folded === 'kreisfreie stadt';
  }

  isName(folded: string): boolean {
    return this.#called(folded).length > 0;
  }

  /** Towns of that name, and parts of towns if only villages have it: 'Wörmlitz' is a village near Möckern and a part of Halle. */
  #called(folded: string): readonly TownMatch[] {
    const names = [folded, withoutTitles(folded)];
    const [towns = []] = names.flatMap((name) => [this.#byName.get(name)].filter(isThere));
    const [parts = []] = names.flatMap((name) => [this.#byPart.get(name)].filter(isThere));
    const areVillages = towns.every(({ town }) => town.municipality !== '');
    return areVillages ? [...towns, ...parts] : towns;
  }

  /**
   * Returns all towns that a name can mean, with the additions beside it.
   * @param fitting `understood`: the additions must fit; `any`: another value tells where the town lies
   */
  meantBy(
    { whole, base, beside }: NamedPlace,
    fitting: 'understood' | 'any',
  ): readonly TownMatch[] {
    const exact = usualParts.has(base) && !this.#byName.has(whole) ? [] : this.#called(whole);
    if (exact.length > 0) return exact;
    if (usualParts.has(base) && !this.#byName.has(base)) return [];
    const found = beside.length > 0 ? this.#called(base) : this.#withPart(whole);
    if (beside.length === 0) return found;
    const fit = found.flatMap((one) => this.#fits(one, beside));
    return fit.length > 0 || fitting === 'understood' ? fit : found;
  }

  /** 'magdeburg sudenburg': a town followed by a part of it or by a word without meaning for the place. */
  #withPart(whole: string): readonly TownMatch[] {
    const words = whole.split(' ');
    for (let end = words.length - 1; end > 0; end -= 1) {
      const rest = words.slice(end).join(' ');
      const found = this.#called(words.slice(0, end).join(' '));
      const fit = found.flatMap((one) => this.#fits(one, [rest]));
      if (fit.length > 0) return fit;
    }
    return [];
  }

  /** Returns the town, or the part of it that is named; empty if an addition does not belong to it. */
  #fits(one: TownMatch, beside: readonly string[]): readonly TownMatch[] {
    let meant = one;
    for (const word of beside) {
      const { town } = meant;
      const part = town.partNamed(word);
      const village = this.#called(word).find(
        (other) => other.town.municipality === town.name && other.town.district === town.district,
      );
      if (part) meant = { town, part };
      else if (this.#called(word).some((other) => other.town === town)) continue;
      else if (village) meant = village;
      else if (!this.#isWhere(town, word)) return [];
    }
    return [meant];
  }

  /** Whether a word tells where a town lies or what it is part of. */
  #isWhere(town: KnownTown, word: string): boolean {
    const { district, municipality } = town;
    if (word.startsWith(nearPrefix)) return this.#isNear(town, word.slice(nearPrefix.length));
    if (districtsNamed(word)?.includes(district) || noise.has(word)) return true;
    if (isAtLandscape(word, district) === true || isOurState(word)) return true;
    // 'Walbeck (Hettstedt)', 'Barleben/Magdeburg'; 'Magdeburg-Stendal' and 'Wittenberg/Dessau' are two places.
    return this.#called(word).some(
      ({ town: other }) =>
        other.name === municipality ||
        (town.population * farLarger <= other.population &&
          kilometresBetween(town, other) <= nearKm),
    );
  }

  /** 'Möser bei Burg'; other towns of that name lie too far away. */
  #isNear(town: KnownTown, name: string): boolean {
    return this.#called(name).some((other) => kilometresBetween(town, other.town) <= nearKm);
  }

  /** The town that a postcode means by itself: the only one, or the municipality of all that have it. */
  only(behind: readonly KnownTown[], postcode: string): KnownTown | undefined {
    const inUse = behind.filter((town) => town.use(postcode) !== 'outdated');
    const towns = inUse.length > 0 ? inUse : behind;
    const homes = new Set(towns.map(({ name, municipality }) => municipality || name));
    if (homes.size !== 1) return undefined;
    return towns.length === 1 ? towns[0] : towns.find(({ municipality }) => municipality === '');
  }

  /** Returns the town with the postcode whose name the text most likely misspells; undefined if it is not clear. */
  mostSimilarTown(
    behind: readonly KnownTown[],
    names: readonly NamedPlace[],
  ): KnownTown | undefined {
    const fits = behind.map((town) => ({
      town,
      fit: Math.max(0, ...names.map(({ base }) => likeness(base, foldedTown(town.name)))),
    }));
    const [best, next] = fits.toSorted((one, other) => other.fit - one.fit);
    const isClear = best && best.fit >= minSimilarity && best.fit > (next?.fit ?? 0);
    return isClear ? best.town : undefined;
  }
}
