import { isTask } from '../../engine/text/tasks.ts';
import { typeWish } from '../asked-types.ts';
import { conditionAt, conditionWish } from '../conditions/condition-words.ts';
import { idsOf } from '../places/joined-places.ts';
import type { PlaceReader } from '../places/read-places.ts';
import { smallWords } from '../small-words.ts';
import { mayBeStart } from '../start/start-words.ts';
import { beforeWords, negation } from '../start/words-before.ts';
import { longestMatchAt, range, type Token } from '../tokens.ts';
import { typeAt, typeLabels } from '../type-words.ts';
import type { Found, Known } from '../understanding.ts';
import { isComparing } from './comparison.ts';
import { findDeniedEffort } from './efforts.ts';
import * as words from './denial-words.ts';
import { isAmongSubjects, weaknessAt } from './school-subjects.ts';
import { isMissed } from './missed.ts';
import { trailingLengthAt } from './trailing.ts';

const isTime = (tokens: readonly Token[]) => tokens.some((token) => mayBeStart(token));

/** Other results of parsing the same text. */
interface Reading {
  readonly places: () => PlaceReader;
  readonly hasType: () => boolean;
  readonly isTaken: (at: number) => boolean;
}

/** The result of a denial, and its length in tokens. */
interface Denied {
  readonly length: number;
  readonly found: readonly Found[];
  /** Tokens that are neither searched nor part of a wish. */
  readonly dropped: readonly number[];
}

/** Maximum number of words of a phrase in the vocabulary. */
const maxPhraseWords = 3;

const denied = (length: number, ...found: readonly Found[]): Denied => ({
  length,
  found,
  dropped: [],
});
const dropped = (at: number, length: number): Denied => {
  return { length, found: [], dropped: range(at, length) };
};

/** Finds the denied parts of a text: 'kein Büro', 'nichts mit Tieren', 'ohne Abitur', 'Pflege, nein danke'. */
export class DenialReader {
  readonly #tokens: readonly Token[];
  readonly #known: Known;
  readonly #reading: Reading;

  constructor(tokens: readonly Token[], known: Known, reading: Reading) {
    this.#tokens = tokens;
    this.#known = known;
    this.#reading = reading;
  }

