/** One of several options that a field offers. */
export interface Option {
  readonly key: string;
  readonly label: string;
}

/** Returns the labels of chosen options, in the order of the options. */
export const labelsOf = (options: readonly Option[], keys: readonly string[]): string[] =>
  options.filter(({ key }) => keys.includes(key)).map(({ label }) => label);
