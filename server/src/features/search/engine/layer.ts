import { emptyBits, hasBit, setBit, type Bits } from './bits.ts';
import type { Slots } from './slots.ts';

/** The ads that one word of a query meets, best first. */
export interface Layer {
  readonly count: number;
  /** Best score first, then newest. */
  readonly slots: Uint32Array;
  /** Slots up to `end` (exclusive), from the end of the run before, have this score, 1 to 100. */
  readonly runs: readonly { readonly score: number; readonly end: number }[];
  /** The same as a set, where the word meets many ads. */
  readonly bits: Bits | undefined;
  /** Score by slot, where the word meets very many. */
  readonly scores: Uint8Array | undefined;
}

export const emptyLayer: Layer = {
  ...{ count: 0, slots: new Uint32Array(0), runs: [], bits: undefined, scores: undefined },
};

/** From these shares of all slots on a layer is kept as a set too, and by slot: what that takes stays below the list itself. */
const shares = { bits: 1 / 32, scores: 1 / 3 };

export function layerBytes({ slots, runs, bits, scores }: Layer): number {
  const sets = (bits?.byteLength ?? 0) + (scores?.byteLength ?? 0);
  return 200 + slots.byteLength + 40 * runs.length + sets;
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

  get isEmpty(): boolean {
    return this.#count === 0;
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
    const share = this.#count / this.#slots.used;
    const layer = {
      ...{ count: slots.length, slots, runs },
      bits: share > shares.bits ? this.#touched.slice() : undefined,
      scores: share > shares.scores ? scores.slice() : undefined,
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
