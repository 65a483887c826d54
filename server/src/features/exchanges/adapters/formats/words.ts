/** Splits a text at blanks and line breaks, so that a long list stays readable. */
export const words = (text: string): readonly string[] => text.match(/\S+/g) ?? [];

export const wordSet = (text: string): ReadonlySet<string> => new Set(words(text));
