import { grown } from '../../index/growing.ts';

/**
 * Which words stand in a doc id, to know what has changed once it is gone. Seven bits of a number to a byte, the last byte of a number
 * below 128: about two bytes for each word of an ad.
 */
export class WordsOfDocIds {
  #bytes = new Uint8Array(1024);
  /** Where the words of each doc id begin; those of the last one end at `#end`. */
  #starts = new Uint32Array(256);
  #count = 0;
  #end = 0;

  /** @param docId the one after the last that was added */
  add(docId: number, words: readonly number[]): void {
    if (docId !== this.#count) throw new Error(`Doc id ${docId} does not follow ${this.#count}.`);
    if (docId === this.#starts.length) this.#starts = grown(this.#starts, docId + (docId >> 1));
    this.#starts[docId] = this.#end;
    this.#count += 1;
    const needed = this.#end + 5 * words.length;
    if (needed > this.#bytes.length) this.#bytes = grown(this.#bytes, needed + (needed >> 2));
    for (const word of words) {
      let left = word;
      for (; left > 127; left >>>= 7) this.#bytes[this.#end++] = (left & 127) | 128;
      this.#bytes[this.#end++] = left;
    }
  }

  forEach(docId: number, visit: (word: number) => void): void {
    const end = docId + 1 < this.#count ? (this.#starts[docId + 1] ?? 0) : this.#end;
    let [word, shift] = [0, 0];
    for (let at = this.#starts[docId] ?? 0; at < end; at += 1) {
      const byte = this.#bytes[at] ?? 0;
      word |= (byte & 127) << shift;
      shift += 7;
      if (byte > 127) continue;
      visit(word);
      [word, shift] = [0, 0];
    }
  }

  /** The same with every doc id and every word by its new number; a doc id of -1 is dropped. */
  renumbered(newDocIds: Int32Array, newWord: (word: number) => number): WordsOfDocIds {
    const docIds: number[] = [];
    newDocIds.forEach((to, docId) => {
      if (to >= 0) docIds[to] = docId;
    });
    const result = new WordsOfDocIds();
    docIds.forEach((docId, to) => {
      const words: number[] = [];
      this.forEach(docId, (word) => words.push(newWord(word)));
      result.add(to, words);
    });
    return result;
  }
}
