import type { Numbering } from '../../matching/words/moved-words.ts';
import type { Steps } from './steps.ts';

/** The order in which the ads are numbered, and the number of assigned doc ids. */
export interface Numbered {
  readonly used: number;
  /** Returns the doc ids of existing ads, newest first, in steps. */
  inOrder(): Steps<Uint32Array>;
}

/**
 * The new doc ids: newest ad first, without gaps. Doc ids that are assigned after the renumbering began follow in the order of their
 * assignment, as in the old numbering.
 */
export class NewNumbering implements Numbering {
  /** Old doc id of each new one, for the ads that existed when the renumbering began. */
  readonly before: Uint32Array;
  /** Number of doc ids that were assigned when the renumbering began. */
  readonly used: number;
  readonly #newDocIds: Int32Array;

  /** @param inOrder doc ids of existing ads, newest first */
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
