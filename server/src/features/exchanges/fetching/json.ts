import { ExchangeError } from '../adapters/adapter.ts';

/** Detects the encoding by the first bytes. Some servers send JSON in UTF-16, although RFC 8259 forbids it. */
function markedEncoding(bytes: Buffer): string | undefined {
  if (bytes[0] === 0xff && bytes[1] === 0xfe) return 'utf-16le';
  if (bytes[0] === 0xfe && bytes[1] === 0xff) return 'utf-16be';
  return undefined;
}

/**
 * Decodes a text without its byte order mark, in the encoding of the first bytes or of the header, otherwise as UTF-8.
 * @throws {ExchangeError} `broken-answer` if the bytes are not in that encoding
 */
function decoded(bytes: Buffer, contentType = ''): string {
  const named = /charset="?([\w.:-]+)/i.exec(contentType)?.[1];
  try {
    return new TextDecoder(markedEncoding(bytes) ?? named ?? 'utf-8', { fatal: true }).decode(
      bytes,
    );
  } catch (error) {
    throw new ExchangeError(
      'broken-answer',
      `Die Antwort ist kein Text in der Zeichenkodierung ${named ?? 'utf-8'}.`,
      { cause: error },
    );
  }
}

/**
 * Limit of values in a whole document; a page of a hundred ads has some ten thousand. 20 MB of empty lists took 15 seconds and more memory
 * than a thread has. Nested lists took 1.4 GB outside that memory, which its limit therefore does not bound.
 */
const maxValues = 300_000;

/** Whether it is `[`, `{`, `,` or `:`, one of which precedes each value but the first. Those within texts count, too. */
const isBefore = (unit: number) => unit === 0x5b || unit === 0x7b || unit === 0x2c || unit === 0x3a;

/** A whole number that a JavaScript number may round. Longer ones are no ids. */
const longNumber = /^-?\d{16,40}$/;

/** Returns the number of a JSON text. A long whole number stays a text: two ids of 64 bits may be the same number of JavaScript. */
export function exactNumber(text: string): number | string {
  const number = Number(text);
  return Number.isSafeInteger(number) || !longNumber.test(text) ? number : text;
}

type Source = { readonly source?: string };

/** Keeps long whole numbers as texts. The library's type names no source of a value. */
const exactly = (_: string, value: unknown, { source }: Source = {}) =>
  typeof value === 'number' && source !== undefined ? exactNumber(source) : value;

/** Parses JSON. @throws {SyntaxError}; {ExchangeError} `too-large` before it is parsed */
export function boundedJson(text: string): unknown {
  let count = 0;
  for (let at = 0; at < text.length; at += 1) if (isBefore(text.charCodeAt(at))) count += 1;
  if (count > maxValues)
    throw new ExchangeError('too-large', `Die Antwort hat mehr als ${maxValues} Werte.`);
  // Parsing with a function takes several times as long.
  return JSON.parse(text, /\d{16}/.test(text) ? exactly : undefined) as unknown;
}

/** @throws {ExchangeError} `broken-answer` if it is no JSON, with a detail that quotes nothing of the response; `too-large` */
export function parsedJson(bytes: Buffer, contentType = ''): unknown {
  const text = decoded(bytes, contentType);
  try {
    return boundedJson(text);
  } catch (error) {
    if (error instanceof ExchangeError) throw error;
    throw new ExchangeError('broken-answer', `Die Antwort (${bytes.length} Bytes) ist kein JSON.`);
  }
}
