import { withCapacity } from '../../collections/number-arrays.ts';

/**
 * The words of each doc id, and which of them are in names, to find the facts that its deletion changes. Numbers are stored with seven bits in
 * each byte, and the last byte of a number is below 128: about two bytes for each word of an ad.
 */
export class WordsOfDocIds {
  #bytes = new Uint8Array(1024);
  /** Offset of the words of each doc id; the words of the last one end at `#end`. */
  #starts = new Uint32Array(256);
  #count = 0;
  #end = 0;

  /**
   * @param docId the successor of the last added one
   * @param words words in names come first
   * @param inNames number of words in names
   */
  add(docId: number, words: readonly number[], inNames: number): void {
    if (docId !== this.#count) throw new Error(`Doc id ${docId} does not follow ${this.#count}.`);
    this.#begin(5 * (words.length + 1));
    this.#write(inNames);
    for (const word of words) this.#write(word);
  }

  forEach(docId: number, visit: (word: number, isInName: boolean) => void): void {
    const end = this.#endOf(docId);
    let [number, shift] = [0, 0];
    let inNames: number | undefined;
    for (let at = this.#starts[docId] ?? 0; at < end; at += 1) {
      const byte = this.#bytes[at] ?? 0;
      number |= (byte & 127) << shift;
      shift += 7;
      if (byte > 127) continue;
      if (inNames === undefined) inNames = number;
      else visit(number, inNames-- > 0);
      [number, shift] = [0, 0];
    }
  }

  /** Copies the words of a doc id of another instance. @param newWord maps word numbers to those of this instance; undefined keeps them */
  copy(from: WordsOfDocIds, docId: number, newWord?: (word: number) => number): void {
    if (newWord !== undefined) {
      const words: number[] = [];
      let inNames = 0;
      from.forEach(docId, (word, isInName) => {
        words.push(newWord(word));
        if (isInName) inNames += 1;
      });
      return this.add(this.#count, words, inNames);
    }
    const bytes = from.#bytes.subarray(from.#starts[docId] ?? 0, from.#endOf(docId));
    this.#begin(bytes.length);
    this.#bytes.set(bytes, this.#end);
    this.#end += bytes.length;
  }

  /** Makes room for the content of another instance. */
  reserveFor(others: WordsOfDocIds): void {
    this.#bytes = withCapacity(this.#bytes, others.#end + (others.#end >> 4));
    this.#starts = withCapacity(this.#starts, others.#count + (others.#count >> 4));
  }

  #write(number: number): void {
    let left = number;
    for (; left > 127; left >>>= 7) this.#bytes[this.#end++] = (left & 127) | 128;
    this.#bytes[this.#end++] = left;
  }

  #endOf(docId: number): number {
    return docId + 1 < this.#count ? (this.#starts[docId + 1] ?? 0) : this.#end;
  }

  /** Begins the next doc id and makes room for this many bytes. */
  #begin(bytes: number): void {
    if (this.#count === this.#starts.length)
      this.#starts = withCapacity(this.#starts, this.#count + (this.#count >> 1));
    this.#starts[this.#count] = this.#end;
    this.#count += 1;
    const needed = this.#end + bytes;
    if (needed > this.#bytes.length)
      this.#bytes = withCapacity(this.#bytes, needed + (needed >> 2));
  }
}
