/** Judges passwords by a large list of common ones and by an estimator of strength, in German and in general. */
interface Estimator {
  /** Whether a text in lower case is among the 49,233 most common passwords. */
  readonly isCommon: (text: string) => boolean;
  /** Estimates the guesses for a password of words, names, dates, keyboard rows and replaced letters, as a power of ten. */
  readonly guessesOf: (password: string, known: readonly string[]) => number;
}

/** Number of readings of replaced letters that are tried: with the library's 100 a password made for it takes 0.1 s, with these 0.01 s. */
const maxSpellings = 16;

/** Loads the estimator when a password is first set, not at the start: its dictionaries take 40 MB and 0.2 s. */
async function load(): Promise<Estimator> {
  const [{ ZxcvbnFactory }, common, german] = await Promise.all([
    import('@zxcvbn-ts/core'),
    import('@zxcvbn-ts/language-common'),
    import('@zxcvbn-ts/language-de'),
  ]);
  const passwords = new Set<string>(common.dictionary['passwords-common']);
  const estimator = new ZxcvbnFactory({
    dictionary: { ...common.dictionary, ...german.dictionary },
    graphs: common.adjacencyGraphs,
    l33tMaxSubstitutions: maxSpellings,
  });
  return {
    isCommon: (text) => passwords.has(text),
    guessesOf: (password, known) => estimator.check(password, [...known]).guessesLog10,
  };
}

let loading: Promise<Estimator> | undefined;

export function openEstimator(): Promise<Estimator> {
  loading ??= load();
  return loading;
}
