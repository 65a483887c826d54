import { LRUCache } from 'lru-cache';
import { heapShare } from '../../heap-share.ts';
import type { Content, Encoding, FinishedAnswer, Form } from './finished-answer.ts';

/** Enough for the responses of fifteen thousand searches, compressed as browsers request them. */
const maxBytes = 64 << 20;
/** Responses for longer URLs are not cached, because such URLs are not requested twice. */
const maxAddressLength = 600;

/** Finished responses by URL, each valid while none of its data has changed. */
export class AnswerCache {
  readonly #answers: LRUCache<string, { state: string; readonly answer: FinishedAnswer }>;

  constructor(maxSize = heapShare(maxBytes)) {
    this.#answers = new LRUCache({
      maxSize,
      sizeCalculation: ({ answer }, address) => answer.bytes + 2 * address.length,
    });
  }

  get bytes(): number {
    return this.#answers.calculatedSize;
  }

  /** The response in an encoding. A cached one takes more memory with each encoding. */
  form(address: string, answer: FinishedAnswer, encoding: Encoding): Form {
    const { bytes } = answer;
    const form = answer.form(encoding);
    const kept = answer.bytes === bytes ? undefined : this.#answers.peek(address);
    if (kept?.answer === answer) this.#answers.set(address, { ...kept });
    return form;
  }

  /** @param stateNow called only if a response is cached */
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
    // An entry with a validity may be made again with the same body.
    if (validity === undefined) this.#answers.delete(address);
    return undefined;
  }

  /** Function that makes the response for a URL again, if an outdated one is cached. */
  again(address: string): Content['again'] {
    return this.#answers.peek(address)?.answer.again;
  }

  /**
   * Caches a response.
   * @param state the state in which it was made
   * @returns the response, or the cached one if that has the same body
   */
  set(address: string, state: string, answer: FinishedAnswer): FinishedAnswer {
    if (address.length > maxAddressLength) return answer;
    const before = this.#answers.peek(address)?.answer;
    const kept = before?.isRenewedBy(answer) ? before : answer;
    this.#answers.set(address, { state, answer: kept });
    return kept;
  }
}
