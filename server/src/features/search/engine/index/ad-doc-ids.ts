import { clearBit, eachBit, emptyBits, hasBit, setBit, type Bits } from './bits.ts';
import { Cards } from '../results/cards.ts';
import { Columns } from './columns.ts';
import { grown } from './growing.ts';
import { contentHash, type IndexedAd } from './indexed-ad.ts';
import type { DocIds } from './doc-ids.ts';
import type { Town } from '../filters/towns.ts';

/** doc ids at the end and empty ones that are put up with: so many, or this share of all. */
const untidiness = { docIds: 2048, share: 1 / 8 };

/**
 * The ads by doc id. When the doc ids are numbered, the newest ad gets the lowest, so going through them in order needs no
 * sorting. An ad that comes later gets a doc id at the end: the tail, which is short and kept in order beside them.
 */
export class AdDocIds implements DocIds {
  readonly columns = new Columns();
  cards = new Cards();
  /** doc ids whose ad counts; an ad that is removed leaves its doc id empty. */
  alive: Bits = emptyBits(0);
  readonly #docIdOf = new Map<number, number>();
  #used = 0;
  /** doc ids below are in order, newest first. */
  #numbered = 0;
  /** Living doc ids from there on, newest first. */
  #tail: number[] = [];

  get brafo(): Uint16Array {
    return this.columns.brafo.subarray(0, this.#used);
  }

  /** Living ads. */
  get size(): number {
    return this.#docIdOf.size;
  }

  /** doc ids that were given out, empty ones included. */
  get used(): number {
    return this.#used;
  }

  /** doc ids at the end and empty ones: what numbering them anew would tidy up. */
  get untidy(): number {
    return this.#used - Math.min(this.#numbered, this.size) + this.#tail.length;
  }

  get isUntidy(): boolean {
    return this.untidy > Math.max(untidiness.docIds, this.size * untidiness.share);
  }

  docIdOf(id: number): number | undefined {
    return this.#docIdOf.get(id);
  }

  /** Returns those of the ids, and of their ads as they are now, that are not known so already. */
  changesTo(ids: readonly number[], ads: readonly IndexedAd[]) {
    const byId = new Map(ads.map((ad) => [ad.card.id, ad]));
    const changed = new Set(
      ids.filter((id) => {
        const [docId, ad] = [this.#docIdOf.get(id), byId.get(id)];
        if (docId === undefined || ad === undefined) return docId !== undefined || ad !== undefined;
        return this.columns.content[docId] !== contentHash(ad);
      }),
    );
    return { ids: [...changed], ads: ads.filter(({ card }) => changed.has(card.id)) };
  }

  /** @param inOrder false while many are taken in before the doc ids are numbered */
  add(ad: IndexedAd, town: Town | undefined, inOrder = true): number {
    const docId = this.#used;
    // First what can fail.
    this.cards.set(docId, ad.card);
    this.columns.set(docId, ad, town);
    this.#used += 1;
    if (docId >>> 5 >= this.alive.length)
      this.alive = grown(this.alive, ((docId + (docId >> 1)) >>> 5) + 32);
    setBit(this.alive, docId);
    this.#docIdOf.set(ad.card.id, docId);
    if (inOrder) this.#tail.splice(this.#placeInTail(docId), 0, docId);
    return docId;
  }

  /** @returns the doc id that became empty, or undefined for an ad that was not there */
  remove(id: number): number | undefined {
    const docId = this.#docIdOf.get(id);
    if (docId === undefined) return undefined;
    this.#docIdOf.delete(id);
    clearBit(this.alive, docId);
    if (docId >= this.#numbered) this.#tail.splice(this.#tail.indexOf(docId), 1);
    return docId;
  }

  /** Calls back with the doc ids of a set, newest ad first, until it answers false. */
  eachNewestFirst(set: Bits, visit: (docId: number) => boolean | void): void {
    if (this.#tail.length === 0) return eachBit(set, visit);
    const tail = this.#tail.filter((docId) => hasBit(set, docId));
    let [next, goOn] = [0, true];
    eachBit(set, (docId) => {
      if (docId >= this.#numbered) return false;
      for (; next < tail.length && this.columns.compare(tail[next] ?? 0, docId) < 0; next += 1) {
        if (visit(tail[next] ?? 0) === false) return (goOn = false);
      }
      return (goOn = visit(docId) !== false);
    });
    for (; goOn && next < tail.length; next += 1) goOn = visit(tail[next] ?? 0) !== false;
  }

  /**
   * Numbers the doc ids anew: newest first, without gaps.
   * @returns the new doc id of every old one, -1 for those that were empty
   */
  renumber(): Int32Array {
    const docIds = Uint32Array.from(this.#docIdOf.values()).sort((a, b) =>
      this.columns.compare(a, b),
    );
    const newDocIds = new Int32Array(this.#used).fill(-1);
    docIds.forEach((docId, at) => (newDocIds[docId] = at));
    // Some room, so that the next ad does not move all columns again.
    const capacity = docIds.length + (docIds.length >> 4) + 1024;
    this.columns.renumber(newDocIds, capacity);
    this.cards = this.cards.renumbered(newDocIds, capacity);
    this.alive = emptyBits(capacity);
    docIds.forEach((_, at) => setBit(this.alive, at));
    for (const [id, docId] of this.#docIdOf) this.#docIdOf.set(id, newDocIds[docId] ?? 0);
    this.#used = docIds.length;
    this.#numbered = docIds.length;
    this.#tail = [];
    return newDocIds;
  }

  #placeInTail(docId: number): number {
    let [low, high] = [0, this.#tail.length];
    while (low < high) {
      const middle = (low + high) >> 1;
      if (this.columns.compare(this.#tail[middle] ?? 0, docId) < 0) low = middle + 1;
      else high = middle;
    }
    return low;
  }
}
