import type { PlaceRow } from '../../places/all-places.ts';
import type { ImportedAd } from './imported-ad.ts';

/** What an ad's place is here, or why it has none. */
export type PlaceMatch =
  | { readonly place: PlaceRow }
  | { readonly rejected: 'unknown-place' | 'other-state'; readonly detail: string };

const umlauts: Readonly<Record<string, string>> = { ä: 'ae', ö: 'oe', ü: 'ue', ß: 'ss' };

/** How names of towns are compared: small letters, umlauts as two, no punctuation. */
function foldedTown(name: string): string {
  return name
    .normalize('NFC')
    .toLowerCase()
    .replaceAll(/[äöüß]/g, (letter) => umlauts[letter] ?? letter)
    .replaceAll(/[^\p{L}\d]+/gu, ' ')
    .trim();
}

/** What stands before or behind a name without being part of it. */
const titles =
  /^(?:(?:landeshauptstadt|hansestadt|lutherstadt|kaiserstadt|einheitsgemeinde|gemeinde|flecken|stadt) )+|(?: (?:stadt|hansestadt|lutherstadt|kaiserstadt))+$/g;

/** What may name the town in a text such as `Tangerhütte OT Schernebeck`, `Halle (Saale), Neustadt` or `Bernburg/Saale`; the likeliest first. */
export function townSpellings(town: string): readonly string[] {
  const text = town.replace(/^\s*(?:D[-\s]+)?\d{5}\s+/, '');
  const withoutPart = text.split(/\s+(?:OT|Ortsteil)\b\.?\s*/i);
  const [beforeParenthesis = '', inParenthesis = ''] = text.split(/[()]/);
  const spellings = [
    text,
    ...withoutPart,
    beforeParenthesis,
    ...text.split(/\s*[,;/|]\s*|\s+-\s+/),
    inParenthesis.replace(/^\s*(?:OT|Ortsteil)\b\.?\s*/i, ''),
  ].map(foldedTown);
  const all = [...spellings, ...spellings.map((one) => one.replaceAll(titles, ''))];
  return [...new Set(all)].filter((one) => one !== '');
}

/** Degrees of latitude are longer than those of longitude: 111 km to about 69 km here. */
function squaredKm(place: PlaceRow, latitude: number, longitude: number): number {
  return ((place.latitude - latitude) * 111) ** 2 + ((place.longitude - longitude) * 69) ** 2;
}

const least = <Item>(items: readonly Item[], rank: (item: Item) => number): Item | undefined =>
  items.reduce<Item | undefined>(
    (best, item) => (best === undefined || rank(item) < rank(best) ? item : best),
    undefined,
  );

function pairsOf(text: string): ReadonlySet<string> {
  const pairs = new Set<string>();
  for (let at = -1; at < text.length; at += 1) pairs.add(` ${text} `.slice(at + 1, at + 3));
  return pairs;
}

/** How much two names have in common, 0 to 1 (Dice of pairs of letters). */
function likeness(one: string, other: string): number {
  const [left, right] = [pairsOf(one), pairsOf(other)];
  const common = [...left].filter((pair) => right.has(pair)).length;
  return (2 * common) / (left.size + right.size);
}

/** Below this two names of towns have nothing to do with each other. */
const leastLikeness = 0.5;

/** States as exchanges write them, folded without blanks. */
const ourState = new Set(['sachsenanhalt', 'st', 'dest', 'lsa', 'landsachsenanhalt']);
const otherStates = new Set([
  ...[
    'badenwuerttemberg',
    'bayern',
    'freistaatbayern',
    'berlin',
    'brandenburg',
    'bremen',
    'hamburg',
    'hessen',
  ],
  ...[
    'mecklenburgvorpommern',
    'niedersachsen',
    'nordrheinwestfalen',
    'nrw',
    'rheinlandpfalz',
    'saarland',
  ],
  ...['sachsen', 'freistaatsachsen', 'schleswigholstein', 'thueringen', 'freistaatthueringen'],
  ...[
    'debw',
    'deby',
    'debe',
    'debb',
    'dehb',
    'dehh',
    'dehe',
    'demv',
    'deni',
    'denw',
    'derp',
    'desl',
    'desn',
    'desh',
    'deth',
  ],
]);

/** Whether a state, as a source writes it, is ours; undefined where it names none that is known. */
export function isOurState(state: string): boolean | undefined {
  const folded = foldedTown(state).replaceAll(' ', '');
  if (ourState.has(folded)) return true;
  return otherStates.has(folded) ? false : undefined;
}

