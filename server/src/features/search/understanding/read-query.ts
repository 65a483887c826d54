import { eitherType, isWishForType, typeWish } from './asked-types.ts';
import { withoutContradictions } from './conditions/contradictions.ts';
import { comparisonWords, mayBeginDenial, preferenceWords } from './denials/denial-words.ts';
import { conditionSaidAt } from './denials/denied-conditions.ts';
import { DenialReader } from './denials/read-denials.ts';
import { mayBeWish } from './may-be-wish.ts';
import { PlaceReader } from './places/read-places.ts';
import { mayBeStreet, streetLength } from './places/streets.ts';
import { areOfPay, isMinPay, stricterOf } from './conditions/pay-words.ts';
import { districtWords } from './small-words.ts';
import { schoolStartAt } from './start/school-starts.ts';
import { startAt } from './start/start-words.ts';
import { isOfPhrase } from './start/of-phrases.ts';
import { wordsBefore } from './start/words-before.ts';
import { range, textOf, type Token } from './tokens.ts';
import { typeAt } from './type-words.ts';
import { typedWishes } from './typed-wishes.ts';
import type { Found, Known, Slot, Understanding } from './understanding.ts';
import { ignoredWords } from './words/ignored-words.ts';
import { queryTokens } from './words/query-tokens.ts';
import { sidePhraseAt } from './words/side-phrases.ts';

/** Parses one text from its first word to its last. */
class QueryReader {
  readonly #tokens: readonly Token[];
  readonly #known: Known;
  #denials: DenialReader | undefined;
  readonly #found: Found[] = [];
  readonly #taken = new Set<number>();
  /** Compounds without their type: 'Tischler' of 'Tischlerausbildung'. */
  readonly #heads = new Map<number, string>();
  /** Tokens that belong to other words and have no meaning of their own. */
  readonly #said = new Set<number>();
  /** Tokens that are neither searched nor part of a wish. */
  readonly #dropped = new Set<number>();
  readonly #streets = new Set<number>();
  /** A second type, which may have a place of its own. */
  #otherType: Found | undefined;
  /** A second start, which may be that of the second type. */
  #otherStart: Found | undefined;

  constructor(text: string, known: Known) {
    this.#tokens = queryTokens(text, known);
    this.#known = known;
  }

