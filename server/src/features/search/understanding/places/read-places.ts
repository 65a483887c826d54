import { articles } from '../denials/denial-words.ts';
import { distanceApart, isNumber } from './distances-apart.ts';
import { areOtherTowns, join, joinedPlaces, labelOf, type NamedPart } from './joined-places.ts';
import { areApart, isHome, placeJointAt, placeOfOtherTrade } from './place-joints.ts';
import { endOfName, startOfName } from './place-ends.ts';
import * as small from '../small-words.ts';
import { range, type Token } from '../tokens.ts';
import type { Found, Known, Wish } from '../understanding.ts';

type PlaceWish = Extract<Wish, { kind: 'place' }>;

/** A place, and what it is called without its surroundings. */
interface PlaceFound extends Found {
  readonly wish: PlaceWish;
  readonly name: string;
  readonly saysKm: boolean;
}

interface PlacePart extends PlaceFound, NamedPart {}

/** Perimeter in km of a place with its surroundings, if no distance is given. */
const usualKm = 25;
const maxKm = 200;

/** Finds the place in a text, with the surrounding words for its perimeter. */
export class PlaceReader {
  readonly #tokens: readonly Token[];
  readonly #known: Known;
  readonly #isTaken: (at: number) => boolean;

  constructor(tokens: readonly Token[], known: Known, isTaken: (at: number) => boolean) {
    this.#tokens = tokens;
    this.#known = known;
    this.#isTaken = isTaken;
  }

  /** The first place, with further ones joined by 'oder'; other places are ordinary words. */
  read(): readonly Found[] {
    const first = this.#firstFrom(0);
    if (first === undefined) return [];
    const end = (first.at.at(-1) ?? 0) + 1;
    const other = isHome((at) => this.#word(at), first.at) ? this.#firstFrom(end) : undefined;
    const isOther = other !== undefined && areApart(this.#tokens, first.at, other.at);
    const found = isOther ? { ...other, at: [...first.at, ...other.at] } : first;
    return [this.#withOthers(this.#namedAgain(found))];
  }

  /** 'Schule in Halle … in Halle oder Merseburg': the same place, to which others are joined where it is named last. */
  #namedAgain(found: PlaceFound): PlaceFound {
    const next = this.#firstFrom((found.at.at(-1) ?? 0) + 1);
    if (next?.name !== found.name) return found;
    const km = next.wish.km || found.wish.km;
    const saysKm = next.saysKm || found.saysKm;
    return this.#namedAgain({
      ...next,
      wish: { ...next.wish, km },
      label: labelOf(next.wish.place, km),
      saysKm,
      at: [...found.at, ...next.at],
    });
  }

