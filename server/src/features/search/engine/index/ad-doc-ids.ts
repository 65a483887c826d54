import { clearBit, eachBit, emptyBits, hasBit, setBit, type Bits } from '../collections/bits.ts';
import { Cards } from '../results/cards.ts';
import { Columns } from './columns.ts';
import { withCapacity } from '../collections/number-arrays.ts';
import { contentHash, type IndexedAd } from './indexed-ad.ts';
import type { DocIds } from './doc-ids.ts';
import type { MovedAds } from './numbering/moved-ads.ts';
import type { Steps } from './numbering/steps.ts';
import type { Town } from '../filters/towns.ts';

/** Tolerated doc ids in the tail and empty doc ids: this number, or this share of all. */
const untidiness = { docIds: 2048, share: 1 / 8 };

/** Number of doc ids that one step puts in order. */
const mergedAtOnce = 8192;

/**
 * The ads by doc id. When the doc ids are numbered, the newest ad gets the lowest, so iterating over them in order needs no
 * sorting. An ad added later gets a doc id at the end, in the tail, which is short and has its own order.
 */
export class AdDocIds implements DocIds {
  columns = new Columns();
  cards = new Cards();
  /** Doc ids of existing ads; a removed ad leaves its doc id empty. */
  alive: Bits = emptyBits(0);
  #docIdOf = new Map<number, number>();
  #used = 0;
  /** Doc ids below this one are in order, newest first. */
  #numbered = 0;
  /** Used doc ids from `#numbered` on, newest first. */
  #tail: number[] = [];
  /** Whether the tail contains all used doc ids from `#numbered` on. */
  #isInOrder = true;
  /** Doc ids that became empty since `noteGone`. */
  #gone: number[] | undefined;

  get brafo(): Uint16Array {
    return this.columns.brafo.subarray(0, this.#used);
  }

  /** Number of ads. */
  get size(): number {
    return this.#docIdOf.size;
  }

  /** Number of assigned doc ids, empty ones included. */
  get used(): number {
    return this.#used;
  }

  /** Doc ids in the tail plus empty ones: renumbering removes both. */
  get untidy(): number {
    return this.#used - Math.min(this.#numbered, this.size) + this.#tail.length;
  }

  /** @param times multiple of the tolerated number */
  isUntidy(times = 1): boolean {
    return this.untidy > times * Math.max(untidiness.docIds, this.size * untidiness.share);
  }

  docIdOf(id: number): number | undefined {
    return this.#docIdOf.get(id);
  }

  /** Returns the ids and the current ads that differ from the indexed state. */
  changesTo(ids: readonly number[], ads: readonly IndexedAd[]) {
    const byId = new Map(ads.map((ad) => [ad.card.id, ad]));
    const changed = new Set(
      ids.filter((id) => {
        const [docId, ad] = [this.#docIdOf.get(id), byId.get(id)];
        if (docId === undefined || ad === undefined) return docId !== undefined || ad !== undefined;
        return this.columns.content[docId] !== contentHash(ad);
      }),
    );
    return { ids: [...changed], ads: [...changed].flatMap((id) => byId.get(id) ?? []) };
  }

  /** @param inOrder false while many ads are added before the doc ids are numbered */
  add(ad: IndexedAd, town: Town | undefined, inOrder = true): number {
    const docId = this.#used;
    // The calls that can fail come first.
    this.cards.set(docId, ad.card);
    this.columns.set(docId, ad, town);
    this.#used += 1;
    if (docId >>> 5 >= this.alive.length)
      this.alive = withCapacity(this.alive, ((docId + (docId >> 1)) >>> 5) + 32);
    setBit(this.alive, docId);
    this.#docIdOf.set(ad.card.id, docId);
    if (inOrder) this.#tail.splice(this.#placeInTail(docId), 0, docId);
    else this.#isInOrder = false;
    return docId;
  }

  /** @returns the doc id that became empty, or undefined if the ad was not indexed */
  remove(id: number): number | undefined {
    const docId = this.#docIdOf.get(id);
    if (docId === undefined) return undefined;
    this.#docIdOf.delete(id);
    clearBit(this.alive, docId);
    const inTail = docId < this.#numbered ? -1 : this.#tail.indexOf(docId);
    if (inTail !== -1) this.#tail.splice(inTail, 1);
    this.#gone?.push(docId);
    return docId;
  }

  comesBefore(docId: number, other: number): boolean {
    return this.columns.compare(docId, other) < 0;
  }

  /** Calls `visit` with the doc ids of a set, newest ad first, until it returns false. */
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

  /** Returns a list that receives each doc id that becomes empty from now on. */
  noteGone(): readonly number[] {
    const gone: number[] = [];
    this.#gone = gone;
    return gone;
  }

  noteGoneNoMore(): void {
    this.#gone = undefined;
  }

  /** Returns the doc ids of the existing ads, newest first, as of the first step, whatever changes between two steps. */
  *inOrder(): Steps<Uint32Array> {
    if (!this.#isInOrder)
      return Uint32Array.from(this.#docIdOf.values()).sort((a, b) => this.columns.compare(a, b));
    const [alive, tail, docIds] = [this.alive.slice(), [...this.#tail], new Uint32Array(this.size)];
    const [numbered, { columns }] = [this.#numbered, this];
    let [next, count] = [0, 0];
    for (let docId = 0; docId < numbered; docId += 1) {
      if (docId % mergedAtOnce === mergedAtOnce - 1) yield;
      if (!hasBit(alive, docId)) continue;
      for (; next < tail.length && columns.compare(tail[next] ?? 0, docId) < 0; next += 1)
        docIds[count++] = tail[next] ?? 0;
      docIds[count++] = docId;
    }
    docIds.set(tail.slice(next), count);
    return docIds;
  }

  /** Replaces the ads by a renumbered copy that has followed all changes. */
  exchange({ columns, cards, alive, docIdOf, numbering }: MovedAds): void {
    const came = this.#tail.filter((docId) => docId >= numbering.used);
    this.#tail = came.map((docId) => numbering.of(docId));
    this.#used = numbering.of(this.#used);
    this.#numbered = numbering.before.length;
    this.#isInOrder = true;
    this.#docIdOf = docIdOf;
    this.columns = columns;
    this.cards = cards;
    this.alive = alive;
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
