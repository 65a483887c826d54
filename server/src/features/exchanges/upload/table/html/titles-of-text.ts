/** Longest title that is kept. Characters. */
const maxLength = 300;

/** Rank of elements that stand above tables: a heading ends those of the same and of lower rank. Sheets are in workbooks in XML. */
const ranks: ReadonlyMap<string, number> = new Map([
  ['worksheet', 0],
  ...['h1', 'h2', 'h3', 'h4', 'h5', 'h6'].map((name, at) => [name, at + 1] as const),
]);

/** Collects the headings of a text, so that each table knows those above it. */
export class TitlesOfText {
  #titles: { readonly rank: number; readonly text: string }[] = [];
  /** The heading or caption that is open. */
  #open: { readonly name: string; text: string } | undefined;

  /** The headings above, the nearest first. */
  get above(): readonly string[] {
    return this.#titles.map(({ text }) => text);
  }

  /** @param sheet name of the sheet that begins */
  open(name: string, sheet = ''): void {
    if (name === 'worksheet') this.#add(0, sheet);
    else if (name === 'caption' || ranks.has(name)) this.#open = { name, text: '' };
  }

  say(text: string): void {
    if (this.#open !== undefined && this.#open.text.length < maxLength)
      this.#open.text += text.slice(0, maxLength);
  }

  /** Returns the text of a caption that ends. */
  close(name: string): string | undefined {
    if (this.#open?.name !== name) return undefined;
    const text = this.#open.text.replaceAll(/\s+/g, ' ').trim();
    this.#open = undefined;
    if (name === 'caption') return text;
    this.#add(ranks.get(name) ?? 0, text);
    return undefined;
  }

  #add(rank: number, text: string): void {
    this.#titles = [
      { rank, text: text.slice(0, maxLength) },
      ...this.#titles.filter((one) => one.rank < rank),
    ];
  }
}
