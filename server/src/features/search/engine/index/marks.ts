import { grown } from './growing.ts';

/** How words are looked up; a word that comes is found by all of its own. */
export const probes = { word: 1, stem: 2, beginning: 3, end: 4, endOfStem: 5 } as const;

export type Probe = (typeof probes)[keyof typeof probes];

/** Look-ups are told apart by this many numbers, above those of all words: two that share one are both taken for changed. */
const probeCount = 1 << 18;
const firstProbe = 1 << 24;

export function probeNumber(probe: Probe, text: string): number {
  let hash = 0x811c9dc5 ^ probe;
  for (let at = 0; at < text.length; at += 1)
    hash = Math.imul(hash ^ text.charCodeAt(at), 0x01000193);
  return firstProbe + ((hash ^ (hash >>> 15)) & (probeCount - 1));
}

/** A number for each word, and one for each look-up. */
export class Marks {
  #words = new Uint32Array(1024);
  readonly #probes = new Uint32Array(probeCount);

  get(number: number): number {
    if (number >= firstProbe) return this.#probes[number - firstProbe] ?? 0;
    return this.#words[number] ?? 0;
  }

  set(number: number, mark: number): void {
    if (number >= firstProbe) this.#probes[number - firstProbe] = mark;
    else {
      if (number >= this.#words.length) this.#words = grown(this.#words, number + (number >> 1));
      this.#words[number] = mark;
    }
  }
}
