import { brotliCompressSync, constants, gzipSync } from 'node:zlib';
import { LRUCache } from 'lru-cache';

/** Memory for finished answers, with their compressed forms: enough for those of some thousand searches. */
const mostBytes = 32 << 20;
/** Longer addresses are answered, but not kept: nobody asks for one twice. */
const longestAddress = 600;
/** What an entry takes besides its bytes: headers and objects. */
const entryBytes = 2000;
/** Smaller bodies gain nothing from compression. */
const leastToCompress = 1024;
/** Larger bodies are compressed by gzip alone, since compressing them takes long. */
const mostToCompressWell = 64 << 10;

const brotli = { params: { [constants.BROTLI_PARAM_QUALITY]: 4 } };

type Encoding = 'identity' | 'gzip' | 'br';

/** A body with the headers that go with it: names and values in turn, as `writeHead` takes them. */
interface Form {
  readonly headers: string[];
  readonly body: Buffer;
}

const refusals = {
  gzip: /\bgzip\s{0,9};\s{0,9}q=0(?:\.0{0,3})?(?![.\d])/,
  br: /\bbr\s{0,9};\s{0,9}q=0(?:\.0{0,3})?(?![.\d])/,
};

/** Returns the best encoding that a caller accepts. */
export function encodingFor(accepted: unknown): Encoding {
  if (typeof accepted !== 'string' || accepted === '') return 'identity';
  if (accepted.includes('br') && !refusals.br.test(accepted)) return 'br';
  if (accepted.includes('gzip') && !refusals.gzip.test(accepted)) return 'gzip';
  return 'identity';
}

export interface Content {
  readonly type: string;
  readonly body: Buffer;
  /** The same body compressed, if that was done already. */
  readonly gzip?: Buffer | undefined;
  /** Called with the caller's address (`callerAddress`) for each request that the answer goes to. */
  readonly each?: ((caller: string) => void) | undefined;
}

/** A finished answer. Its compressed forms are made when they are first asked for. */
export class FinishedAnswer {
  readonly etag: string;
  readonly each: Content['each'];
  /** The headers of an answer that says that the caller's copy is still right. */
  readonly unchanged: string[];
  readonly #content: Content;
  readonly #forms = new Map<Encoding, Form>();

  constructor(content: Content, headers: readonly string[], etag: string) {
    this.etag = etag;
    this.each = content.each;
    this.unchanged = [...headers, 'etag', `W/${etag}`];
    this.#content = content;
  }

  /** Bytes in memory once all forms have been made; compressed ones are about a fifth. */
  get bytes(): number {
    return Math.round(this.#content.body.length * 1.5) + entryBytes;
  }

  form(wanted: Encoding): Form {
    const { body, gzip } = this.#content;
    const isSmall = body.length < leastToCompress && gzip === undefined;
    const isLarge = body.length > mostToCompressWell || gzip !== undefined;
    const best = isLarge && wanted === 'br' ? 'gzip' : wanted;
    const encoding = isSmall ? 'identity' : best;
    const made = this.#forms.get(encoding);
    if (made !== undefined) return made;
    const bytes = this.#encoded(encoding);
    const form: Form = {
      body: bytes,
      headers: [
        ...this.unchanged,
        'content-type',
        this.#content.type,
        'content-length',
        String(bytes.length),
        ...(encoding === 'identity' ? [] : ['content-encoding', encoding]),
      ],
    };
    this.#forms.set(encoding, form);
    return form;
  }

  #encoded(encoding: Encoding): Buffer {
    const { body, gzip } = this.#content;
    if (encoding === 'br') return brotliCompressSync(body, brotli);
    if (encoding === 'gzip') return gzip ?? gzipSync(body);
    return body;
  }
}

/** Finished answers by address, as long as nothing that they show has changed. */
export class KeptAnswers {
  readonly #answers = new LRUCache<string, { state: string; answer: FinishedAnswer }>({
    maxSize: mostBytes,
    sizeCalculation: ({ answer }, address) => answer.bytes + 2 * address.length,
  });

  get bytes(): number {
    return this.#answers.calculatedSize;
  }

  /** @param stateNow asked only where an answer is kept */
  get(address: string, stateNow: () => string): FinishedAnswer | undefined {
    const kept = this.#answers.get(address);
    if (kept === undefined || kept.state === stateNow()) return kept?.answer;
    this.#answers.delete(address);
    return undefined;
  }

  /** @param state that the answer was made in */
  set(address: string, state: string, answer: FinishedAnswer): void {
    if (address.length <= longestAddress) this.#answers.set(address, { state, answer });
  }
}
