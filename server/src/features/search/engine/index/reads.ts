import { allAds, joined, stepOf, type Passes, type Read, type Step } from './read.ts';
import { Marks, probeNumber, wordNumber, type Probe, type WordFact } from './marks.ts';

/** Tells whether a result is still valid. */
export interface Validity {
  /** Bytes that this takes in memory. */
  readonly bytes: number;
  readonly holds: () => boolean;
}

/** So many changed doc ids are remembered, for results that nobody has asked for since. */
const mostChanged = 2000;

const nothing: readonly never[] = [];

/**
 * Records what is read of the index while a result is worked out, and what a change touches, so that a change drops only those results that
 * it can touch. A word stands for all ads that hold it: what was found by words stays right as long as none of those ads has changed.
 */
export class Reads {
  readonly isFollowing: boolean;
  /** Grows with each change. */
  version = 0;
  /** The last change of an ad that holds a word, and of what a look-up finds. */
  readonly #marks = new Marks();
  #spellingsChanged = 0;
  #allChanged = 0;
  /** Doc ids that came or went, with the change, oldest first. */
  #changed: { readonly docId: number; readonly version: number }[] = [];
  /** Changes up to this one are no longer known by doc id. */
  #forgotten = 0;
  /** What is recorded for the results that are being worked out, those of the inner ones last. */
  #words: number[] = [];
  #passes: Passes[] = [];
  /** What results that are used were worked out from: most are asked for several times while one is worked out. */
  #again: Read[] = [];
  #isOfSpellings = false;
  #depth = 0;
  readonly #unfollowed = joined(undefined, [], 0);
  /** The last cut that has seen a word or look-up. */
  readonly #seen = new Marks();
  #cuts = 0;

  /** @param isFollowing whether changes are marked: else everything is dropped with each */
  constructor(isFollowing = true) {
    this.isFollowing = isFollowing;
  }

  /** The last change after which everything may be different. */
  get lastOfAll(): number {
    return this.#allChanged;
  }

  /** Whether a result is being worked out whose reads are wanted. */
  get isRecording(): boolean {
    return this.#depth > 0;
  }

  /** Whether a mark says something: not while an index is loaded, when everything counts as changed. */
  get isMarking(): boolean {
    return this.isFollowing && this.version > this.#allChanged;
  }

  /** Begins a change: what is marked next belongs to it. */
  begin(): void {
    this.version += 1;
  }

  /** An ad has come or gone that changes what holds of the word. */
  markWord(word: number, fact: WordFact): void {
    this.#marks.set(wordNumber(word, fact), this.version);
  }

  /** A look-up finds a word that it did not find. */
  markProbe(probe: Probe, text: string): void {
    this.#marks.set(probeNumber(probe, text), this.version);
  }

  /** A word has come that others may be taken for, or one is written otherwise. */
  markSpellings(): void {
    this.#spellingsChanged = this.version;
  }

