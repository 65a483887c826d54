import { withCapacity } from '../collections/number-arrays.ts';

/** Cards are stored in chunks of this many bytes; the other 12 bits number the chunks, for 4 GB. */
const chunkBits = 20;
const chunkBytes = 1 << chunkBits;
const offsetMask = chunkBytes - 1;
const [comma, closingBrace, opening, closing] = [0x2c, 0x7d, 0x5b, 0x5d];
/** Length of the longest distance: `,"distance":20015.1`. */
const distanceBytes = 19;

/** Faster than `Buffer.write` for a few letters. */
function writeAscii(list: Buffer, from: number, text: string): number {
  for (let at = 0; at < text.length; at += 1) list[from + at] = text.charCodeAt(at);
  return from + text.length;
}

/**
 * The JSON of every card, serialised once and stored outside the heap, so that a page of results is built by
 * copying. A card is stored without its closing brace, so that search-dependent members (the distance) can be appended.
 */
export class Cards {
  #chunks: Buffer[] = [];
  #used = chunkBytes;
  /** Two numbers for each doc id, adjacent since both are always read: chunk and offset in one, and the length in bytes. */
  #places = new Uint32Array(0);

  /** Bytes of all cards, including those of deleted doc ids. */
  bytes = 0;

  set(docId: number, card: object): void {
    const json = Buffer.from(JSON.stringify(card));
    this.#lay(docId, json.subarray(0, -1));
  }

  /**
   * `{head}[card,card]{tail}`.
   * @param distances km by card, to 100 m, added as a member of each card; undefined for none
   */
  list(
    head: string,
    docIds: readonly number[],
    distances: readonly (number | undefined)[] | undefined,
    tail: string,
  ): Buffer {
    const memberBytes = 2 + (distances ? distanceBytes : 0);
    let bytes = head.length + Buffer.byteLength(tail) + 2 + docIds.length * memberBytes;
    for (const docId of docIds) bytes += this.#places[2 * docId + 1] ?? 0;
    const list = Buffer.allocUnsafe(bytes);
    let to = writeAscii(list, 0, head);
    list[to++] = opening;
    for (let at = 0; at < docIds.length; at += 1) {
      if (at > 0) list[to++] = comma;
      const docId = docIds[at] ?? 0;
      const place = this.#places[2 * docId] ?? 0;
      const from = place & offsetMask;
      const length = this.#places[2 * docId + 1] ?? 0;
      this.#chunks[place >>> chunkBits]?.copy(list, to, from, from + length);
      to += length;
      const km = distances?.[at];
      if (km !== undefined) to = writeAscii(list, to, `,"distance":${km}`);
      list[to++] = closingBrace;
    }
    list[to++] = closing;
    if (tail.length > 1) to += list.write(tail, to, 'utf8');
    else to = writeAscii(list, to, tail);
    return list.subarray(0, to);
  }

  /** Makes room for this many doc ids. */
  reserve(capacity: number): void {
    this.#places = withCapacity(this.#places, 2 * capacity);
  }

  /** Copies cards of another instance to doc ids from `first` on. */
  copy(from: Cards, docIds: Uint32Array, first: number): void {
    docIds.forEach((docId, at) => {
      const place = from.#places[2 * docId] ?? 0;
      const [start, length] = [place & offsetMask, from.#places[2 * docId + 1] ?? 0];
      const chunk = from.#chunks[place >>> chunkBits];
      if (chunk) this.#lay(first + at, chunk.subarray(start, start + length));
    });
  }

  /** @throws if a card is larger than a chunk */
  #lay(docId: number, json: Buffer): void {
    if (json.length > chunkBytes) throw new Error(`A card of ${json.length} bytes is too large.`);
    if (2 * docId >= this.#places.length)
      this.#places = withCapacity(this.#places, 2 * Math.max(1024, docId + (docId >> 1)));
    if (this.#used + json.length > chunkBytes) {
      this.#chunks.push(Buffer.allocUnsafeSlow(chunkBytes));
      this.#used = 0;
    }
    const chunk = this.#chunks.length - 1;
    json.copy(this.#chunks[chunk] ?? json, this.#used);
    this.#places[2 * docId] = ((chunk << chunkBits) | this.#used) >>> 0;
    this.#places[2 * docId + 1] = json.length;
    this.#used += json.length;
    this.bytes += json.length;
  }
}