  /** Created on demand, because most texts deny nothing. */
  #denialReader(): DenialReader {
    return new DenialReader(this.#tokens, this.#known, {
      places: () => this.#places(),
      hasType: () => this.#hasType(),
      isTaken: (at) => this.#taken.has(at) || this.#isPlain(at),
    });
  }

  read(): Understanding {
    let next = 0;
    this.#tokens.forEach((token, at) => {
      if (at < next || token.isPlain === true) return;
      next = at + (this.#street(at) || (this.#mayBeRead(at) ? this.#wish(at) : 0) || 1);
    });
    for (const found of this.#placesOfTypes() ?? this.#places().read()) this.#take(found);
    return this.#understanding();
  }

  /** Replaces the wish for the first of two types by the places and starts of both, and returns the places. */
  #placesOfTypes(): readonly Found[] | undefined {
    const within = (from: number, to: number) => this.#places((at) => at < from || at >= to);
    const others = { type: this.#otherType, start: this.#otherStart };
    const typed = typedWishes(this.#tokens, this.#known, { found: this.#found, others, within });
    for (const found of typed?.replaced ?? []) this.#found.splice(this.#found.indexOf(found), 1);
    for (const found of typed?.starts ?? []) this.#take(found);
    return typed?.places;
  }

  #mayBeRead(at: number): boolean {
    const token = this.#tokens[at];
    return token !== undefined && (mayBeWish(token) || this.#mayCompare(at));
  }

  #wish(at: number): number {
    return this.#smallPhrase(at) || this.#denial(at) || this.#slot(at);
  }

  /** Drops streets, because ads are not found by them. */
  #street(at: number): number {
    if (!mayBeStreet(this.#tokens, at)) return 0;
    const isPlace = this.#places().placeAt(at) !== undefined;
    const length = streetLength(this.#tokens, at, isPlace, this.#known.isMeant);
    for (const one of range(at, length)) this.#streets.add(one);
    return this.#drop(at, length);
  }

  #places(isOutside: (at: number) => boolean = () => false): PlaceReader {
    const isTaken = (at: number) => this.#taken.has(at) || this.#isPlain(at) || isOutside(at);
    return new PlaceReader(this.#tokens, this.#known, isTaken);
  }

  /** Skips a phrase that adds nothing to a search, as 'in der Schule' beside a subject. */
  #smallPhrase(at: number): number {
    const phrase = sidePhraseAt(this.#tokens, at, this.#known.isKnown);
    if (phrase === undefined) return 0;
    return phrase.isReported ? this.#drop(at, phrase.length) : this.#say(at, phrase.length);
  }

  #say(at: number, length: number): number {
    for (const one of range(at, length)) this.#said.add(one);
    return length;
  }

  #isPlain(at: number): boolean {
    return this.#tokens[at]?.isPlain === true || this.#streets.has(at);
  }

  #take(found: Found): void {
    this.#found.push(found);
    for (const at of found.at) this.#taken.add(at);
  }

  /** Number of tokens of a wish from here on; 0 if there is none. */
  #slot(at: number): number {
    return this.#start(at) || this.#schoolStart(at) || this.#condition(at) || this.#type(at);
  }

  #hasType(): boolean {
    return this.#found.some(({ wish }) => wish.kind === 'type');
  }

  #type(at: number): number {
    const found = typeAt(this.#tokens, at, this.#known.isKnown);
    if (found === undefined) return 0;
    const { type, length, head } = found;
    const first = this.#found.find(({ wish }) => wish.kind === 'type');
    const either = first && eitherType(this.#tokens, first, found, at);
    if (first && !either) {
      if (isWishForType(first, type)) return this.#say(at, length);
      this.#otherType ??= typeWish(type, range(at, length));
      return this.#drop(at, length);
    }
    if (head !== undefined) this.#heads.set(at, head);
    if (first) this.#found.splice(this.#found.indexOf(first), 1);
    this.#take(either ?? typeWish(type, range(at, length)));
    return length;
  }

  #start(at: number): number {
    const from = wordsBefore(this.#tokens, at);
    const before = this.#tokens[at - Math.max(from, 1)];
    const { today, isKnown } = this.#known;
    const found = startAt(this.#tokens, at, { today, before, isKnown });
    if (found === undefined || isOfPhrase(this.#tokens, at, this.#known.isPhrase)) return 0;
    const { label, length } = found;
    const own = range(at - from, length + from).filter((one) => !this.#taken.has(one));
    const start: Found = { wish: { kind: 'start', range: found.range }, label, at: own };
    if (this.#found.some(({ wish }) => wish.kind === 'start')) {
      this.#otherStart ??= start;
      return 0;
    }
    this.#take(start);
    return length;
  }

  #schoolStart(at: number): number {
    const found = schoolStartAt(this.#tokens, at, this.#known.schoolStarts ?? []);
    if (found === undefined || this.#found.some(({ wish }) => wish.kind === 'start')) return 0;
    const own = range(at - found.before, 1 + found.before).filter((one) => !this.#taken.has(one));
    this.#take({ wish: { kind: 'start', range: found.range }, label: found.label, at: own });
    return found.length;
  }

  #condition(at: number): number {
    // 'Landkreis ABI' is a place.
    if (districtWords.has(this.#tokens[at - 1]?.word ?? '')) return 0;
    const found = conditionSaidAt(this.#tokens, at, this.#known.isKnown);
    if (found === undefined) return 0;
    const { named, length, before = 0 } = found;
    const said = this.#found.findIndex(
      (one) => one.label === named.label || areOfPay(one.wish, named.wish),
    );
    const [first] = said < 0 ? [] : this.#found.splice(said, 1);
    const own = range(at - before, length + before).filter((one) => !this.#taken.has(one));
    this.#take({ ...stricterOf(named, first), at: [...(first?.at ?? []), ...own] });
    return length;
  }

  #drop(at: number, length: number): number {
    for (const one of range(at, length)) this.#dropped.add(one);
    return length;
  }

  /** 'als' in 'lieber Handwerk als Büro' */
  #mayCompare(at: number): boolean {
    return (
      comparisonWords.has(this.#tokens[at]?.word ?? '') &&
      this.#tokens.some(({ word }) => preferenceWords.has(word))
    );
  }

  #denial(at: number): number {
    if (!mayBeginDenial(this.#tokens[at]?.word ?? '') && !this.#mayCompare(at)) return 0;
    if (isMinPay(this.#tokens, at)) return 0;
    this.#denials ??= this.#denialReader();
    const denial = this.#denials.at(at);
    if (denial === undefined) return 0;
    for (const found of denial.found) this.#take(found);
    for (const one of denial.dropped) this.#dropped.add(one);
    return denial.length;
  }

  #understanding(): Understanding {
    const tokens = this.#tokens;
    const heads = this.#heads;
    let words = '';
    let isListed = false;
    for (let at = 0; at < tokens.length; at += 1) {
      isListed ||= tokens[at]?.isListed === true;
      const isGone = this.#taken.has(at) || this.#dropped.has(at) || this.#said.has(at);
      const word = heads.get(at) ?? (isGone ? '' : (tokens[at]?.written ?? ''));
      if (word === '') continue;
      words += words === '' ? word : `${isListed ? ',' : ''} ${word}`;
      isListed = false;
    }
    const slots: Slot[] = withoutContradictions(this.#found)
      .toSorted((a, b) => (a.at[0] ?? 0) - (b.at[0] ?? 0))
      .map(({ wish, label, at }) => ({
        wish,
        label,
        written: textOf(tokens, at),
        without: textOf(tokens, at, true),
      }));
    const ignored = ignoredWords(tokens, this.#known, {
      taken: this.#taken,
      said: this.#said,
      dropped: this.#dropped,
      hasNoSlot: slots.length === 0,
    });
    return { slots, words, ignored };
  }
}

/** Parses a text; the result depends only on the text and `known`. */
export function readQuery(text: string, known: Known): Understanding {
  const read = new QueryReader(text, known).read();
  const isBlank = read.slots.length === 0 && read.words === '' && read.ignored.length === 0;
  const shown = text.trim().slice(0, 60);
  return isBlank && shown !== '' ? { ...read, ignored: [shown] } : read;
}
