import { textsOf, type IndexedAd } from '../../src/features/search/engine/index/indexed-ad.ts';
import type { Town } from '../../src/features/search/engine/filters/towns.ts';
import { anyNamed, type Meets } from './query-names.fixture.ts';
import { districtOf, occupations, towns } from './query-corpus.fixture.ts';

/** The expectations of a person who types the query; see the README of this folder. */
export interface QueryCase {
  readonly kind: string;
  readonly query: string;
  readonly wanted?: readonly string[];
  readonly fine?: readonly string[];
  readonly not?: readonly string[];
  readonly type?: 'praktikum' | 'ausbildung';
  /** 'now', a year, a month, or `from..to` of years or months. */
  readonly start?: string;
  readonly town?: string;
  readonly km?: number;
  readonly districts?: readonly string[];
  readonly condition?: string;
  /** Set if the query means nothing that a search could find. */
  readonly nothing?: boolean;
}

/** Words in an ad's text that satisfy a condition. */
const saying: Readonly<Record<string, readonly string[]>> = {
  teilzeit: ['teilzeit'],
  haupt: ['hauptschul', 'haupt- oder', 'haupt- und'],
  real: ['realschul', 'sekundarschul', 'mittlere reife', 'mittlerer schul', 'mittleren schul'],
  abi: ['abitur', 'hochschulreife'],
  ohne: [
    'ohne abschluss',
    'ohne schulabschluss',
    'auch ohne',
    'abschluss ist uns',
    'schulabschluss, welcher es ist, entscheidet',
  ],
  // A bare 'zimmer' would find carpenters and the rooms of hotels.
  wohnen: ['wohnheim', 'unterkunft', 'wohnung', 'internat', 'zimmer im', 'azubi-zimmer'],
  fs: ['führerschein'],
  remote: ['homeoffice', 'home-office', 'mobiles arbeiten', 'mobil arbeiten', 'von zu hause'],
  tarif: ['tarif'],
  // Not 'schicht' alone: 'Beschichtung' says nothing about working hours.
  schicht: [' schicht', 'wechselschicht', 'frühschicht', 'spätschicht', 'nachtschicht'],
  englisch: ['englisch'],
};

/** Caches the results of `find` by key. */
function remembering<Key extends object, Found>(find: (key: Key) => Found): (key: Key) => Found {
  const known = new WeakMap<Key, { readonly found: Found }>();
  return (key) => {
    const before = known.get(key);
    if (before !== undefined) return before.found;
    const found = find(key);
    known.set(key, { found });
    return found;
  };
}

const lowerCaseText = remembering((ad: IndexedAd) =>
  `${ad.card.title} ${textsOf(ad).description}`.toLowerCase(),
);

const sayingSo = new Map<string, Meets>();

/** Whether the text of an ad states a condition; cached, because many queries have the same ones. */
function says(condition: string): Meets {
  const before = sayingSo.get(condition);
  if (before !== undefined) return before;
  const words = saying[condition] ?? [condition];
  const meets = remembering((ad: IndexedAd) =>
    words.some((word) => lowerCaseText(ad).includes(word)),
  );
  sayingSo.set(condition, meets);
  return meets;
}

function kilometres(one: readonly [number, number], other: readonly [number, number]): number {
  const radian = Math.PI / 180;
  const [x, y] = [
    (other[0] - one[0]) * Math.cos(((one[1] + other[1]) / 2) * radian),
    other[1] - one[1],
  ];
  return Math.hypot(x, y) * 111.2;
}

function townCalled(name: string) {
  const town =
    towns.find((one) => one.name === name) ??
    towns.find(({ name: own, aliases }) => aliases.includes(name) || own.startsWith(`${name} `));
  if (town === undefined) throw new Error(`The place table has no "${name}".`);
  return town;
}

function nearTown(town: Town, km: number) {
  return ({ card: { geo_data: point } }: IndexedAd) =>
    point !== null && kilometres(point, [town.longitude, town.latitude]) <= km;
}

const lastOf = (day: string) => (day.length === 4 ? `${day}-12-31` : `${day}-31`);

/** Ads without a start date may start at any time, so they are neither wanted nor wrong. */
function startsThen(start: string): (day: string) => boolean {
  if (start === 'now') return (day) => day <= '2026-12-31';
  const [from = '', to = from] = start.split('..');
  return (day) => day >= from && day <= lastOf(to);
}

/** A single condition of a query: the ads that match it, and the ads that are not wrong for it. */
interface Wish {
  readonly wanted: Meets;
  readonly fine: Meets;
  /** Alternatives if no ad matches, the nearest first: surroundings of a town, ads without a day. */
  readonly instead?: readonly Meets[];
}

/** Distances in km from a town without hits in which people search; for a condition at most a daily commute. */
const rings = [25, 50, 100];
const dailyRings = [25, 50];

