import { hasBit, type Bits } from '../../collections/bits.ts';
import { withCapacity } from '../../collections/number-arrays.ts';

/** A posting: the doc id in the upper bits, the mask of fields in the lower eight. */
const maskBits = 8;
const maskOnly = (1 << maskBits) - 1;

/** The doc ids that contain a word, with the fields, in the order in which they were added. */
export class Postings {
  #entries = new Uint32Array(2);
  #length = 0;

  get length(): number {
    return this.#length;
  }

  push(docId: number, mask: number): void {
    if (this.#length === this.#entries.length) {
      // Half as much again: doubling would waste a quarter of the index's memory.
      this.#entries = withCapacity(this.#entries, this.#length + (this.#length >> 1) + 2);
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

  /** Returns the fields of a doc id that contain the word. @param docId no smaller doc id was added after it */
  maskOf(docId: number): number {
    for (let at = this.#length - 1; at >= 0; at -= 1) {
      const entry = this.#entries[at] ?? 0;
      if (entry >>> maskBits === docId) return entry & maskOnly;
      if (entry >>> maskBits < docId) return 0;
    }
    return 0;
  }

  /** Whether an existing doc id contains the word in one of the fields. */
  some(alive: Bits, fields: number): boolean {
    for (let at = 0; at < this.#length; at += 1) {
      const entry = this.#entries[at] ?? 0;
      if ((entry & fields) !== 0 && hasBit(alive, entry >>> maskBits)) return true;
    }
    return false;
  }

  /** Number of doc ids that still exist. */
  living(alive: Bits): number {
    let count = 0;
    for (let at = 0; at < this.#length; at += 1)
      if (hasBit(alive, (this.#entries[at] ?? 0) >>> maskBits)) count += 1;
    return count;
  }

  /** Appends other postings from an index on, each with its new doc id; -1 drops a posting. */
  take(others: Postings, first: number, newDocId: (docId: number) => number): void {
    // The first time, allocates exactly the memory needed.
    if (this.#length === 0) this.#entries = new Uint32Array(others.#length - first);
    for (let at = first; at < others.#length; at += 1) {
      const entry = others.#entries[at] ?? 0;
      const docId = newDocId(entry >>> maskBits);
      if (docId >= 0) this.push(docId, entry & maskOnly);
    }
    if (first === 0) this.#entries = this.#entries.slice(0, this.#length);
  }
}
