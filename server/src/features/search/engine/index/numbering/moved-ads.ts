import { Cards } from '../../results/cards.ts';
import { clearBit, emptyBits, setBit, type Bits } from '../../collections/bits.ts';
import { Columns } from '../columns.ts';
import { withCapacity } from '../../collections/number-arrays.ts';
import type { NewNumbering } from './new-numbering.ts';
import type { Steps } from './steps.ts';

/** Number of ads that one step copies. */
const adsAtOnce = 1000;

/** The data of the ads apart from their words. */
interface Parts {
  readonly columns: Columns;
  readonly cards: Cards;
}

/** A copy of all ads under new doc ids, built while searches still read the original. */
export class MovedAds implements Parts {
  readonly columns = new Columns();
  readonly cards = new Cards();
  readonly docIdOf = new Map<number, number>();
  alive: Bits;
  readonly numbering: NewNumbering;
  readonly #from: Parts;

  constructor(from: Parts, numbering: NewNumbering) {
    this.#from = from;
    this.numbering = numbering;
    const { length } = numbering.before;
    // With spare capacity, so that the next ad does not move all columns again.
    const capacity = length + (length >> 4) + 1024;
    this.alive = emptyBits(capacity);
    this.columns.reserve(capacity);
    this.cards.reserve(capacity);
  }

  /** Copies the ads that existed when the renumbering began. */
  *copyAll(): Steps {
    const { before } = this.numbering;
    for (let at = 0; at < before.length; at += adsAtOnce) {
      this.#copy(before.subarray(at, at + adsAtOnce), at);
      yield;
    }
  }

  /** Copies an ad that was added later. */
  add(docId: number): void {
    this.#copy(Uint32Array.of(docId), this.numbering.of(docId));
  }

  /** Removes a deleted ad. @param docId its old doc id, which was copied */
  remove(docId: number): void {
    const to = this.numbering.of(docId);
    clearBit(this.alive, to);
    const id = this.columns.id[to] ?? 0;
    // The same ad may exist again under a later doc id.
    if (this.docIdOf.get(id) === to) this.docIdOf.delete(id);
  }

  #copy(docIds: Uint32Array, first: number): void {
    this.columns.copy(this.#from.columns, docIds, first);
    this.cards.copy(this.#from.cards, docIds, first);
    const end = first + docIds.length;
    if ((end - 1) >>> 5 >= this.alive.length)
      this.alive = withCapacity(this.alive, ((end + (end >> 1)) >>> 5) + 32);
    for (let to = first; to < end; to += 1) {
      setBit(this.alive, to);
      this.docIdOf.set(this.columns.id[to] ?? 0, to);
    }
  }
}
