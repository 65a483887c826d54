import { clearBit, eachBit, emptyBits, hasBit, setBit, type Bits } from './bits.ts';
import { Cards } from './cards.ts';
import { Columns } from './columns.ts';
import { grown } from './growing.ts';
import type { IndexedAd } from './indexed-ad.ts';
import type { Slots } from './slots.ts';
import type { Town } from './towns.ts';

/**
 * The ads by slot. When the slots are numbered, the newest ad gets the lowest, so going through them in order needs no
 * sorting. An ad that comes later gets a slot at the end: the tail, which is short and kept in order beside them.
 */
export class AdSlots implements Slots {
  readonly columns = new Columns();
  cards = new Cards();
  /** Slots whose ad counts; an ad that is removed leaves its slot empty. */
  alive: Bits = emptyBits(0);
  readonly #slotOf = new Map<number, number>();
  #used = 0;
  /** Slots below are in order, newest first. */
  #numbered = 0;
  /** Living slots from there on, newest first. */
  #tail: number[] = [];

  get brafo(): Uint16Array {
    return this.columns.brafo.subarray(0, this.#used);
  }

  /** Living ads. */
  get size(): number {
    return this.#slotOf.size;
  }

  /** Slots that were given out, empty ones included. */
  get used(): number {
    return this.#used;
  }

  /** Slots at the end and empty ones: what numbering them anew would tidy up. */
  get untidy(): number {
    return this.#used - Math.min(this.#numbered, this.size) + this.#tail.length;
  }

  slotOf(id: number): number | undefined {
    return this.#slotOf.get(id);
  }

  /** @param inOrder false while many are taken in before the slots are numbered */
  add(ad: IndexedAd, town: Town | undefined, inOrder = true): number {
    const slot = this.#used;
    // First what can fail.
    this.cards.set(slot, ad.card);
    this.columns.set(slot, ad, town);
    this.#used += 1;
    if (slot >>> 5 >= this.alive.length)
      this.alive = grown(this.alive, ((slot + (slot >> 1)) >>> 5) + 32);
    setBit(this.alive, slot);
    this.#slotOf.set(ad.card.id, slot);
    if (inOrder) this.#tail.splice(this.#placeInTail(slot), 0, slot);
    return slot;
  }

  /** @returns the slot that became empty, or undefined for an ad that was not there */
  remove(id: number): number | undefined {
    const slot = this.#slotOf.get(id);
    if (slot === undefined) return undefined;
    this.#slotOf.delete(id);
    clearBit(this.alive, slot);
    if (slot >= this.#numbered) this.#tail.splice(this.#tail.indexOf(slot), 1);
    return slot;
  }

  /** Calls back with the slots of a set, newest ad first, until it answers false. */
  eachNewestFirst(set: Bits, visit: (slot: number) => boolean | void): void {
    if (this.#tail.length === 0) return eachBit(set, visit);
    const tail = this.#tail.filter((slot) => hasBit(set, slot));
    let [next, goOn] = [0, true];
    eachBit(set, (slot) => {
      if (slot >= this.#numbered) return false;
      for (; next < tail.length && this.columns.compare(tail[next] ?? 0, slot) < 0; next += 1) {
        if (visit(tail[next] ?? 0) === false) return (goOn = false);
      }
      return (goOn = visit(slot) !== false);
    });
    for (; goOn && next < tail.length; next += 1) goOn = visit(tail[next] ?? 0) !== false;
  }

  /**
   * Numbers the slots anew: newest first, without gaps.
   * @returns the new slot of every old one, -1 for those that were empty
   */
  renumber(): Int32Array {
    const slots = Uint32Array.from(this.#slotOf.values()).sort((a, b) =>
      this.columns.compare(a, b),
    );
    const newSlots = new Int32Array(this.#used).fill(-1);
    slots.forEach((slot, at) => (newSlots[slot] = at));
    // Some room, so that the next ad does not move all columns again.
    const capacity = slots.length + (slots.length >> 4) + 1024;
    this.columns.renumber(newSlots, capacity);
    this.cards = this.cards.renumbered(newSlots, capacity);
    this.alive = emptyBits(capacity);
    slots.forEach((_, at) => setBit(this.alive, at));
    for (const [id, slot] of this.#slotOf) this.#slotOf.set(id, newSlots[slot] ?? 0);
    this.#used = slots.length;
    this.#numbered = slots.length;
    this.#tail = [];
    return newSlots;
  }

  #placeInTail(slot: number): number {
    let [low, high] = [0, this.#tail.length];
    while (low < high) {
      const middle = (low + high) >> 1;
      if (this.columns.compare(this.#tail[middle] ?? 0, slot) < 0) low = middle + 1;
      else high = middle;
    }
    return low;
  }
}
