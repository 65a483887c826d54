import { conditionAt } from './condition-words.ts';
import { PlaceReader, townIdsOf } from './places/read-places.ts';
import * as small from './small-words.ts';
import { startAt, wordsBefore } from './start/start-words.ts';
import { longestAt, tokenise, withReadings, type Token } from './tokens.ts';
import { typeAt, withTypesApart } from './type-words.ts';
import type { Known, Slot, Understanding, Wish } from './understanding.ts';

/** A wish and the tokens that say it. */
interface Found {
  readonly wish: Wish;
  readonly label: string;
  readonly at: readonly number[];
}

const typeLabels = { praktikum: 'Praktikum', ausbildung: 'Ausbildung' } as const;

const range = (from: number, length: number) => Array.from({ length }, (_, add) => from + add);

const textOf = (tokens: readonly Token[], isLeft: (at: number) => boolean) =>
  tokens.flatMap(({ written }, at) => (isLeft(at) ? [written] : [])).join(' ');

/** Reads one text from its first word to its last. */
class QueryReader {
  readonly #tokens: readonly Token[];
  readonly #known: Known;
  readonly #found: Found[] = [];
  readonly #taken = new Set<number>();
  /** What a compound is without its type: 'Tischler' of 'Tischlerausbildung'. */
  readonly #heads = new Map<number, string>();
  /** Said beside something else, without a meaning of their own. */
  readonly #said = new Set<number>();
  /** Said, but neither looked for nor a wish. */
  readonly #dropped = new Set<number>();

  constructor(text: string, known: Known) {
    const tokens = withTypesApart(tokenise(text), known.isKnown);
    this.#tokens = known.readingOf ? withReadings(tokens, known.readingOf) : tokens;
    this.#known = known;
  }