  markDocId(docId: number): void {
    this.#changed.push({ docId, version: this.version });
    if (this.#changed.length < 2 * mostChanged) return;
    this.#forgotten = this.#changed[mostChanged - 1]?.version ?? this.version;
    this.#changed = this.#changed.slice(mostChanged);
  }

  /** Everything may be different: no result that was worked out before is right any more. */
  markAll(): void {
    this.version += 1;
    this.#allChanged = this.version;
    this.#changed = [];
  }

  /** It was looked up what holds of a word. */
  recordWord(word: number, fact: WordFact): void {
    if (this.#depth > 0) this.#words.push(wordNumber(word, fact));
  }

  /** Words were looked up. */
  recordProbe(probe: Probe, text: string): void {
    if (this.#depth > 0) this.#words.push(probeNumber(probe, text));
  }

  /** It was looked up which words are spelled like others, or how one is written. */
  recordSpellings(): void {
    this.#isOfSpellings = true;
  }

  recordDocIds(passes: Passes = allAds): void {
    if (this.#depth > 0) this.#passes.push(passes);
  }

  /** A result is used again: what it was worked out from belongs to that of the present one. */
  recordAgain(read: Read): void {
    if (this.#depth > 0) this.#again.push(read);
  }

  /** Works out a result, and records from what. Whoever uses it within another one says so by `recordAgain`. */
  during<Value>(work: () => Value): { readonly value: Value; readonly read: Read } {
    if (!this.isFollowing) return { value: work(), read: this.#unfollowed };
    const before = {
      words: this.#words.length,
      passes: this.#passes.length,
      again: this.#again.length,
      isOfSpellings: this.#isOfSpellings,
    };
    this.#isOfSpellings = false;
    this.#depth += 1;
    try {
      const value = work();
      return { value, read: this.#cut(before) };
    } finally {
      this.#depth -= 1;
      this.#isOfSpellings = before.isOfSpellings;
      if (this.#depth === 0) this.#clear();
    }
  }

  /**
   * Works out a result that is to be used elsewhere, and says how long.
   * @param isStill whether what is no part of the index is as it was
   */
  withValidity<Value>(
    work: () => Value,
    isStill: () => boolean = () => true,
  ): { readonly value: Value; readonly validity: Validity } {
    const { value, read } = this.during(work);
    const holds = () => isStill() && this.holds(read);
    return { value, validity: { bytes: read.bytes, holds } };
  }

  /** The doc ids that came or went since a change; undefined where that is not known any more. */
  changedSince(version: number): number[] | undefined {
    if (version < Math.max(this.#allChanged, this.#forgotten)) return undefined;
    const first = this.#changed.findLastIndex((one) => one.version <= version) + 1;
    return this.#changed.slice(first).map(({ docId }) => docId);
  }

  /** Whether a result is still right. */
  holds(read: Read): boolean {
    if (read.version === this.version || !this.isFollowing) return true;
    if (this.#allChanged > read.version) return false;
    if (!read.steps.every((step) => this.#stepHolds(step))) return false;
    read.version = this.version;
    return true;
  }

  /** A step that results share is looked at once after a change. */
  #stepHolds(step: Step): boolean {
    const { version, words, passes } = step;
    if (version === this.version) return true;
    if (step.isOfSpellings && this.#spellingsChanged > version) return false;
    for (const word of words) if (this.#marks.get(word) > version) return false;
    if (passes.length > 0 && this.#touches(passes, version)) return false;
    if (step.isSame?.() === false) return false;
    step.version = this.version;
    return true;
  }

  /** Whether an ad that has changed since is one of those that were gone through. */
  #touches(passes: readonly Passes[], version: number): boolean {
    const changed = this.changedSince(version);
    if (changed === undefined) return true;
    return changed.some((docId) => passes.some(({ has }) => has(docId)));
  }

  /** Takes what was recorded since then. */
  #cut(since: Record<'words' | 'passes' | 'again', number>): Read {
    const words = this.#wordsSince(since.words);
    const passes = this.#passes.splice(since.passes);
    const isOfSpellings = this.#isOfSpellings;
    const isStep = words.length > 0 || passes.length > 0 || isOfSpellings;
    const step = isStep ? stepOf(words, passes, isOfSpellings, this.version) : undefined;
    return joined(step, this.#again.splice(since.again), this.version);
  }

  /** Each word that was recorded since then once. */
  #wordsSince(since: number): readonly number[] {
    if (this.#words.length === since) return nothing;
    this.#cuts += 1;
    return this.#words.splice(since).filter((word) => {
      const isNew = this.#seen.get(word) !== this.#cuts;
      if (isNew) this.#seen.set(word, this.#cuts);
      return isNew;
    });
  }

  #clear(): void {
    this.#words = [];
    this.#passes = [];
    this.#again = [];
    this.#isOfSpellings = false;
  }
}