  #firstFrom(from: number): PlaceFound | undefined {
    for (let at = from; at < this.#tokens.length; at += 1) {
      const found = this.#isTaken(at) ? undefined : this.#placeAt(at);
      if (found !== undefined) return found;
    }
    return undefined;
  }

  /** 'Köthen oder Bernburg', 'Halle und Merseburg', 'Burg, Genthin 20 km' */
  #withOthers(first: PlaceFound): Found {
    const parts: PlacePart[] = [first];
    while (this.#joinNext(parts));
    const own = new Set(parts.flatMap(({ at, joint = [] }) => [...joint, ...at]));
    const isTaken = (at: number) => own.has(at) || this.#isTaken(at);
    const apart = parts.some(({ saysKm }) => saysKm)
      ? undefined
      : distanceApart(this.#tokens, isTaken, usualKm);
    const at = [...own, ...(apart?.at ?? [])].toSorted((a, b) => a - b);
    const saysKm = (apart ?? parts.find((part) => part.saysKm))?.saysKm ?? false;
    const named = parts.map(({ wish, name, isPreferred }) => ({
      place: wish.place,
      km: wish.place.kind === 'area' ? 0 : Math.min(apart?.km ?? wish.km, maxKm),
      label: name,
      isPreferred: isPreferred === true,
    }));
    const [only] = named;
    if (only !== undefined && named.length === 1)
      return {
        wish: { kind: 'place', place: only.place, km: only.km, saysKm },
        label: labelOf(only.place, only.km),
        at,
      };
    const { place, km, label } = joinedPlaces(named, this.#known.places.all);
    return { wish: { kind: 'place', place, km, saysKm }, label, at };
  }

  /** Adds a further place of which each will do. @returns whether there is one */
  #joinNext(parts: PlacePart[]): boolean {
    const last = Math.max(...parts.flatMap(({ at, joint = [] }) => [...at, ...joint]));
    const { length, isPreferred } = this.#jointAt(last + 1) ?? { length: 0 };
    const next = last + 1 + length;
    let from = next;
    while (small.prepositions.has(this.#word(from)) || articles.has(this.#word(from))) from += 1;
    const other = from < this.#tokens.length ? this.#placeAt(from) : undefined;
    if (other === undefined) return this.#joinOfOtherTrade(parts, last);
    const isSideBySide = from === next || this.#tokens[next]?.isListed === true;
    const isAlternative =
      length > 0 ||
      (isSideBySide && this.#areTowns(parts, other)) ||
      // 'Genthin, Burg oder Magdeburg'
      this.#jointAt((other.at.at(-1) ?? from) + 1) !== undefined;
    if (isAlternative)
      join(parts, { ...other, joint: range(last + 1, from - last - 1) }, isPreferred);
    return isAlternative;
  }

  #joinOfOtherTrade(parts: PlacePart[], last: number): boolean {
    const first = Math.min(...parts.flatMap(({ at }) => at));
    const from = placeOfOtherTrade(this.#sentence, { first, last });
    const other = from === undefined ? undefined : this.#placeAt(from);
    if (other !== undefined) join(parts, other, undefined);
    return other !== undefined;
  }

  get #sentence() {
    return {
      tokens: this.#tokens,
      word: (at: number) => this.#word(at),
      isTrade: (at: number) => this.#isTrade(at),
      isPlace: (at: number) => this.#placeAt(at) !== undefined,
    };
  }

  #jointAt(from: number) {
    return placeJointAt((at) => this.#word(at), from);
  }

  #isTrade(at: number): boolean {
    const word = this.#word(at);
    return word !== '' && !small.smallWords.has(word) && this.#known.isMeant(word);
  }

  /** 'Halle, Magdeburg', and 'Halle Magdeburg 20 km', but not 'Merseburg bei Halle' */
  #areTowns(parts: readonly PlaceFound[], { wish, at }: PlaceFound): boolean {
    const end = at.at(-1) ?? 0;
    const saysKm = this.#isNumber(end) || small.kilometreWords.has(this.#word(end));
    const wishes = parts.map((part) => part.wish);
    return (wish.km === 0 || saysKm) && areOtherTowns(wishes, wish.place);
  }

  /** The place at a token, regardless of the words around it. */
  placeAt(at: number): Found | undefined {
    return this.#isTaken(at) ? undefined : this.#placeAt(at);
  }

  #word(at: number): string {
    return this.#isTaken(at) ? '' : (this.#tokens[at]?.word ?? '');
  }

  #placeAt(at: number): PlaceFound | undefined {
    if (small.placeFillers.has(this.#word(at)) || this.#isNumberOfSomething(at)) return undefined;
    if (!this.#known.places.mayBegin(this.#tokens[at]?.plain ?? '')) return undefined;
    const fillers = this.#fillersBefore(at);
    const words = fillers.map((one) => this.#word(one));
    const { places, isCounted, isKnown, isMeant } = this.#known;
    const state = places.stateAt(this.#tokens, at);
    const isOfState = this.#word(at) === 'sachsen' || this.#word(at - 1) === 'sachsen';
    if (state === undefined && isOfState) return undefined;
    const found =
      state ??
      places.at(this.#tokens, at, {
        afterPreposition: words.some((word) => small.prepositions.has(word)),
        afterDistrict: words.some((word) => small.districtWords.has(word)),
        afterPostcode: words.some((word) => small.postcodeWords.has(word)),
        isBesideTrade: () =>
          this.#tokens.some((_, other) => other !== at && isMeant(this.#word(other))),
        isAlone: () =>
          this.#tokens.every(
            ({ written }, other) => other === at || this.#word(other) === '' || !isCounted(written),
          ),
        isOtherwiseMeant: isMeant,
        isKnown,
        isCounted,
      });
    if (found === undefined) return undefined;
    const end = endOfName(this.#word(at + found.length), found.place, isMeant) + at + found.length;
    const from = at - startOfName(this.#word(at - 1), found.place, isMeant);
    const after = this.#fillersAfter(end);
    const around = [...fillers, ...after];
    const km = found.place.kind === 'area' ? 0 : this.#kmOf(around);
    const own = range(from, end - from);
    return {
      wish: { kind: 'place', place: found.place, km },
      label: labelOf(found.place, km),
      name: labelOf(found.place, 0),
      saysKm: around.some((one) => this.#isNumber(one)),
      at: [...fillers, ...own, ...after],
    };
  }

  #isNumber(at: number): boolean {
    return !this.#isTaken(at) && isNumber(this.#tokens[at]);
  }

  /** '14 Jahre', 'Klasse 9', '20 km' */
  #isNumberOfSomething(at: number): boolean {
    if (!this.#isNumber(at)) return false;
    const [before, after] = [this.#word(at - 1), this.#word(at + 1)];
    return small.units.has(after) || small.units.has(before) || small.kilometreWords.has(after);
  }

  #isFiller(at: number): boolean {
    if (small.placeFillers.has(this.#word(at))) return true;
    if (!this.#isNumber(at)) return false;
    return (
      small.kilometreWords.has(this.#word(at + 1)) ||
      (this.#tokens[at]?.plain.endsWith('km') ?? false) ||
      this.#word(at - 1) === 'umkreis'
    );
  }

  #fillersBefore(at: number): number[] {
    const fillers: number[] = [];
    for (let one = at - 1; one >= 0 && this.#isFiller(one); one -= 1) fillers.unshift(one);
    return fillers;
  }

  /** 'und Umgebung', 'Umkreis 20 km'; never a preposition of the following words. */
  #fillersAfter(at: number): number[] {
    const fillers: number[] = [];
    for (let one = at; this.#isFiller(one); one += 1) fillers.push(one);
    const telling = fillers.findLastIndex(
      (one) =>
        small.surroundingWords.has(this.#word(one)) ||
        this.#isNumber(one) ||
        small.kilometreWords.has(this.#word(one)),
    );
    return fillers.slice(0, telling + 1);
  }

  #kmOf(fillers: readonly number[]): number {
    const number = fillers.find((one) => this.#isNumber(one));
    if (number !== undefined)
      return Math.min(parseInt(this.#tokens[number]?.plain ?? '', 10), maxKm);
    return fillers.some((one) => small.surroundingWords.has(this.#word(one))) ? usualKm : 0;
  }
}
