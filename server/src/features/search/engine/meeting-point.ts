import type { Slots } from './slots.ts';
import { hasBit, type Bits } from './bits.ts';
import { scoreAt, type Layer, type ScoreSet } from './layer.ts';

/** Looking up one ad takes as long as going along so many. */
const lookUpCost = 3;

/** A layer, and for how many words of the query it stands. */
export interface WeightedLayer {
  readonly layer: Layer;
  readonly weight: number;
}

/**
 * Finds the ads that all words of a query meet. Works in arrays that are used again by every search; what it found is
 * valid until it is asked the next time.
 */
export class MeetingPoint {
  readonly #slots: Slots;
  #stage = new Uint8Array(0);
  #last: { layers: readonly WeightedLayer[]; within: Bits | undefined } | undefined;
  /** By slot: relevance of what was found, the sum over the words. */
  sums = new Uint16Array(0);
  /** What was found, in no order; the first `count` count. */
  found = new Uint32Array(0);
  count = 0;

  constructor(slots: Slots) {
    this.#slots = slots;
  }

  /** @param within only these slots, if given */
  meet(layers: readonly WeightedLayer[], within?: Bits): void {
    // A search counts first and cuts its page later: the same question, asked twice in a row.
    if (this.#last?.layers === layers && this.#last.within === within) return;
    this.#last = { layers, within };
    this.#makeRoom();
    const [rarest, ...others] = layers.toSorted((a, b) => a.layer.count - b.layer.count);
    this.count = 0;
    if (rarest === undefined) return;
    this.#start(rarest, within);
    others.forEach((other, at) => {
      const { bySlot, count } = other.layer;
      if (bySlot && this.count * lookUpCost < count) this.#goOnWith(bySlot, other.weight, at + 1);
      else this.#goOnAlong(other, at + 1);
    });
    this.#finish(layers.length);
  }

  #makeRoom(): void {
    if (this.#stage.length >= this.#slots.used) return;
    const capacity = this.#slots.alive.length * 32;
    this.#stage = new Uint8Array(capacity);
    this.sums = new Uint16Array(capacity);
    this.found = new Uint32Array(capacity);
  }

  #start({ layer: { slots, runs }, weight }: WeightedLayer, within: Bits | undefined): void {
    const [stage, sums, found] = [this.#stage, this.sums, this.found];
    let [at, count] = [0, 0];
    for (const { score, end } of runs) {
      const sum = score * weight;
      for (; at < end; at += 1) {
        const slot = slots[at] ?? 0;
        if (within !== undefined && !hasBit(within, slot)) continue;
        stage[slot] = 1;
        sums[slot] = sum;
        found[count++] = slot;
      }
    }
    this.count = count;
  }

  /** Looks up every ad found so far among those of a word that meets many more. */
  #goOnWith(bySlot: ScoreSet, weight: number, reached: number): void {
    const [stage, sums, found] = [this.#stage, this.sums, this.found];
    for (let at = 0; at < this.count; at += 1) {
      const slot = found[at] ?? 0;
      if (stage[slot] !== reached) continue;
      const score = scoreAt(bySlot, slot);
      if (score === 0) continue;
      stage[slot] = reached + 1;
      sums[slot] = (sums[slot] ?? 0) + score * weight;
    }
  }

  /** Goes along the ads of a word. */
  #goOnAlong({ layer: { slots, runs }, weight }: WeightedLayer, reached: number): void {
    const [stage, sums] = [this.#stage, this.sums];
    let at = 0;
    for (const { score, end } of runs) {
      const sum = score * weight;
      for (; at < end; at += 1) {
        const slot = slots[at] ?? 0;
        if (stage[slot] !== reached) continue;
        stage[slot] = reached + 1;
        sums[slot] = (sums[slot] ?? 0) + sum;
      }
    }
  }

  #finish(words: number): void {
    const [stage, found] = [this.#stage, this.found];
    let kept = 0;
    for (let at = 0; at < this.count; at += 1) {
      const slot = found[at] ?? 0;
      if (stage[slot] === words) found[kept++] = slot;
      stage[slot] = 0;
    }
    this.count = kept;
  }
}
