/** Values of a text's placeholders: `t('{count} Stellen', { count })`. */
export type TextValues = Readonly<Record<string, string | number | undefined>>;

/** Returns a text with its placeholders replaced by values. */
export const fillGaps = (text: string, values: TextValues): string =>
  text.replaceAll(/\{(\w+)\}/g, (_, name: string) => String(values[name]));
