import { hash } from 'node:crypto';
import {
  brotliCompressSync,
  brotliDecompressSync,
  constants,
  gunzipSync,
  gzipSync,
} from 'node:zlib';
import { LRUCache } from 'lru-cache';
import { heapShare } from '../../heap-share.ts';

/** Enough for the answers of fifteen thousand searches, compressed as browsers ask for them. */
const mostBytes = 64 << 20;
/** Longer addresses are answered, but not kept: nobody asks for one twice. */
const longestAddress = 600;
/** What an entry, each of its forms, and the request that it is made again from take besides the bytes: headers and objects. */
const overhead = { entry: 600, form: 600, again: 400 };
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
  /** Absent for an answer that is right in the state alone in which it was made. */
  readonly lasting?: Lasting | undefined;
  /** Makes what is answered to the same request now. */
  readonly again?: (() => Content) | undefined;
}

/** Says of an answer whether it is still what would be answered, though the state differs from that in which it was made. */
export interface Lasting {
  /** Bytes that this takes in memory. */
  readonly bytes: number;
  readonly holds: () => boolean;
}

/** Returns just these bytes: those of zlib are the beginning of 16 kB, and those of a text part of a pool, all of which would be held. */
const exactly = (bytes: Buffer) =>
  bytes.length === bytes.buffer.byteLength ? bytes : Buffer.from(new Uint8Array(bytes).buffer);

/** A finished answer, in those encodings in which it was asked for. */
export class FinishedAnswer {
  readonly etag: string;
  #each: Content['each'];
  #lasting: Content['lasting'];
  #again: Content['again'];
  /** Of the body, where the same one may be made again. */
  readonly #digest: string | undefined;
  /** The headers of an answer that says that the caller's copy is still right. */
  readonly unchanged: string[];
  readonly #type: string;
  readonly #best: Encoding;
  readonly #isSmall: boolean;
  readonly #forms = new Map<Encoding, Form>();
  /** What was given: until the first form is made, and then that form or what it decompresses to. */
  #source: Pick<Content, 'body' | 'gzip'> | undefined;
  #formBytes = 0;

  constructor(content: Content, headers: readonly string[], etag: string) {
    const { type, body, gzip, each, lasting, again } = content;
    this.etag = etag;
    this.#each = each;
    this.#lasting = lasting;
    this.#again = again;
    this.#digest = lasting && hash('sha1', body);
    this.unchanged = [...headers, 'etag', `W/${etag}`];
    this.#type = type;
    this.#source = { body, gzip };
    this.#isSmall = body.length < leastToCompress && gzip === undefined;
    this.#best = body.length > mostToCompressWell || gzip !== undefined ? 'gzip' : 'br';
  }

  /** Bytes in memory; grows with each form. */
  get bytes(): number {
    const again = this.#again ? overhead.again : 0;
    return overhead.entry + again + (this.#lasting?.bytes ?? 0) + this.#formBytes;
  }

  get each(): Content['each'] {
    return this.#each;
  }

  get lasting(): Content['lasting'] {
    return this.#lasting;
  }

  get again(): Content['again'] {
    return this.#again;
  }

  /** Goes on as another answer if that has the same body: what was compressed before is used again, and copies of callers stay right. */
  isRenewedBy(other: FinishedAnswer): boolean {
    if (this.#digest === undefined || this.#digest !== other.#digest) return false;
    this.#each = other.#each;
    this.#lasting = other.#lasting;
    this.#again = other.#again;
    return true;
  }

  form(wanted: Encoding): Form {
    const allowed = wanted === 'br' ? this.#best : wanted;
    const encoding = this.#isSmall ? 'identity' : allowed;
    const made = this.#forms.get(encoding);
    if (made !== undefined) return made;
    const bytes = exactly(this.#encoded(encoding));
    const form: Form = {
      body: bytes,
      headers: [
        ...this.unchanged,
        'content-type',
        this.#type,
        'content-length',
        String(bytes.length),
        ...(encoding === 'identity' ? [] : ['content-encoding', encoding]),
      ],
    };
    this.#forms.set(encoding, form);
    this.#source = undefined;
    this.#formBytes += overhead.form + bytes.length;
    return form;
  }

  #encoded(encoding: Encoding): Buffer {
    const given = encoding === 'gzip' ? this.#source?.gzip : undefined;
    if (given !== undefined) return given;
    const body = this.#plain();
    if (encoding === 'br') return brotliCompressSync(body, brotli);
    if (encoding === 'gzip') return gzipSync(body);
    return body;
  }

  #plain(): Buffer {
    if (this.#source !== undefined) return this.#source.body;
    const [body, br, gzip] = (['identity', 'br', 'gzip'] as const).map(
      (encoding) => this.#forms.get(encoding)?.body,
    );
    if (body !== undefined) return body;
    if (br !== undefined) return brotliDecompressSync(br);
    return gunzipSync(gzip ?? Buffer.of());
  }
}

/** Finished answers by address, each as long as nothing that it shows has changed. */
export class KeptAnswers {
  readonly #answers: LRUCache<string, { state: string; readonly answer: FinishedAnswer }>;

  constructor(maxSize = heapShare(mostBytes)) {
    this.#answers = new LRUCache({
      maxSize,
      sizeCalculation: ({ answer }, address) => answer.bytes + 2 * address.length,
    });
  }

  get bytes(): number {
    return this.#answers.calculatedSize;
  }

  /** The answer in an encoding. One that is kept takes more room with each encoding. */
  form(address: string, answer: FinishedAnswer, encoding: Encoding): Form {
    const { bytes } = answer;
    const form = answer.form(encoding);
    const kept = answer.bytes === bytes ? undefined : this.#answers.peek(address);
    if (kept?.answer === answer) this.#answers.set(address, { ...kept });
    return form;
  }

  /** @param stateNow asked only where an answer is kept */
  get(address: string, stateNow: () => string): FinishedAnswer | undefined {
    const kept = this.#answers.get(address);
    if (kept === undefined) return undefined;
    const now = stateNow();
    if (kept.state === now) return kept.answer;
    const { lasting } = kept.answer;
    if (lasting?.holds()) {
      kept.state = now;
      return kept.answer;
    }
    // What lasts may be made again and be the same.
    if (lasting === undefined) this.#answers.delete(address);
    return undefined;
  }

  /** How the answer to an address is made again, where one is kept that is no longer right. */
  again(address: string): Content['again'] {
    return this.#answers.peek(address)?.answer.again;
  }

  /**
   * Keeps an answer.
   * @param state that it was made in
   * @returns it, or the one before where that has the same body
   */
  set(address: string, state: string, answer: FinishedAnswer): FinishedAnswer {
    if (address.length > longestAddress) return answer;
    const before = this.#answers.peek(address)?.answer;
    const kept = before?.isRenewedBy(answer) ? before : answer;
    this.#answers.set(address, { state, answer: kept });
    return kept;
  }
}
