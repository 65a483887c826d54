import { grown, moved } from './growing.ts';

const chunkBytes = 1 << 20;
const [comma, closingBrace, opening, closing] = [0x2c, 0x7d, 0x5b, 0x5d];
/** `,"distance":20015.1` at most. */
const distanceBytes = 19;

/** For a few letters quicker than the buffer's own way. */
function writeAscii(list: Buffer, from: number, text: string): number {
  for (let at = 0; at < text.length; at += 1) list[from + at] = text.charCodeAt(at);
  return from + text.length;
}

/** Answers are written one after the other into larger pieces of memory: one piece each would cost more than its filling. */
const slabBytes = 1 << 19;
let slab = Buffer.alloc(0);
let slabUsed = 0;

function roomFor(bytes: number): Buffer {
  if (slabUsed + bytes > slab.length) {
    slab = Buffer.allocUnsafeSlow(Math.max(slabBytes, bytes));
    slabUsed = 0;
  }
  const room = slab.subarray(slabUsed, slabUsed + bytes);
  slabUsed += bytes;
  return room;
}

/**
 * The JSON of every card, serialised once and laid down outside the heap, so that a page of results is put together by
 * copying. A card is kept without its closing brace: what depends on the search (a distance) goes at its end.
 */
export class Cards {
  #chunks: Buffer[] = [];
  #used = chunkBytes;
  /** By slot: chunk, offset in it, length in bytes. */
  #chunk = new Uint32Array(0);
  #offset = new Uint32Array(0);
  #length = new Uint32Array(0);

  /** Bytes of all cards, those of slots that no longer count included. */
  bytes = 0;

  set(slot: number, card: object): void {
    const json = Buffer.from(JSON.stringify(card));
    const length = json.length - 1;
    this.#makeRoom(slot, length);
    const chunk = this.#chunks.at(-1);
    if (chunk === undefined) return;
    json.copy(chunk, this.#used, 0, length);
    this.#chunk[slot] = this.#chunks.length - 1;
    this.#offset[slot] = this.#used;
    this.#length[slot] = length;
    this.#used += length;
    this.bytes += length;
  }

  /**
   * `{head}[card,card]{tail}`.
   * @param distances km by card, to 100 m, as a further member of each; undefined for none
   */
  list(
    head: string,
    slots: readonly number[],
    distances: readonly (number | undefined)[] | undefined,
    tail: string,
  ): Buffer {
    const memberBytes = 2 + (distances ? distanceBytes : 0);
    let bytes = head.length + Buffer.byteLength(tail) + 2 + slots.length * memberBytes;
    for (const slot of slots) bytes += this.#length[slot] ?? 0;
    const list = roomFor(bytes);
    let to = writeAscii(list, 0, head);
    list[to++] = opening;
    for (let at = 0; at < slots.length; at += 1) {
      if (at > 0) list[to++] = comma;
      to = this.#copy(slots[at] ?? 0, list, to);
      const km = distances?.[at];
      if (km !== undefined) to = writeAscii(list, to, `,"distance":${km}`);
      list[to++] = closingBrace;
    }
    list[to++] = closing;
    if (tail.length > 1) to += list.write(tail, to, 'utf8');
    else to = writeAscii(list, to, tail);
    return list.subarray(0, to);
  }

  #copy(slot: number, list: Buffer, to: number): number {
    const from = this.#offset[slot] ?? 0;
    const length = this.#length[slot] ?? 0;
    this.#chunks[this.#chunk[slot] ?? 0]?.copy(list, to, from, from + length);
    return to + length;
  }

  /** Moves every card to its new slot; -1 drops it. Cards are laid down anew, without gaps. */
  renumbered(newSlots: Int32Array, capacity: number): Cards {
    const cards = new Cards();
    const from = { chunk: this.#chunk, offset: this.#offset, length: this.#length };
    cards.#chunk = moved(from.chunk, newSlots, capacity);
    cards.#offset = moved(from.offset, newSlots, capacity);
    cards.#length = moved(from.length, newSlots, capacity);
    newSlots.forEach((to, slot) => {
      if (to < 0) return;
      const [start, length] = [from.offset[slot] ?? 0, from.length[slot] ?? 0];
      cards.#makeRoom(to, length);
      this.#chunks[from.chunk[slot] ?? 0]?.copy(
        cards.#chunks.at(-1) ?? Buffer.alloc(0),
        cards.#used,
        start,
        start + length,
      );
      cards.#chunk[to] = cards.#chunks.length - 1;
      cards.#offset[to] = cards.#used;
      cards.#used += length;
      cards.bytes += length;
    });
    return cards;
  }

  #makeRoom(slot: number, length: number): void {
    if (slot >= this.#chunk.length) {
      const capacity = Math.max(1024, slot + (slot >> 1));
      this.#chunk = grown(this.#chunk, capacity);
      this.#offset = grown(this.#offset, capacity);
      this.#length = grown(this.#length, capacity);
    }
    if (this.#used + length <= (this.#chunks.at(-1)?.length ?? 0)) return;
    this.#chunks.push(Buffer.allocUnsafeSlow(Math.max(chunkBytes, length)));
    this.#used = 0;
  }
}
