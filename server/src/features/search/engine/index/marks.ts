import { withCapacity } from '../collections/number-arrays.ts';

/** Kinds of lookups of words; an added word is found by all of its own lookups. */
export const probes = { word: 1, stem: 2, beginning: 3, end: 4, endOfStem: 5 } as const;

export type Probe = (typeof probes)[keyof typeof probes];

/** Facts read about a word, marked separately: a word that is added to a description changes no fact about names with that word. */
export const wordFacts = {
  /** The ads that contain it, and in which fields. */
  ads: 0,
  /** The same for only the fields in which compounds count. */
  adsWithName: 1,
  /** Whether an ad contains it. */
  stands: 2,
  /** Whether an ad contains it in one of the fields in which compounds count. */
  standsInNames: 3,
} as const;

export type WordFact = (typeof wordFacts)[keyof typeof wordFacts];

/** Each fact has 2 to the power of this numbers for words; the numbers of lookups are above them. */
const blockShift = 24;
const inBlock = (1 << blockShift) - 1;
const probeBlock = 4;

/** Number of distinct lookup numbers: two lookups that share one are both treated as changed. */
const probeCount = 1 << 18;

export function wordNumber(word: number, fact: WordFact): number {
  return (fact << blockShift) + word;
}

/**
 * Lookups of longer beginnings and ends count as lookups of this many letters, so that a word takes linear time: an ad may contain a
 * single word of 300,000 letters.
 */
const maxProbeLength = 40;

/** The beginnings of a word by which lookups find it. */
export function* beginningsOf(word: string): Generator<string> {
  const longest = Math.min(word.length, maxProbeLength);
  for (let length = 1; length <= longest; length += 1) yield word.slice(0, length);
}

/** The ends of a word by which lookups find it. */
export function* endsOf(word: string): Generator<string> {
  for (let at = Math.max(0, word.length - maxProbeLength); at < word.length; at += 1)
    yield word.slice(at);
}

function told(probe: Probe, text: string): string {
  if (text.length <= maxProbeLength || probe === probes.word || probe === probes.stem) return text;
  return probe === probes.beginning ? text.slice(0, maxProbeLength) : text.slice(-maxProbeLength);
}

export function probeNumber(probe: Probe, asked: string): number {
  const text = told(probe, asked);
  let hash = 0x811c9dc5 ^ probe;
  for (let at = 0; at < text.length; at += 1)
    hash = Math.imul(hash ^ text.charCodeAt(at), 0x01000193);
  return (probeBlock << blockShift) + ((hash ^ (hash >>> 15)) & (probeCount - 1));
}

/** A mark for each fact of a word and for each lookup. */
export class Marks {
  /** By block. The block of lookups has its full size from the first mark on: most indexes of names never get one. */
  readonly #blocks: Uint32Array[] = [];

  get(number: number): number {
    return this.#blocks[number >>> blockShift]?.[number & inBlock] ?? 0;
  }

  set(number: number, mark: number): void {
    const [block, at] = [number >>> blockShift, number & inBlock];
    let marks = this.#blocks[block] ?? new Uint32Array(block === probeBlock ? probeCount : 1024);
    if (at >= marks.length) marks = withCapacity(marks, at + (at >> 1));
    marks[at] = mark;
    this.#blocks[block] = marks;
  }
}
