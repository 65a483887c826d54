import { hash } from 'node:crypto';
import {
  brotliCompressSync,
  brotliDecompressSync,
  constants,
  gunzipSync,
  gzipSync,
} from 'node:zlib';

/** Bytes of an entry, of each of its forms, and of the request for renewing it, without the bodies: headers and objects. */
const overhead = { entry: 600, form: 600, again: 400 };
/** Smaller bodies gain nothing from compression. */
const minBytesToCompress = 1024;
/** Larger bodies are compressed only by gzip, since compressing them takes long. */
const maxBytesToCompressWell = 64 << 10;

const brotli = { params: { [constants.BROTLI_PARAM_QUALITY]: 4 } };

export type Encoding = 'identity' | 'gzip' | 'br';

/** A body with its headers: alternating names and values, as `writeHead` takes them. */
export interface Form {
  readonly headers: string[];
  readonly body: Buffer;
}

const refusals = {
  gzip: /\bgzip\s{0,9};\s{0,9}q=0(?:\.0{0,3})?(?![.\d])/,
  br: /\bbr\s{0,9};\s{0,9}q=0(?:\.0{0,3})?(?![.\d])/,
};

/** Returns the best encoding that a client accepts. */
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
  /** Called with the client's address (`callerAddress`) for each request that gets this response. */
  readonly each?: ((caller: string) => void) | undefined;
  /** Absent if the answer is valid only in the state in which it was made. */
  readonly validity?: Validity | undefined;
  /** Makes the current answer to the same request. */
  readonly again?: (() => Content) | undefined;
}

/** Tells whether an answer is still valid, although the state has changed since it was made. */
export interface Validity {
  /** Bytes that this takes in memory. */
  readonly bytes: number;
  readonly holds: () => boolean;
}

/** Copies the bytes into a buffer of their own. Otherwise the whole 16 kB of zlib, or the whole pool of a text, would stay in memory. */
const exactly = (bytes: Buffer) =>
  bytes.length === bytes.buffer.byteLength ? bytes : Buffer.from(new Uint8Array(bytes).buffer);

/** A finished answer, in the encodings that callers have requested. */
export class FinishedAnswer {
  readonly etag: string;
  #each: Content['each'];
  #validity: Content['validity'];
  #again: Content['again'];
  /** Hash of the body, if an equal body may be made again. */
  readonly #digest: string | undefined;
  /** The headers of a 304 answer. */
  readonly unchanged: string[];
  readonly #type: string;
  readonly #best: Encoding;
  readonly #isSmall: boolean;
  readonly #forms = new Map<Encoding, Form>();
  /** The given content, until the first form is made; then that form, or its decompressed body. */
  #source: Pick<Content, 'body' | 'gzip'> | undefined;
  #formBytes = 0;

  constructor(content: Content, headers: readonly string[], etag: string) {
    const { type, body, gzip, each, validity, again } = content;
    this.etag = etag;
    this.#each = each;
    this.#validity = validity;
    this.#again = again;
    this.#digest = validity && hash('sha1', body);
    this.unchanged = [...headers, 'etag', `W/${etag}`];
    this.#type = type;
    this.#source = { body, gzip };
    this.#isSmall = body.length < minBytesToCompress && gzip === undefined;
    this.#best = body.length > maxBytesToCompressWell || gzip !== undefined ? 'gzip' : 'br';
  }

  /** Bytes in memory; grows with each form. */
  get bytes(): number {
    const again = this.#again ? overhead.again : 0;
    return overhead.entry + again + (this.#validity?.bytes ?? 0) + this.#formBytes;
  }

  get each(): Content['each'] {
    return this.#each;
  }

  get validity(): Content['validity'] {
    return this.#validity;
  }

  get again(): Content['again'] {
    return this.#again;
  }

  /** Takes over the data of another response if that has the same body: compressed bodies are reused, and clients' copies stay valid. */
  isRenewedBy(other: FinishedAnswer): boolean {
    if (this.#digest === undefined || this.#digest !== other.#digest) return false;
    this.#each = other.#each;
    this.#validity = other.#validity;
    this.#again = other.#again;
    return true;
  }

  form(wanted: Encoding): Form {
    const allowed = wanted === 'br' ? this.#best : wanted;
    const encoding = this.#isSmall ? 'identity' : allowed;
    const made = this.#forms.get(encoding);
    if (made !== undefined) return made;
    const body = exactly(this.#encoded(encoding));
    const headers = [
      ...this.unchanged,
      'content-type',
      this.#type,
      'content-length',
      String(body.length),
      ...(encoding === 'identity' ? [] : ['content-encoding', encoding]),
    ];
    const form = { headers, body };
    this.#forms.set(encoding, form);
    this.#source = undefined;
    this.#formBytes += overhead.form + body.length;
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
