/** Returns a text in German quotation marks; quotation marks within it become single ones. */
export const quoted = (text: string): string =>
  `„${text.replaceAll('„', '‚').replaceAll('“', '‘')}“`;