/** Postcodes that begin so lie in the state or close to it; those of large recipients are in no table. */
const nearPrefixes = /^(?:06|39)/;

function add<Item>(map: Map<string, Item[]>, key: string, item: Item): void {
  const there = map.get(key);
  if (there) there.push(item);
  else map.set(key, [item]);
}

/** A name as people shorten it: `Halle` for `Halle (Saale)`, `Wittenberg` for `Lutherstadt Wittenberg`. */
function shortNames(town: string): readonly string[] {
  const [beginning = ''] = town.split(/[(/]/);
  return [town, beginning].flatMap((name) => [
    foldedTown(name),
    foldedTown(name).replaceAll(titles, ''),
  ]);
}

/** Finds the places of the table that addresses from outside mean. */
export class PlaceMatcher {
  readonly #byPostcode = new Map<string, PlaceRow[]>();
  readonly #byName = new Map<string, PlaceRow[]>();
  readonly #byOtherName = new Map<string, PlaceRow[]>();

  constructor(places: readonly PlaceRow[]) {
    for (const place of places) {
      add(this.#byPostcode, place.postcode, place);
      add(this.#byName, foldedTown(place.town), place);
      const others = [...shortNames(place.town), ...place.aliases.flatMap(shortNames)];
      for (const name of new Set(others)) add(this.#byOtherName, name, place);
    }
  }

  #called(name: string): readonly PlaceRow[] {
    return this.#byName.get(name) ?? this.#byOtherName.get(name) ?? [];
  }

  /** By postcode and name, by the postcode alone, or by a name that means one town only or lies nearest. */
  match(place: ImportedAd['place']): PlaceMatch {
    const detail = [place.postcode, place.town].filter((part) => part !== '').join(' ');
    if (isOurState(place.state) === false) return { rejected: 'other-state', detail };
    const spellings = townSpellings(place.town);
    const behind = this.#byPostcode.get(place.postcode) ?? [];
    const found =
      behind.length > 0
        ? this.#behindPostcode(behind, spellings, place)
        : this.#named(spellings, place);
    if (found) return { place: found };
    const isElsewhere =
      place.postcode !== '' && !nearPrefixes.test(place.postcode) && !isOurState(place.state);
    return { rejected: isElsewhere ? 'other-state' : 'unknown-place', detail };
  }

  #behindPostcode(
    behind: readonly PlaceRow[],
    spellings: readonly string[],
    place: ImportedAd['place'],
  ): PlaceRow | undefined {
    for (const spelling of spellings) {
      const named = behind.filter(
        (one) =>
          this.#byName.get(spelling)?.includes(one) ||
          this.#byOtherName.get(spelling)?.includes(one),
      );
      if (named.length > 0) return this.#likeliest(named, place);
    }
    if (behind.length === 1) return behind[0];
    const fits = behind.map((one) => ({
      one,
      fit: Math.max(0, ...spellings.map((spelling) => likeness(spelling, foldedTown(one.town)))),
    }));
    const best = least(fits, ({ one, fit }) => -fit - one.population / 1e9);
    if (best && best.fit >= leastLikeness) return best.one;
    // The postcode is shared by many and none of them fits: somebody may have mistyped it.
    return this.#named(spellings, { ...place, postcode: '' }) ?? this.#likeliest(behind, place);
  }

  /** Nearest to where it is said to lie, else the largest. */
  #likeliest(places: readonly PlaceRow[], { position }: ImportedAd['place']): PlaceRow | undefined {
    return least(places, (one) =>
      position ? squaredKm(one, position.latitude, position.longitude) : -one.population,
    );
  }

  #named(spellings: readonly string[], place: ImportedAd['place']): PlaceRow | undefined {
    const { postcode, state, position } = place;
    // Only `Halle`, and a postcode of Westphalia.
    if (postcode !== '' && !nearPrefixes.test(postcode) && !isOurState(state)) return undefined;
    for (const spelling of spellings) {
      const named = this.#called(spelling);
      if (named.length === 0) continue;
      if (position) return this.#likeliest(named, place);
      if (new Set(named.map(({ townId }) => townId)).size > 1) return undefined;
      // Where in the town it is nobody has said: its middle.
      return least(named, (one) => squaredKm(one, one.townLatitude, one.townLongitude));
    }
    return undefined;
  }
}
