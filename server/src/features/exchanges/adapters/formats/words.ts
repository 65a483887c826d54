/** Words parted by blanks or lines: a long list stays readable. */
export const words = (text: string): readonly string[] => text.match(/\S+/g) ?? [];

export const wordSet = (text: string): ReadonlySet<string> => new Set(words(text));
