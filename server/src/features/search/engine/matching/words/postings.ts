import { hasBit, type Bits } from '../../index/bits.ts';
import { grown } from '../../index/growing.ts';

/** A posting: the doc id in the upper bits, the mask of fields in the lower eight. */
const maskBits = 8;
const maskOnly = (1 << maskBits) - 1;

/** In which doc ids a word stands, and in which of their fields. In the order in which they were added. */
export class Postings {
  #entries = new Uint32Array(2);
  #length = 0;

  get length(): number {
    return this.#length;
  }

  push(docId: number, mask: number): void {
    if (this.#length === this.#entries.length) {
      // Half as much again: doubling would waste a quarter of the index's memory.
      this.#entries = grown(this.#entries, this.#length + (this.#length >> 1) + 2);
    }
    this.#entries[this.#length] = ((docId << maskBits) | mask) >>> 0;
    this.#length += 1;
  }

  forEach(visit: (docId: number, mask: number) => void): void {
    const [entries, length] = [this.#entries, this.#length];
    for (let at = 0; at < length; at += 1) {
      const entry = entries[at] ?? 0;
      visit(entry >>> maskBits, entry & maskOnly);
    }
  }

  /** Whether one of the doc ids counts, in one of the fields. */
  some(alive: Bits, fields: number): boolean {
    for (let at = 0; at < this.#length; at += 1) {
      const entry = this.#entries[at] ?? 0;
      if ((entry & fields) !== 0 && hasBit(alive, entry >>> maskBits)) return true;
    }
    return false;
  }

  /** How many of the doc ids count. */
  living(alive: Bits): number {
    let count = 0;
    for (let at = 0; at < this.#length; at += 1)
      if (hasBit(alive, (this.#entries[at] ?? 0) >>> maskBits)) count += 1;
    return count;
  }

  /** Moves every doc id to its new number; -1 drops it. */
  renumber(newDocIds: Int32Array): void {
    const kept = this.#entries.slice(0, this.#length);
    let length = 0;
    for (const entry of kept) {
      const docId = newDocIds[entry >>> maskBits] ?? -1;
      if (docId < 0) continue;
      kept[length] = ((docId << maskBits) | (entry & maskOnly)) >>> 0;
      length += 1;
    }
    this.#entries = kept.slice(0, length);
    this.#length = length;
  }
}
