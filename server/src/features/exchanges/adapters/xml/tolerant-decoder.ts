import { isUtf8 } from 'node:buffer';

/** Bytes of a UTF-8 character, by its first byte; 0 if no character begins with it. */
function lengthBy(first: number): number {
  if (first < 0x80) return 1;
  if (first < 0xc2 || first > 0xf4) return 0;
  return first < 0xe0 ? 2 : first < 0xf0 ? 3 : 4;
}

/** Number of bytes before an incomplete character at the end. */
function wholeLength(bytes: Buffer): number {
  for (let back = 1; back <= Math.min(3, bytes.length); back += 1) {
    const byte = bytes[bytes.length - back] ?? 0;
    if ((byte & 0xc0) === 0x80) continue;
    return lengthBy(byte) > back ? bytes.length - back : bytes.length;
  }
  return bytes.length;
}

/** End of the bytes from an index on that are no UTF-8. */
function foreignEnd(bytes: Buffer, from: number): number {
  let at = from;
  while (at < bytes.length && !isCharacter(bytes, at)) at += 1;
  return at;
}

function isCharacter(bytes: Buffer, at: number): boolean {
  const length = lengthBy(bytes[at] ?? 0);
  if (length < 2) return length === 1;
  return at + length <= bytes.length && isUtf8(bytes.subarray(at, at + length));
}

/**
 * Decodes UTF-8 mixed with bytes of a one-byte encoding, whichever of the two the source declares: servers often declare the wrong
 * one. A text in such an encoding is hardly ever valid UTF-8 by chance, so nothing is guessed.
 */
export class TolerantDecoder {
  readonly #single: TextDecoder;
  #rest: Buffer = Buffer.alloc(0);

  /** @param single the encoding of bytes that are no UTF-8 */
  constructor(single: string) {
    this.#single = new TextDecoder(single);
  }

  /** @param piece null at the end */
  decode(piece: Uint8Array | null): string {
    const bytes = Buffer.concat([this.#rest, piece ?? new Uint8Array()]);
    const end = piece === null ? bytes.length : wholeLength(bytes);
    this.#rest = bytes.subarray(end);
    const whole = bytes.subarray(0, end);
    return isUtf8(whole) ? whole.toString() : this.#mixed(whole);
  }

  #mixed(bytes: Buffer): string {
    const parts: string[] = [];
    let from = 0;
    let at = 0;
    while (at < bytes.length) {
      if (isCharacter(bytes, at)) {
        at += lengthBy(bytes[at] ?? 0);
        continue;
      }
      const end = foreignEnd(bytes, at);
      parts.push(bytes.toString('utf8', from, at), this.#single.decode(bytes.subarray(at, end)));
      from = end;
      at = end;
    }
    return parts.join('') + bytes.toString('utf8', from);
  }
}
