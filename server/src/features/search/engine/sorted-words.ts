const mergeFrom = 512;

/**
 * Words with numbers, found by their beginning. New ones wait in a short unsorted tail, so that adding
 * one never sorts the whole vocabulary.
 */
export class SortedWords {
  #words: string[] = [];
  #numbers: number[] = [];
  #tail: [string, number][] = [];

  add(word: string, number: number): void {
    this.#tail.push([word, number]);
    if (this.#tail.length > Math.max(mergeFrom, this.#words.length / 16)) this.#merge();
  }

  /** Calls back with the number of every word that begins so. */
  startingWith(prefix: string, visit: (number: number) => void): void {
    for (let at = this.#lowerBound(prefix); at < this.#words.length; at += 1) {
      if (!this.#words[at]?.startsWith(prefix)) break;
      visit(this.#numbers[at] ?? 0);
    }
    for (const [word, number] of this.#tail) if (word.startsWith(prefix)) visit(number);
  }

  #lowerBound(prefix: string): number {
    let [low, high] = [0, this.#words.length];
    while (low < high) {
      const middle = (low + high) >> 1;
      if ((this.#words[middle] ?? '') < prefix) low = middle + 1;
      else high = middle;
    }
    return low;
  }

  #merge(): void {
    const all = this.#words.map((word, at): [string, number] => [word, this.#numbers[at] ?? 0]);
    all.push(...this.#tail);
    all.sort(([a], [b]) => (a < b ? -1 : a > b ? 1 : 0));
    this.#words = all.map(([word]) => word);
    this.#numbers = all.map(([, number]) => number);
    this.#tail = [];
  }
}
