/* Repairs of texts whose encoding was mistaken on their way. */

/** The characters of the bytes 0x80 to 0x9F in Windows-1252; the other bytes have the number of their character. */
const special = '€\u0081‚ƒ„…†‡ˆ‰Š‹Œ\u008dŽ\u008f\u0090‘’“”•–—˜™š›œ\u009džŸ';
const byteOfSpecial = new Map(Array.from(special, (character, at) => [character, 0x80 + at]));

/** Characters that may be the bytes of one character of UTF-8. */
const run = /[Â-ô][\u0080-\u00BF€‚ƒ„…†‡ˆ‰Š‹ŒŽ‘’“”•–—˜™š›œžŸ]{1,3}/g;

const utf8 = new TextDecoder('utf-8', { fatal: true });

function decoded(characters: string): string {
  const bytes = Uint8Array.from(
    characters,
    (character) => byteOfSpecial.get(character) ?? character.charCodeAt(0),
  );
  // A run may have letters of its own behind the first character.
  for (let end = bytes.length; end > 1; end -= 1) {
    try {
      return utf8.decode(bytes.subarray(0, end)) + characters.slice(end);
    } catch {
      // Fewer bytes may be one character.
    }
  }
  return characters;
}

/** Restores letters that were encoded as UTF-8 twice: 'BÃ¤cker'. */
export const withoutDoubleEncoding = (text: string): string => text.replaceAll(run, decoded);

/** Longest run of bytes of one character. Characters. */
const maxRun = 4;

/** Restores letters that were encoded twice in a text that comes piece by piece. */
export async function* piecesWithoutDoubleEncoding(
  pieces: AsyncIterable<string>,
): AsyncGenerator<string> {
  let kept = '';
  for await (const piece of pieces) {
    const text = kept + piece;
    // A run may go on in the next piece.
    const end = /[\u0080-\uffff]{1,4}$/.exec(text.slice(-maxRun))?.[0].length ?? 0;
    kept = text.slice(text.length - end);
    yield withoutDoubleEncoding(text.slice(0, text.length - end));
  }
  yield withoutDoubleEncoding(kept);
}

/** German letters in encodings of one byte, by their bytes. */
const german = {
  macintosh: { 0x8a: 'ä', 0x9a: 'ö', 0x9f: 'ü', 0x80: 'Ä', 0x85: 'Ö', 0x86: 'Ü', 0xa7: 'ß' },
  dos: { 0x84: 'ä', 0x94: 'ö', 0x81: 'ü', 0x8e: 'Ä', 0x99: 'Ö', 0x9a: 'Ü', 0xe1: 'ß' },
} as const satisfies Record<string, Readonly<Record<number, string>>>;

const ofWindows: ReadonlySet<number> = new Set([0xe4, 0xf6, 0xfc, 0xc4, 0xd6, 0xdc, 0xdf]);

const isLetter = (byte: number | undefined): boolean =>
  byte !== undefined && /[a-z]/i.test(String.fromCodePoint(byte));

/** The bytes beside a letter, where an umlaut may stand; a bullet or a dash stands between blanks. */
function bytesInWords(bytes: Uint8Array): readonly number[] {
  const found: number[] = [];
  for (const [at, byte] of bytes.entries())
    if (byte >= 0x80 && (isLetter(bytes[at - 1]) || isLetter(bytes[at + 1]))) found.push(byte);
  return found;
}

/**
 * Decodes a text of one byte for each character: Windows-1252, or that of old Macintosh computers or of DOS if all bytes within words are
 * German letters there and none is one in Windows-1252.
 */
export function decodeSingleBytes(bytes: Uint8Array): string {
  const windows = new TextDecoder('windows-1252').decode(bytes);
  const inWords = bytesInWords(bytes);
  if (inWords.length === 0 || inWords.some((byte) => ofWindows.has(byte))) return windows;
  const letters = Object.values(german).find((known) => inWords.every((byte) => byte in known));
  if (letters === undefined) return windows;
  const known: Readonly<Record<number, string>> = letters;
  return Array.from(windows, (character, at) => known[bytes[at] ?? 0] ?? character).join('');
}
