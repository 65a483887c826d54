declare module 'subset-font' {
  /** Returns a font with only the characters of a text. */
  export default function subsetFont(
    font: Buffer,
    text: string,
    options: { readonly targetFormat: 'woff2'; readonly noHinting: boolean },
  ): Promise<Buffer>;
}
