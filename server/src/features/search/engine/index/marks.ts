import { grown } from './growing.ts';

/** How words are looked up; a word that comes is found by all of its own. */
export const probes = { word: 1, stem: 2, beginning: 3, end: 4, endOfStem: 5 } as const;

export type Probe = (typeof probes)[keyof typeof probes];

/** Look-ups are told apart by this many numbers, above those of all words: two that share one are both taken for changed. */
const probeCount = 1 << 18;
const firstProbe = 1 << 24;

/**
 * Look-ups of longer beginnings and ends count as those of so many letters, so that a word costs no more than linear time: what companies
 * write may be a single word of 300,000 letters.
 */
const longestProbe = 40;

/** The beginnings of a word by which look-ups find it. */
export function* beginningsOf(word: string): Generator<string> {
  const longest = Math.min(word.length, longestProbe);
  for (let length = 1; length <= longest; length += 1) yield word.slice(0, length);
}

/** The ends of a word by which look-ups find it. */
export function* endsOf(word: string): Generator<string> {
  for (let at = Math.max(0, word.length - longestProbe); at < word.length; at += 1)
    yield word.slice(at);
}

function told(probe: Probe, text: string): string {
  if (text.length <= longestProbe || probe === probes.word || probe === probes.stem) return text;
  return probe === probes.beginning ? text.slice(0, longestProbe) : text.slice(-longestProbe);
}

export function probeNumber(probe: Probe, asked: string): number {
  const text = told(probe, asked);
  let hash = 0x811c9dc5 ^ probe;
  for (let at = 0; at < text.length; at += 1)
    hash = Math.imul(hash ^ text.charCodeAt(at), 0x01000193);
  return firstProbe + ((hash ^ (hash >>> 15)) & (probeCount - 1));
}

/** A number for each word, and one for each look-up. */
export class Marks {
  #words = new Uint32Array(1024);
  /** Of `probeCount` once there is a mark: most indexes of names never have one. */
  #probes = new Uint32Array(0);

  get(number: number): number {
    if (number >= firstProbe) return this.#probes[number - firstProbe] ?? 0;
    return this.#words[number] ?? 0;
  }

  set(number: number, mark: number): void {
    if (number >= firstProbe) {
      if (this.#probes.length === 0) this.#probes = new Uint32Array(probeCount);
      this.#probes[number - firstProbe] = mark;
    } else {
      if (number >= this.#words.length) this.#words = grown(this.#words, number + (number >> 1));
      this.#words[number] = mark;
    }
  }
}
