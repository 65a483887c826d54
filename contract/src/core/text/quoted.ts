const inner: Readonly<Record<string, string>> = {
  '„': '‚',
  '“': '‘',
  '”': '’',
  '«': '‹',
  '»': '›',
};

/** Returns a text with single quotation marks, for a sentence that puts it in double ones. */
export const innerQuoted = (text: string): string =>
  text.replaceAll(/[„“”«»]/g, (mark) => inner[mark] ?? mark);

/** Returns a text in German quotation marks; quotation marks within it become single ones. */
export const quoted = (text: string): string => `„${innerQuoted(text)}“`;