function placeWishes({ town, km, districts, condition }: QueryCase): Wish[] {
  if (districts) {
    const inside = (ad: IndexedAd) => districts.includes(districtOf(ad));
    return [{ wanted: inside, fine: inside }];
  }
  if (town === undefined) return [];
  const meant = townCalled(town);
  const near = nearTown(meant, Math.max(km ?? 0, 25));
  const inTown = ({ townId }: IndexedAd) => townId === meant.id;
  const wanted = km === undefined ? inTown : nearTown(meant, km);
  const allowed = condition === undefined ? rings : dailyRings;
  const instead = allowed.filter((ring) => ring > (km ?? 0)).map((ring) => nearTown(meant, ring));
  return [{ wanted, fine: near, instead }];
}

function startWishes(start: string): Wish[] {
  const then = startsThen(start);
  const fine = ({ card }: IndexedAd) => card.job_start === null || then(card.job_start);
  const wanted = ({ card }: IndexedAd) => card.job_start !== null && then(card.job_start);
  return [{ wanted, fine, instead: [fine] }];
}

function wishesOf(one: QueryCase): Wish[] {
  const { type, start, condition } = one;
  const wishes: Wish[] = [];
  if (type !== undefined) {
    const isType = ({ card }: IndexedAd) => card.job_type_int === (type === 'praktikum' ? 1 : 2);
    wishes.push({ wanted: isType, fine: isType });
  }
  if (start !== undefined) wishes.push(...startWishes(start));
  wishes.push(...placeWishes(one));
  if (condition !== undefined) {
    wishes.push({ wanted: says(condition), fine: says(condition) });
  }
  return wishes;
}

/** Combinations of the wishes and their alternatives, strictest first: the first wish without hits is replaced by its next alternative. */
function* waysOf(wishes: readonly Wish[]): Generator<readonly Wish[]> {
  const [first, ...rest] = wishes;
  if (first === undefined) return yield [];
  const own = [
    first,
    ...(first.instead ?? []).map((wanted) => ({ wanted, fine: eitherOf(first.fine, wanted) })),
  ];
  for (const others of waysOf(rest)) for (const one of own) yield [one, ...others];
}

const eitherOf =
  (a: Meets, b: Meets): Meets =>
  (ad) =>
    a(ad) || b(ad);

const kindOf = new Map(occupations.map(({ name, kind }) => [name, kind]));

/** Internships, degree courses and training for people with disabilities are never wrong if they are in the same profession. */
function isBeside(ad: IndexedAd, professions: ReadonlySet<string>): boolean {
  const kind = kindOf.get(ad.card.job_name) ?? 'dual';
  return kind !== 'dual' && kind !== 'school' && professions.has(ad.profession);
}

export interface Truth {
  readonly wanted: ReadonlySet<number>;
  /** Ads that are neither wanted nor wrong. */
  readonly fine: ReadonlySet<number>;
}

const idsOf = (ads: readonly IndexedAd[]) => new Set(ads.map(({ card }) => card.id));

const fewerAndFewer = (wishes: readonly Wish[]) =>
  Array.from({ length: wishes.length + 1 }, (_, dropped) =>
    wishes.slice(0, wishes.length - dropped),
  );

/**
 * Returns the ads that a query wants. If no ad matches all wishes, ads without a day and then the surroundings of the town count, and
 * then the last wish is dropped, because ads that do not exist cannot be shown; the trade is never dropped.
 */
export function truthOf(one: QueryCase, ads: readonly IndexedAd[]): Truth {
  if (one.nothing) return { wanted: new Set(), fine: new Set() };
  const isExcluded = anyNamed(one.not);
  const isWanted = anyNamed(one.wanted);
  const isNamedFine = anyNamed(one.fine);
  const allowed = ads.filter((ad) => !isExcluded(ad));
  const trade = one.wanted ? allowed.filter(isWanted) : allowed;
  const professions = new Set(trade.map(({ profession }) => profession));
  const isFineTrade = (ad: IndexedAd) =>
    one.wanted === undefined || isWanted(ad) || isBeside(ad, professions);
  const onlyFine = one.wanted === undefined && one.fine !== undefined;
  const { condition, ...others } = one;
  const stages = [
    ...(condition === undefined ? [] : [wishesOf(one)]),
    ...fewerAndFewer(wishesOf(others)),
  ];
  for (const wishes of stages) {
    for (const way of waysOf(wishes)) {
      const wanted = trade.filter((ad) => way.every((wish) => wish.wanted(ad)));
      if (wanted.length === 0 && wishes.length > 0) continue;
      const fine = allowed.filter(
        (ad) =>
          (isNamedFine(ad) || (!onlyFine && isFineTrade(ad))) && way.every((wish) => wish.fine(ad)),
      );
      return { wanted: onlyFine ? new Set() : idsOf(wanted), fine: idsOf(fine) };
    }
  }
  return { wanted: new Set(), fine: new Set() };
}
