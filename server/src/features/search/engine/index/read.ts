/** Ads that were gone through without a word. */
export interface Passes {
  /** The same for the same ads. */
  readonly key: string;
  /** Whether an ad is one of them, now or when it comes; an ad may be counted in that is not. */
  readonly has: (docId: number) => boolean;
}

/** What was read while one result was worked out, that of the results which it used not counted. */
export interface Step {
  /** Numbers of the words whose ads were looked at, and of the look-ups. */
  readonly words: Uint32Array;
  /** Whether it was looked up which words are spelled like others. */
  readonly isOfSpellings: boolean;
  readonly passes: readonly Passes[];
  readonly bytes: number;
  /** For a result that is kept and was used: whether it is still what it was. */
  readonly isSame?: () => boolean;
  /** Up to which change it is known to be right. */
  version: number;
}

/** What a result was worked out from: it stays right until a part of that changes. */
export interface Read {
  /** Its own step and those of all results that were used for it, each once. Results share steps: most are of the same texts. */
  readonly steps: readonly Step[];
  /** What it takes in memory, its steps counted as if nobody shared them. */
  readonly bytes: number;
  /** Up to which change it is known to be right. */
  version: number;
}

/** So many words are recorded of a step; one of more counts as changed with each change. */
const mostWords = 20_000;

const bytes = { read: 100, step: 120, passes: 250, use: 300 };

const noWords = new Uint32Array(0);
export const allAds: Passes = { key: '', has: () => true };
/** So many sets of ads are told apart in a step. */
const mostPasses = 40;

const distinctPasses = (passes: readonly Passes[]): readonly Passes[] =>
  passes.length < 2 ? passes : [...new Map(passes.map((one) => [one.key, one])).values()];

/**
 * Makes a step of what was recorded.
 * @param words each once
 * @param version the last change
 */
export function stepOf(
  words: readonly number[],
  allPasses: readonly Passes[],
  isOfSpellings: boolean,
  version: number,
): Step {
  const passes = distinctPasses(allPasses);
  const isTooMuch = words.length > mostWords || passes.length > mostPasses;
  const own = isTooMuch || words.length === 0 ? noWords : Uint32Array.from(words);
  const ownPasses = isTooMuch ? [allAds] : passes;
  return {
    words: own,
    passes: ownPasses,
    isOfSpellings,
    bytes: bytes.step + own.byteLength + bytes.passes * ownPasses.length,
    version,
  };
}

/**
 * Makes what a result depends on that uses a kept one: whether that is what it was, whatever it was worked out from.
 * @param version the last change
 */
export function useOf(isSame: () => boolean, version: number): Read {
  const step = {
    words: noWords,
    passes: [],
    isOfSpellings: false,
    bytes: bytes.use,
    isSame,
    version,
  };
  return { steps: [step], bytes: bytes.read + bytes.use, version };
}

/**
 * Joins the own step of a result, if it has one, and those of the results that were used for it.
 * @param version the last change
 */
export function joined(step: Step | undefined, used: readonly Read[], version: number): Read {
  const [only] = used;
  if (only && used.length === 1 && step === undefined) return only;
  const steps = new Set(step && [step]);
  for (const read of new Set(used)) for (const one of read.steps) steps.add(one);
  let sum = bytes.read;
  for (const one of steps) sum += one.bytes;
  return { steps: [...steps], bytes: sum, version };
}
