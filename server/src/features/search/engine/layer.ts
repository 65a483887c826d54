import { eachBit, emptyBits, hasBit, onesIn, setBit, type Bits } from './bits.ts';
import type { Slots } from './slots.ts';

/** The ads that one word of a query meets, best first. */
export interface Layer {
  readonly count: number;
  /** Best score first, then newest. */
  readonly slots: Uint32Array;
  /** Slots up to `end` (exclusive), from the end of the run before, have this score, 1 to 100. */
  readonly runs: readonly { readonly score: number; readonly end: number }[];
  /** The same by slot, where the word meets many ads. */
  readonly bySlot: ScoreSet | undefined;
}

/** A set of slots with a score each, laid down in the order of the slots. */
export interface ScoreSet {
  readonly bits: Bits;
  readonly scores: Uint8Array;
  /** How many slots of the set come before each block of slots. */
  readonly before: Uint32Array;
}

/** Words of 32 slots in a block: two to the power of this. */
const blockShift = 3;
const blockWords = 1 << blockShift;

function scoreSet(set: Bits, count: number, scoreOf: Uint8Array): ScoreSet {
  const bits = set.slice();
  const before = new Uint32Array(Math.ceil(bits.length / blockWords));
  const scores = new Uint8Array(count);
  let at = 0;
  eachBit(bits, (slot) => {
    scores[at++] = scoreOf[slot] ?? 0;
  });
  for (let word = 0, sum = 0; word < bits.length; word += 1) {
    if (word % blockWords === 0) before[word / blockWords] = sum;
    sum += onesIn(bits[word] ?? 0);
  }
  return { bits, scores, before };
}

/** The score of a slot, 0 where it is not in the set. */
export function scoreAt({ bits, scores, before }: ScoreSet, slot: number): number {
  const word = slot >>> 5;
  const own = bits[word] ?? 0;
  if (((own >>> (slot & 31)) & 1) === 0) return 0;
  let rank = before[word >>> blockShift] ?? 0;
  for (let other = word & -blockWords; other < word; other += 1) rank += onesIn(bits[other] ?? 0);
  return scores[rank + onesIn(own & ((1 << (slot & 31)) - 1))] ?? 0;
}

export const emptyLayer: Layer = {
  ...{ count: 0, slots: new Uint32Array(0), runs: [], bySlot: undefined },
};

/** From this share of all slots on a layer is kept by slot, too: that takes less than the list itself. */
const largeShare = 1 / 32;

/** Bytes of an array of numbers beside the numbers, and of a list that has grown by a few. */
export const arrayBytes = 224;
const listBytes = 184;

/** What a layer takes in memory; the empty one is the same for all. */
export function layerBytes(layer: Layer): number {
  if (layer === emptyLayer) return 0;
  const { slots, runs, bySlot } = layer;
  const list = 56 + listBytes + 40 * runs.length + arrayBytes + slots.byteLength;
  if (bySlot === undefined) return list;
  const { bits, scores, before } = bySlot;
  return list + 48 + 3 * arrayBytes + bits.byteLength + scores.byteLength + before.byteLength;
}

/** Puts layers together: of every ad the best score counts. One is built at a time. */
export class LayerBuilder {
  readonly #slots: Slots;
  #scores = new Uint8Array(0);
  #touched: Bits = emptyBits(0);
  #count = 0;

  constructor(slots: Slots) {
    this.#slots = slots;
  }

  /** Starts afresh. */
  begin(): void {
    const { used, alive } = this.#slots;
    if (this.#scores.length < used || this.#touched.length !== alive.length) {
      this.#scores = new Uint8Array(alive.length * 32);
      this.#touched = emptyBits(alive.length * 32);
    }
    this.#count = 0;
  }

  /** A slot that is empty is passed over. */
  meet(slot: number, score: number): void {
    const before = this.#scores[slot] ?? 0;
    if (score <= before || !hasBit(this.#slots.alive, slot)) return;
    this.#scores[slot] = score;
    if (before > 0) return;
    setBit(this.#touched, slot);
    this.#count += 1;
  }

  /** @param percent how much its scores count here */
  meetLayer({ slots, runs }: Layer, percent: number): void {
    let at = 0;
    for (const { score, end } of runs) {
      const counted = Math.max(1, Math.round((score * percent) / 100));
      for (; at < end; at += 1) this.meet(slots[at] ?? 0, counted);
    }
  }

  build(): Layer {
    if (this.#count === 0) return emptyLayer;
    const scores = this.#scores;
    const ofScore = new Uint32Array(256);
    const newestFirst = new Uint32Array(this.#count);
    let at = 0;
    this.#slots.eachNewestFirst(this.#touched, (slot) => {
      newestFirst[at++] = slot;
      const score = scores[slot] ?? 0;
      ofScore[score] = (ofScore[score] ?? 0) + 1;
    });
    const runs: { score: number; end: number }[] = [];
    const next = new Uint32Array(256);
    let end = 0;
    for (let score = 255; score > 0; score -= 1) {
      const count = ofScore[score] ?? 0;
      if (count === 0) continue;
      next[score] = end;
      end += count;
      runs.push({ score, end });
    }
    const slots = new Uint32Array(this.#count);
    for (const slot of newestFirst) {
      const score = scores[slot] ?? 0;
      slots[next[score] ?? 0] = slot;
      next[score] = (next[score] ?? 0) + 1;
    }
    const isLarge = this.#count > this.#slots.used * largeShare;
    const layer = {
      ...{ count: slots.length, slots, runs },
      bySlot: isLarge ? scoreSet(this.#touched, slots.length, scores) : undefined,
    };
    this.#clear(slots);
    return layer;
  }

  #clear(slots: Uint32Array): void {
    for (const slot of slots) {
      this.#scores[slot] = 0;
      this.#touched[slot >>> 5] = 0;
    }
    this.#count = 0;
  }
}
