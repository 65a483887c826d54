/** Maximum length of text that is kept before it is counted. Characters; a longer one without an event of the parser is counted at once. */
const maxLength = 256 * 1024;

/** Counts the lines of a text that comes piece by piece, up to positions that only increase. */
export class LineCounter {
  #line = 1;
  #counted = 0;
  #text = '';

  add(piece: string): void {
    this.#text += piece;
    if (this.#text.length > maxLength) this.at(this.#counted + this.#text.length);
  }

  /** @param index characters since the beginning of the text @returns the line number, from 1 */
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