  read(): Understanding {
    for (let at = 0; at < this.#tokens.length;)
      at += this.#isPlain(at)
        ? 1
        : this.#smallPhrase(at) || this.#denial(at) || this.#slot(at) || 1;
    for (const found of this.#places().read()) this.#take(found);
    return this.#understanding();
  }

  #places(): PlaceReader {
    const isTaken = (at: number) => this.#taken.has(at) || this.#isPlain(at);
    return new PlaceReader(this.#tokens, this.#known, isTaken);
  }

  /** 'in der Schule' beside a subject; a text that says nothing else keeps its words. */
  #smallPhrase(at: number): number {
    const isBeside = at > 0 && this.#tokens[at]?.word === 'mit';
    const companions = isBeside ? (longestAt(small.companions, this.#tokens, at)?.length ?? 0) : 0;
    const isLast = companions > 0 && at + companions === this.#tokens.length;
    const length = isLast
      ? companions
      : (longestAt(small.smallPhrases, this.#tokens, at)?.length ?? 0);
    if (length === this.#tokens.length) return 0;
    for (const one of range(at, length)) this.#said.add(one);
    return length;
  }

  #isPlain(at: number): boolean {
    return this.#tokens[at]?.isPlain === true;
  }

  #take(found: Found): void {
    this.#found.push(found);
    for (const at of found.at) this.#taken.add(at);
  }

  /** How many tokens from there on are a wish; 0 where they are none. */
  #slot(at: number): number {
    return this.#start(at) || this.#condition(at) || this.#type(at);
  }

  #type(at: number): number {
    const found = typeAt(this.#tokens, at, this.#known.isKnown);
    if (found === undefined) return 0;
    const { type, length, head } = found;
    if (this.#found.some(({ wish }) => wish.kind === 'type')) return this.#drop(at, length);
    if (head !== undefined) this.#heads.set(at, head);
    this.#take({ wish: { kind: 'type', type }, label: typeLabels[type], at: range(at, length) });
    return length;
  }

  #start(at: number): number {
    const from = wordsBefore(this.#tokens, at);
    const before = this.#tokens[at - Math.max(from, 1)];
    const { today, isKnown } = this.#known;
    const found = startAt(this.#tokens, at, { today, before, isKnown });
    if (found === undefined || this.#found.some(({ wish }) => wish.kind === 'start')) return 0;
    const { label, length } = found;
    const own = range(at - from, length + from).filter((one) => !this.#taken.has(one));
    this.#take({ wish: { kind: 'start', range: found.range }, label, at: own });
    return length;
  }

  #condition(at: number): number {
    const found = conditionAt(this.#tokens, at, this.#known.isKnown);
    if (found === undefined) return 0;
    const { value, length } = found;
    this.#takeCondition(value, false, range(at, length));
    return length;
  }

  #takeCondition(
    { label, mask, deniedMask }: NonNullable<ReturnType<typeof conditionAt>>['value'],
    isDenied: boolean,
    at: readonly number[],
  ): void {
    const wish: Wish = {
      kind: 'condition',
      mask: isDenied ? 0 : mask,
      deniedMask: isDenied ? deniedMask : 0,
    };
    this.#take({ wish, label: isDenied ? `ohne ${label}` : label, at });
  }

  #drop(at: number, length: number): number {
    for (const one of range(at, length)) this.#dropped.add(one);
    return length;
  }

  /** 'kein Büro', 'nichts mit Tieren', 'ohne Abitur' */
  #denial(at: number): number {
    const tokens = this.#tokens;
    if (!small.denials.has(tokens[at]?.word ?? '')) return 0;
    const whole = conditionAt(tokens, at, this.#known.isKnown);
    if (whole !== undefined) return this.#condition(at);
    let next = at + 1;
    while (next < tokens.length && small.linking.has(tokens[next]?.word ?? '')) next += 1;
    const target = tokens[next];
    if (target === undefined) return this.#drop(at, next - at);
    const before = range(at, next - at);
    const condition = conditionAt(tokens, next, this.#known.isKnown);
    if (condition !== undefined) {
      this.#takeCondition(condition.value, true, [...before, ...range(next, condition.length)]);
      return next - at + condition.length;
    }
    if (small.undeniable.has(target.word)) {
      while (small.undeniable.has(tokens[next]?.word ?? '')) next += 1;
      return this.#drop(at, next - at);
    }
    return (
      this.#deniedType(at, next, before) ||
      this.#deniedPlace(at, next, before) ||
      this.#deniedWord(at, next, before)
    );
  }

  #deniedType(at: number, next: number, before: readonly number[]): number {
    const found = typeAt(this.#tokens, next, this.#known.isKnown);
    if (found === undefined || found.head !== undefined) return 0;
    const type = found.type === 'praktikum' ? 'ausbildung' : 'praktikum';
    if (this.#found.some(({ wish }) => wish.kind === 'type'))
      return this.#drop(at, next - at + found.length);
    const label = `nicht: ${typeLabels[found.type]}`;
    this.#take({
      wish: { kind: 'type', type },
      label,
      at: [...before, ...range(next, found.length)],
    });
    return next - at + found.length;
  }

  /** 'nicht in Magdeburg' */
  #deniedPlace(at: number, next: number, before: readonly number[]): number {
    const found = this.#places().placeAt(next);
    if (found?.wish.kind !== 'place') return 0;
    const ids = townIdsOf(found.wish);
    const towns = { key: ids.join(' '), ids: new Set(ids) };
    const own = [...new Set([...before, ...found.at])].toSorted((a, b) => a - b);
    const label = `nicht: ${found.label}`;
    this.#take({ wish: { kind: 'not', what: towns }, label, at: own });
    return (own.at(-1) ?? at) - at + 1;
  }

  #deniedWord(at: number, next: number, before: readonly number[]): number {
    const { written = '' } = this.#tokens[next] ?? {};
    const wish: Wish = { kind: 'not', what: written };
    this.#take({ wish, label: `nicht: ${written}`, at: [...before, next] });
    return next - at + 1;
  }

  #understanding(): Understanding {
    const tokens = this.#tokens;
    const heads = this.#heads;
    const left = tokens.flatMap(({ written }, at) =>
      heads.has(at)
        ? [heads.get(at) ?? '']
        : this.#taken.has(at) || this.#dropped.has(at) || this.#said.has(at)
          ? []
          : [written],
    );
    const slots: Slot[] = this.#found
      .toSorted((a, b) => (a.at[0] ?? 0) - (b.at[0] ?? 0))
      .map(({ wish, label, at }) => ({
        wish,
        label,
        written: textOf(tokens, (one) => at.includes(one)),
        without: textOf(tokens, (one) => !at.includes(one)),
      }));
    return { slots, words: left.join(' '), ignored: this.#ignored(slots.length === 0) };
  }

  #ignored(hasNoSlot: boolean): string[] {
    const { countedIn } = this.#known;
    // 'y' and 'tá' count together only.
    let together: readonly string[] | undefined;
    const counts = (written: string) => {
      if (countedIn(written).length > 0) return true;
      together ??= countedIn(textOf(this.#tokens, (at) => !this.#taken.has(at)));
      return together.includes(written);
    };
    const left = this.#tokens.filter(
      ({ written }, at) =>
        !this.#taken.has(at) && !this.#said.has(at) && (this.#dropped.has(at) || !counts(written)),
    );
    const telling = left.filter(({ word }) => !small.smallWords.has(word));
    const all = hasNoSlot && left.length === this.#tokens.length;
    return (all && telling.length === 0 ? left : telling).map(({ written }) => written);
  }
}

/** What a text asks for; the same text means the same as long as what is known stays the same. */
export function readQuery(text: string, known: Known): Understanding {
  const read = new QueryReader(text, known).read();
  const isBlank = read.slots.length === 0 && read.words === '' && read.ignored.length === 0;
  const shown = text.trim().slice(0, 60);
  return isBlank && shown !== '' ? { ...read, ignored: [shown] } : read;
}
