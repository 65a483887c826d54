import { ExchangeError } from '../adapters/adapter.ts';

/** By its first bytes; JSON in UTF-16 is against the rules (RFC 8259), and sent all the same. */
function markedEncoding(bytes: Buffer): string | undefined {
  if (bytes[0] === 0xff && bytes[1] === 0xfe) return 'utf-16le';
  if (bytes[0] === 0xfe && bytes[1] === 0xff) return 'utf-16be';
  return undefined;
}

/**
 * Text out of bytes, without a byte order mark: in the encoding that the first bytes or the header say, else UTF-8.
 * @throws {ExchangeError} `broken-answer` where they are something else
 */
function decoded(bytes: Buffer, contentType = ''): string {
  const named = /charset="?([\w.:-]+)/i.exec(contentType)?.[1];
  try {
    return new TextDecoder(markedEncoding(bytes) ?? named ?? 'utf-8', { fatal: true }).decode(
      bytes,
    );
  } catch (error) {
    throw new ExchangeError('broken-answer', `no text in ${named ?? 'utf-8'}`, { cause: error });
  }
}

/** @throws {ExchangeError} `broken-answer` for what is no JSON; its detail tells nothing of what came */
export function parsedJson(bytes: Buffer, contentType = ''): unknown {
  const text = decoded(bytes, contentType);
  try {
    return JSON.parse(text) as unknown;
  } catch {
    throw new ExchangeError('broken-answer', `no JSON, ${bytes.length} bytes`);
  }
}
