/** What a text names in braces: `t('{count} Stellen', { count })`. */
export type TextValues = Readonly<Record<string, string | number | undefined>>;

/** Returns a text with its values. */
export const fillGaps = (text: string, values: TextValues): string =>
  text.replaceAll(/\{(\w+)\}/g, (_, name: string) => String(values[name]));
