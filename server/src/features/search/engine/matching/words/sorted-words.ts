const mergeFrom = 512;

type Entry = readonly [word: string, number: number];

function byWord([a]: Entry, [b]: Entry): number {
  return a < b ? -1 : a > b ? 1 : 0;
}

/**
 * Words with numbers, found by their beginning. New ones wait in a short unsorted tail, so that adding
 * one never sorts the whole vocabulary.
 */
export class SortedWords {
  #words: string[] = [];
  #numbers: number[] = [];
  #tail: Entry[] = [];

  add(word: string, number: number): void {
    this.#tail.push([word, number]);
    if (this.#tail.length > Math.max(mergeFrom, this.#words.length / 16)) this.#merge();
  }

  /** Calls back with the number of every word that begins so. */
  startingWith(prefix: string, visit: (number: number) => void): void {
    // No letter comes after this one.
    const end = this.#lowerBound(`${prefix}\uFFFF`);
    for (let at = this.#lowerBound(prefix); at < end; at += 1) visit(this.#numbers[at] ?? 0);
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

  /** Sorts the tail alone and merges two sorted lists, from the end so that it happens in place. */
  #merge(): void {
    const tail = this.#tail.sort(byWord);
    const [words, numbers] = [this.#words, this.#numbers];
    let from = words.length - 1;
    let to = words.length + tail.length - 1;
    words.length += tail.length;
    numbers.length += tail.length;
    for (let at = tail.length - 1; at >= 0; to -= 1) {
      const [word, number] = tail[at] ?? ['', 0];
      const other = from >= 0 ? (words[from] ?? '') : undefined;
      if (other !== undefined && other > word) {
        words[to] = other;
        numbers[to] = numbers[from] ?? 0;
        from -= 1;
      } else {
        words[to] = word;
        numbers[to] = number;
        at -= 1;
      }
    }
    this.#tail = [];
  }
}
