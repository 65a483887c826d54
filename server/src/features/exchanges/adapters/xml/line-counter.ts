/** Text that is kept to be counted. Characters; what is longer without a word of the parser is counted at once. */
const longest = 256 * 1024;

/** Counts the lines of a text that comes piece by piece, up to places that only ever go forward. */
export class LineCounter {
  #line = 1;
  #counted = 0;
  #text = '';

  add(piece: string): void {
    this.#text += piece;
    if (this.#text.length > longest) this.at(this.#counted + this.#text.length);
  }

  /** @param index characters since the beginning of the text @returns the number of the line, from 1 */
  at(index: number): number {
    const length = Math.min(index - this.#counted, this.#text.length);
    if (length <= 0) return this.#line;
    const passed = this.#text.slice(0, length);
    for (let next = passed.indexOf('\n'); next !== -1; next = passed.indexOf('\n', next + 1))
      this.#line += 1;
    this.#text = this.#text.slice(length);
    this.#counted += length;
    return this.#line;
  }
}
