import type { Numbering } from '../../matching/words/moved-words.ts';
import type { Steps } from './steps.ts';

/** In which order the ads are to be numbered, and which doc ids have been given out. */
export interface Numbered {
  readonly used: number;
  /** Returns the living doc ids, newest ad first, in steps. */
  inOrder(): Steps<Uint32Array>;
}

/**
 * The numbers that doc ids are to have: newest first, without gaps. Doc ids that are given out after it was begun follow in the order in which
 * they come, as they do in the old numbering.
 */
export class NewNumbering implements Numbering {
  /** The old doc id of each new one, of those that were there when it was begun. */
  readonly before: Uint32Array;
  /** So many doc ids had been given out when it was begun. */
  readonly used: number;
  readonly #newDocIds: Int32Array;

  /** @param inOrder the living doc ids, newest ad first */
  private constructor(used: number, inOrder: Uint32Array) {
    this.used = used;
    this.before = inOrder;
    this.#newDocIds = new Int32Array(used).fill(-1);
    inOrder.forEach((docId, at) => (this.#newDocIds[docId] = at));
  }

  static *begin(ads: Numbered): Steps<NewNumbering> {
    const { used } = ads;
    return new NewNumbering(used, yield* ads.inOrder());
  }

  /** The new doc id of an old one; -1 if it was empty. */
  readonly of = (docId: number): number =>
    docId < this.used ? (this.#newDocIds[docId] ?? -1) : docId - this.used + this.before.length;
}
