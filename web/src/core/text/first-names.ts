interface Shortened {
  /** Maximum number of names that are listed; all by default. */
  readonly max?: number;
  /** Number of all names, if `names` has only the first of them. */
  readonly count?: number;
  readonly separator?: string;
}

/**
 * Returns names in one line, and of many names the first ones: 'Mühle, Laden und 7 weitere'. A single name is not left out, because its
 * number is hardly shorter.
 */
export function firstNames(
  names: readonly string[],
  { max = names.length, count = names.length, separator = ', ' }: Shortened = {},
): string {
  const shown = names.slice(0, names.length > max + 1 ? max : names.length);
  const rest = count - shown.length;
  return shown.join(separator) + (rest > 0 ? ` und ${rest} weitere` : '');
}
