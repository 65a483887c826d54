import { allAds, joined, stepOf, type Passes, type Read, type Step } from './read.ts';
import { Marks, probeNumber, wordNumber, type Probe, type WordFact } from './marks.ts';

/** Tells whether a result is still valid. */
export interface Validity {
  /** Bytes in memory. */
  readonly bytes: number;
  readonly holds: () => boolean;
}

/** Maximum number of remembered changes by doc id, for results that were not requested since. */
const maxChanged = 2000;

const nothing: readonly never[] = [];

/**
 * Records the reads of the index while a result is computed, and the writes of each change, so that a change invalidates only results that
 * it can affect. A word represents all ads that contain it: a result found by words stays valid while none of these ads has changed.
 */
export class Reads {
  readonly isFollowing: boolean;
  /** Incremented by each change. */
  version = 0;
  /** Version of the last change of an ad that contains a word, and of the result of a lookup. */
  readonly #marks = new Marks();
  #spellingsChanged = 0;
  #allChanged = 0;
  /** Doc ids that were added or removed, with the version, oldest first. */
  #changed: { readonly docId: number; readonly version: number }[] = [];
  /** Changes up to this version are no longer known by doc id. */
  #forgotten = 0;
  /** Reads recorded for the results that are being computed; the reads of inner results are last. */
  #words: number[] = [];
  #passes: Passes[] = [];
  /** Dependencies of used results: most are used several times while one result is computed. */
  #again: Read[] = [];
  #isOfSpellings = false;
  #depth = 0;
  readonly #unfollowed = joined(undefined, [], 0);
  /** The last cut that contained a word or lookup. */
  readonly #seen = new Marks();
  #cuts = 0;

  /** @param isFollowing whether changes are marked; otherwise each change invalidates everything */
  constructor(isFollowing = true) {
    this.isFollowing = isFollowing;
  }

  /** Version of the last change that invalidated everything. */
  get lastOfAll(): number {
    return this.#allChanged;
  }

  /** Whether a result is being computed whose reads are recorded. */
  get isRecording(): boolean {
    return this.#depth > 0;
  }

  /** Whether marks are recorded: not while an index is loaded, when everything counts as changed. */
  get isMarking(): boolean {
    return this.isFollowing && this.version > this.#allChanged;
  }

  /** Begins a change: the following marks belong to it. */
  begin(): void {
    this.version += 1;
  }

  /** An ad was added or removed that changes a fact about the word. */
  markWord(word: number, fact: WordFact): void {
    this.#marks.set(wordNumber(word, fact), this.version);
  }

  /** A lookup finds a word that it did not find before. */
  markProbe(probe: Probe, text: string): void {
    this.#marks.set(probeNumber(probe, text), this.version);
  }

  /** A word was added that other words may be corrected to, or the displayed form of one changed. */
  markSpellings(): void {
    this.#spellingsChanged = this.version;
  }

  markDocId(docId: number): void {
    this.#changed.push({ docId, version: this.version });
    if (this.#changed.length < 2 * maxChanged) return;
    this.#forgotten = this.#changed[maxChanged - 1]?.version ?? this.version;
    this.#changed = this.#changed.slice(maxChanged);
  }

  /** Everything may have changed: all earlier results become invalid. */
  markAll(): void {
    this.version += 1;
    this.#allChanged = this.version;
    this.#changed = [];
  }

  /** Records that a fact about a word was read. */
  recordWord(word: number, fact: WordFact): void {
    if (this.#depth > 0) this.#words.push(wordNumber(word, fact));
  }

  /** Records a lookup of words. */
  recordProbe(probe: Probe, text: string): void {
    if (this.#depth > 0) this.#words.push(probeNumber(probe, text));
  }

  /** Records that words of a similar spelling, or the displayed form of a word, were read. */
  recordSpellings(): void {
    this.#isOfSpellings = true;
  }

  recordDocIds(passes: Passes = allAds): void {
    if (this.#depth > 0) this.#passes.push(passes);
  }

  /** Records that a result is used again: its dependencies become dependencies of the current result. */
  recordAgain(read: Read): void {
    if (this.#depth > 0) this.#again.push(read);
  }

  /** Computes a result and records its reads. A caller that uses it within another result must call `recordAgain`. */
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
   * Computes a result for use outside the index, with its validity.
   * @param isStill whether inputs outside the index are unchanged
   */
  withValidity<Value>(
    work: () => Value,
    isStill: () => boolean = () => true,
  ): { readonly value: Value; readonly validity: Validity } {
    const { value, read } = this.during(work);
    const holds = () => isStill() && this.holds(read);
    return { value, validity: { bytes: read.bytes, holds } };
  }

  /** Doc ids that were added or removed since a version; undefined if no longer known. */
  changedSince(version: number): number[] | undefined {
    if (version < Math.max(this.#allChanged, this.#forgotten)) return undefined;
    const first = this.#changed.findLastIndex((one) => one.version <= version) + 1;
    return this.#changed.slice(first).map(({ docId }) => docId);
  }

  /** Whether a result is still valid. */
  holds(read: Read): boolean {
    if (read.version === this.version || !this.isFollowing) return true;
    if (this.#allChanged > read.version) return false;
    if (!read.steps.every((step) => this.#stepHolds(step))) return false;
    read.version = this.version;
    return true;
  }

  /** A step shared by results is checked once after a change. */
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

  /** Whether an ad that changed since then belongs to one of the sets. */
  #touches(passes: readonly Passes[], version: number): boolean {
    const changed = this.changedSince(version);
    if (changed === undefined) return true;
    return changed.some((docId) => passes.some(({ has }) => has(docId)));
  }

  /** Removes and returns the reads recorded since then. */
  #cut(since: Record<'words' | 'passes' | 'again', number>): Read {
    const words = this.#wordsSince(since.words);
    const passes = this.#passes.splice(since.passes);
    const isOfSpellings = this.#isOfSpellings;
    const isStep = words.length > 0 || passes.length > 0 || isOfSpellings;
    const step = isStep ? stepOf(words, passes, isOfSpellings, this.version) : undefined;
    return joined(step, this.#again.splice(since.again), this.version);
  }

  /** The words recorded since then, without duplicates. */
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