  /** The denial that begins at a token. */
  at(at: number): Denied | undefined {
    const { word = '' } = this.#tokens[at] ?? {};
    if (words.selfDenying.has(word)) return denied(1, this.#word([at], [at]));
    const weakness = weaknessAt(this.#tokens, at);
    if (weakness > 0) return denied(weakness, this.#word(range(at, weakness), [at]));
    const isNoSooner =
      word === negation &&
      beforeWords.has(this.#tokens[at + 1]?.word ?? '') &&
      isTime(this.#tokens.slice(at + 2, at + 4));
    // A wish for a start, which is parsed together with the time; and 'zur Not'.
    if (isNoSooner || this.#tokens[at - 1]?.word === 'zur') return undefined;
    const trailing = this.#trailing(at);
    if (trailing !== undefined) return trailing;
    if (longestMatchAt(words.deniedSubjects, this.#tokens, at)) return this.#after(at, at + 2);
    const phrase = longestMatchAt(words.denyingPhrases, this.#tokens, at);
    if (phrase !== undefined) return this.#after(at, at + phrase.length);
    if (!words.isDenialAt(this.#tokens, at) && !this.#isComparing(at)) return undefined;
    return this.#after(at, at + 1);
  }

  #isComparing(at: number): boolean {
    return isComparing(this.#tokens, at, {
      isMeant: this.#known.isMeant,
      isPlace: (one) => this.#reading.places().placeAt(one) !== undefined,
    });
  }

  /** 'Büro ist nichts für mich', 'Pflege lieber nicht' */
  #trailing(at: number): Denied | undefined {
    const tokens = this.#tokens;
    const length = trailingLengthAt(tokens, at);
    if (length === 0) return undefined;
    // 'Lager ja, Fahren nein': a word with consent is not denied.
    const from = tokens.findLastIndex(({ word }, one) => one < at && words.consents.has(word));
    const target = tokens.findLastIndex(
      ({ word }, one) =>
        one < at &&
        one > from &&
        !this.#reading.isTaken(one) &&
        !smallWords.has(word) &&
        (this.#known.isMeant(word) || this.#beginOfPhrase(one) < one),
    );
    if (target < 0) return undefined;
    const begin = this.#beginOfTask(target);
    const own = range(begin, target - begin + 1);
    return denied(length, this.#word([...own, ...range(at, length)], own));
  }

  /** Start of a task with its object that ends at a token: 'alte Leute pflegen'. */
  #beginOfTask(end: number): number {
    const begin = this.#beginOfPhrase(end);
    const { word = '', written = '' } = this.#tokens[begin - 1] ?? {};
    const isObject =
      begin === end &&
      isTask(this.#tokens[end]?.written ?? '') &&
      !smallWords.has(word) &&
      !this.#reading.isTaken(begin - 1) &&
      (this.#beginOfPhrase(begin - 1) < begin - 1 ||
        (this.#known.isMeant(word) && !isTask(written)));
    return isObject ? this.#beginOfPhrase(begin - 1) : begin;
  }

  /** Start of a phrase that ends at a token: 'LKW fahren' of 'Lager ja, LKW fahren nein'. */
  #beginOfPhrase(end: number): number {
    for (let from = Math.max(0, end + 1 - maxPhraseWords); from < end; from += 1) {
      const own = range(from, end - from + 1);
      const phrase = own.map((one) => this.#tokens[one]?.word ?? '');
      if (!own.some((one) => this.#reading.isTaken(one)) && this.#known.isPhrase(phrase))
        return from;
    }
    return end;
  }

  /** @param from the first token after the denying words */
  #after(at: number, from: number): Denied {
    const tokens = this.#tokens;
    const { isKnown } = this.#known;
    const whole = isAmongSubjects(tokens, at) ? undefined : conditionAt(tokens, at, isKnown);
    if (whole !== undefined) {
      const { value, length } = whole;
      return denied(length, { ...conditionWish(value, false), at: range(at, length) });
    }
    let next = from;
    while (next < tokens.length && words.linking.has(tokens[next]?.word ?? '')) next += 1;
    const target = tokens[next];
    if (target === undefined) return dropped(at, next - at);
    const before = range(at, next - at);
    const condition = conditionAt(tokens, next, isKnown);
    if (condition !== undefined) {
      const own = [...before, ...range(next, condition.length)];
      return denied(own.length, { ...conditionWish(condition.value, true), at: own });
    }
    // 'keine Höhenangst' excludes nothing.
    if (words.selfDenying.has(target.word)) return dropped(at, next + 1 - at);
    if (words.isUndeniable(target.word)) {
      while (words.isUndeniable(tokens[next]?.word ?? '')) next += 1;
      return dropped(at, next - at);
    }
    const effort = findDeniedEffort(tokens, next, before);
    if (effort !== undefined) return denied(Math.max(...effort.at) + 1 - at, effort);
    return this.#type(next, before) ?? this.#place(next, before) ?? this.#words(next, before);
  }

  #type(next: number, before: readonly number[]): Denied | undefined {
    const found = typeAt(this.#tokens, next, this.#known.isKnown);
    if (found === undefined || found.head !== undefined) return undefined;
    const at = [...before, ...range(next, found.length)];
    if (isMissed(this.#tokens, before, at)) return denied(at.length, typeWish(found.type, at));
    if (this.#reading.hasType()) return { length: at.length, found: [], dropped: at };
    const type = found.type === 'praktikum' ? 'ausbildung' : 'praktikum';
    const label = `nicht: ${typeLabels[found.type]}`;
    return denied(at.length, { wish: { kind: 'type', types: [type] }, label, at });
  }

  /** 'nicht in Magdeburg' */
  #place(next: number, before: readonly number[]): Denied | undefined {
    const found = this.#reading.places().placeAt(next);
    if (found?.wish.kind !== 'place') return undefined;
    const ids = idsOf(found.wish.place);
    const what = { key: ids.join(' '), ids: new Set(ids) };
    const at = [...new Set([...before, ...found.at])].toSorted((a, b) => a - b);
    const label = `nicht: ${found.label}`;
    const length = (at.at(-1) ?? next) - (before[0] ?? next) + 1;
    return denied(length, { wish: { kind: 'not', what }, label, at });
  }

  /** A denied word or phrase, and those joined to it. */
  #words(next: number, before: readonly number[]): Denied {
    const length = this.#phraseAt(next);
    const target = range(next, length);
    const verb = words.neutralVerbs.has(this.#tokens[next + length]?.word ?? '') ? 1 : 0;
    const end = next + length + verb;
    const found = this.#word([...before, ...range(next, length + verb)], target);
    const own = denied(before.length + length + verb, found);
    const begun = this.#tokens[before[0] ?? next]?.word ?? '';
    const isLast = end + 2 === this.#tokens.length && words.denialsContinuedByFinalAnd.has(begun);
    const isThorough = isLast || words.denialsContinuedByAnd.has(begun) || begun === words.andWord;
    if (!this.#isJoinedAt(end, isThorough) && !this.#isLastPlaceOfWork(end)) return own;
    const more = this.#after(end, end + 1);
    return {
      length: own.length + more.length,
      found: [...own.found, ...more.found],
      dropped: more.dropped,
    };
  }

  /**
   * 'kein Büro oder Verkauf', but not 'kein Büro oder keine Pflege'
   * @param isThorough 'und' continues the denial, too, unless another part begins: 'ohne Büro und mit Tieren'
   */
  #isJoinedAt(at: number, isThorough: boolean): boolean {
    const [joint, next] = this.#tokens.slice(at, at + 2);
    return (
      joint !== undefined &&
      next !== undefined &&
      !words.denials.has(next.word) &&
      (words.continuations.has(joint.word) ||
        (isThorough && joint.word === words.andWord && !words.linking.has(next.word)))
    );
  }

  /** 'keine Kunden im Verkauf', 'nicht am Schreibtisch im Büro': the last words of a text name the place of work. */
  #isLastPlaceOfWork(at: number): boolean {
    const [preposition, ...after] = this.#tokens.slice(at);
    if (!words.placePrepositions.has(preposition?.word ?? '')) return false;
    const [first, second] = after;
    const last = words.articles.has(first?.word ?? '') ? second : first;
    if (last === undefined || !this.#known.isMeant(last.word)) return false;
    return last === this.#tokens.at(-1) && this.#reading.places().placeAt(at + 1) === undefined;
  }

  /** Number of words from a token on that form one phrase: 'alte Menschen'. */
  #phraseAt(at: number): number {
    const phrase = this.#tokens.slice(at, at + maxPhraseWords).map(({ word }) => word);
    while (phrase.length > 1 && !this.#known.isPhrase(phrase)) phrase.pop();
    return phrase.length;
  }

  /** @param own the denied tokens, without the denying ones */
  #word(at: readonly number[], own: readonly number[]): Found {
    const what = own.map((one) => this.#tokens[one]?.written ?? '').join(' ');
    return { wish: { kind: 'not', what }, label: `nicht: ${what}`, at };
  }
}
