/** A set of ads that was read without a word. */
export interface Passes {
  /** Equal for the same ads. */
  readonly key: string;
  /** Whether an ad belongs to the set, now or when it is added; may be true for ads outside it. */
  readonly has: (docId: number) => boolean;
}

/** The reads that computed one result, without the reads of other results that it used. */
export interface Step {
  /** Numbers of the words whose ads were read, and of the lookups. */
  readonly words: Uint32Array;
  /** Whether it was read which words have a similar spelling. */
  readonly isOfSpellings: boolean;
  readonly passes: readonly Passes[];
  readonly bytes: number;
  /** For a cached result that was used: whether it is unchanged. */
  readonly isSame?: () => boolean;
  /** Version of the index for which the step is known to be valid. */
  version: number;
}

/** All reads that a result depends on: it stays valid until a change touches one of them. */
export interface Read {
  /** Its own step and the steps of all results that it used, each once. Results share steps: most use the same texts. */
  readonly steps: readonly Step[];
  /** Bytes in memory, with its steps counted as if no other result shared them. */
  readonly bytes: number;
  /** Version of the index for which the result is known to be valid. */
  version: number;
}

/** Maximum number of words recorded for a step; a step with more counts as changed after every change. */
const maxWords = 20_000;

const bytes = { read: 100, step: 120, passes: 250, use: 300 };

const noWords = new Uint32Array(0);
export const allAds: Passes = { key: '', has: () => true };
/** Maximum number of distinct sets of ads in a step. */
const maxPasses = 40;

const distinctPasses = (passes: readonly Passes[]): readonly Passes[] =>
  passes.length < 2 ? passes : [...new Map(passes.map((one) => [one.key, one])).values()];

/**
 * Makes a step of recorded reads.
 * @param words without duplicates
 * @param version current version of the index
 */
export function stepOf(
  words: readonly number[],
  allPasses: readonly Passes[],
  isOfSpellings: boolean,
  version: number,
): Step {
  const passes = distinctPasses(allPasses);
  const isTooMuch = words.length > maxWords || passes.length > maxPasses;
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
 * Makes the dependency on a cached result: valid while that result is unchanged, whatever it was computed from.
 * @param version current version of the index
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
 * Joins the own step of a result, if it has one, with the steps of the results that it used.
 * @param version current version of the index
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
