import { LRUCache } from 'lru-cache';
import { heapShare } from '../../heap-share.ts';
import type { Content, Encoding, FinishedAnswer, Form } from './finished-answer.ts';

/** Enough for the answers of fifteen thousand searches, compressed as browsers ask for them. */
const mostBytes = 64 << 20;
/** Answers for longer addresses are not cached: nobody asks for one twice. */
const longestAddress = 600;
/** Bodies are compressed well this often at most, so that the many answers to be made after a change are not delayed by it. */
const pauseMs = 5;

/** Finished answers by address, each as long as nothing that it shows has changed. */
export class AnswerCache {
  readonly #answers: LRUCache<string, { state: string; readonly answer: FinishedAnswer }>;
  readonly #now: () => number;
  /** When a body was last compressed well, in ms. */
  #compressed = -Infinity;

  /** @param now in ms */
  constructor(maxSize = heapShare(mostBytes), now = () => performance.now()) {
    this.#now = now;
    this.#answers = new LRUCache({
      maxSize,
      sizeCalculation: ({ answer }, address) => answer.bytes + 2 * address.length,
    });
  }

  get bytes(): number {
    return this.#answers.calculatedSize;
  }

  /** The answer in an encoding. One that is kept takes more room with each encoding, and less where it is compressed again. */
  form(address: string, answer: FinishedAnswer, encoding: Encoding): Form {
    const { bytes } = answer;
    const form = answer.form(encoding, this.#hasTime);
    const kept = answer.bytes === bytes ? undefined : this.#answers.peek(address);
    if (kept?.answer === answer) this.#answers.set(address, { ...kept });
    return form;
  }

  readonly #hasTime = (): boolean => {
    const now = this.#now();
    if (now - this.#compressed < pauseMs) return false;
    this.#compressed = now;
    return true;
  };

  /** @param stateNow asked only where an answer is kept */
  get(address: string, stateNow: () => string): FinishedAnswer | undefined {
    const kept = this.#answers.get(address);
    if (kept === undefined) return undefined;
    const now = stateNow();
    if (kept.state === now) return kept.answer;
    const { validity } = kept.answer;
    if (validity?.holds()) {
      kept.state = now;
      return kept.answer;
    }
    // What lasts may be made again and be the same.
    if (validity === undefined) this.#answers.delete(address);
    return undefined;
  }

  /** How the answer to an address is made again, where one is kept that is no longer right. */
  again(address: string): Content['again'] {
    return this.#answers.peek(address)?.answer.again;
  }

  /**
   * Keeps an answer.
   * @param state that it was made in
   * @returns it, or the one before where that has the same body
   */
  set(address: string, state: string, answer: FinishedAnswer): FinishedAnswer {
    if (address.length > longestAddress) return answer;
    const before = this.#answers.peek(address)?.answer;
    const kept = before?.isRenewedBy(answer) ? before : answer;
    this.#answers.set(address, { state, answer: kept });
    return kept;
  }
}
