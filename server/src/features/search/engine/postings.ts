import { hasBit, type Bits } from './bits.ts';
import { grown } from './growing.ts';

/** A posting: the slot in the upper bits, the mask of fields in the lower seven. */
const maskBits = 7;
const maskOnly = (1 << maskBits) - 1;

/** In which slots a word stands, and in which of their fields. In the order in which they were added. */
export class Postings {
  #entries = new Uint32Array(2);
  #length = 0;

  get length(): number {
    return this.#length;
  }

  push(slot: number, mask: number): void {
    if (this.#length === this.#entries.length) {
      // Half as much again: doubling would waste a quarter of the index's memory.
      this.#entries = grown(this.#entries, this.#length + (this.#length >> 1) + 2);
    }
    this.#entries[this.#length] = ((slot << maskBits) | mask) >>> 0;
    this.#length += 1;
  }

  forEach(visit: (slot: number, mask: number) => void): void {
    const [entries, length] = [this.#entries, this.#length];
    for (let at = 0; at < length; at += 1) {
      const entry = entries[at] ?? 0;
      visit(entry >>> maskBits, entry & maskOnly);
    }
  }

  /** Whether one of the slots counts, in one of the fields. */
  some(alive: Bits, fields: number): boolean {
    for (let at = 0; at < this.#length; at += 1) {
      const entry = this.#entries[at] ?? 0;
      if ((entry & fields) !== 0 && hasBit(alive, entry >>> maskBits)) return true;
    }
    return false;
  }

  /** How many of the slots count. */
  living(alive: Bits): number {
    let count = 0;
    for (let at = 0; at < this.#length; at += 1)
      if (hasBit(alive, (this.#entries[at] ?? 0) >>> maskBits)) count += 1;
    return count;
  }

  /** Moves every slot to its new number; -1 drops it. */
  renumber(newSlots: Int32Array): void {
    const kept = this.#entries.slice(0, this.#length);
    let length = 0;
    for (const entry of kept) {
      const slot = newSlots[entry >>> maskBits] ?? -1;
      if (slot < 0) continue;
      kept[length] = ((slot << maskBits) | (entry & maskOnly)) >>> 0;
      length += 1;
    }
    this.#entries = kept.slice(0, length);
    this.#length = length;
  }
}
