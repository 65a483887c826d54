const mergeFrom = 512;

type Entry = readonly [word: string, number: number];

function byWord([a]: Entry, [b]: Entry): number {
  return a < b ? -1 : a > b ? 1 : 0;
}

/** Index at which a text would be inserted into a sorted list. */
function lowerBound(length: number, wordAt: (at: number) => string, text: string): number {
  let [low, high] = [0, length];
  while (low < high) {
    const middle = (low + high) >> 1;
    if (wordAt(middle) < text) low = middle + 1;
    else high = middle;
  }
  return low;
}

/**
 * Words with numbers, found by their beginning. New words are added to a short tail, so that adding one never sorts the whole vocabulary. The
 * tail is sorted by the next lookup.
 */
export class SortedWords {
  #words: string[] = [];
  #numbers: number[] = [];
  #tail: Entry[] = [];
  #isTailSorted = true;

  add(word: string, number: number): void {
    this.#tail.push([word, number]);
    this.#isTailSorted = false;
    if (this.#tail.length > Math.max(mergeFrom, this.#words.length / 16)) this.#merge();
  }

  /** Returns the numbers of all words with this prefix. */
  startingWith(prefix: string): number[] {
    // No letter sorts after this one.
    const last = `${prefix}\uFFFF`;
    const [words, tail] = [this.#words, this.#sortedTail()];
    const wordAt = (at: number) => words[at] ?? '';
    const inTail = (at: number) => tail[at]?.[0] ?? '';
    const found = this.#numbers.slice(
      lowerBound(words.length, wordAt, prefix),
      lowerBound(words.length, wordAt, last),
    );
    const end = lowerBound(tail.length, inTail, last);
    for (let at = lowerBound(tail.length, inTail, prefix); at < end; at += 1)
      found.push(tail[at]?.[1] ?? 0);
    return found;
  }

  #sortedTail(): readonly Entry[] {
    if (!this.#isTailSorted) this.#tail.sort(byWord);
    this.#isTailSorted = true;
    return this.#tail;
  }

  /** Sorts only the tail and merges the two sorted lists from the end, which needs no copy. */
  #merge(): void {
    const tail = this.#sortedTail();
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
    this.#isTailSorted = true;
  }
}
