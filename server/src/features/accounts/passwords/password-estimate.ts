/** What a large list and an estimator of strength say of a password, in German and in general. */
interface Estimator {
  /** Whether a text, lower case, is among the 49,233 most common passwords. */
  readonly isCommon: (text: string) => boolean;
  /** How many guesses a password takes that is made of words, names, dates, rows of keys and signs for letters: powers of ten. */
  readonly guessesOf: (password: string, known: readonly string[]) => number;
}

/** Ways to read signs as letters that are tried: with the library's 100 a password made for it takes 0.1 s, with these 0.01 s. */
const mostSpellings = 16;

/** Its dictionaries take 40 MB and 0.2 s: they are for the first who sets a password, not for the start. */
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
    l33tMaxSubstitutions: mostSpellings,
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
