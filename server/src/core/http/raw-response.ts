import type { Validity } from './public-reads/answer-cache.ts';

export const jsonType = 'application/json; charset=utf-8';

/** A response that is already bytes: a file, or a result assembled from parts that its schema has serialised. */
export class RawResponse {
  readonly type: string;
  readonly body: Buffer;
  readonly headers: Readonly<Record<string, string>>;
  /** The same body compressed, for clients that accept gzip. */
  readonly gzip: Buffer | undefined;
  /** Called with the caller's address for each request that the response answers: for several, where it is kept. */
  readonly each: ((caller: string) => void) | undefined;
  /** How long a public read stays the same; until its state changes unless said otherwise. */
  readonly validity: Validity | undefined;
  /** Makes the public read again as it is now, where that needs neither a database nor the request. */
  readonly again: (() => RawResponse) | undefined;

  constructor(
    type: string,
    body: Buffer,
    headers: Readonly<Record<string, string>> = {},
    {
      gzip,
      each,
      validity,
      again,
    }: Partial<Pick<RawResponse, 'gzip' | 'each' | 'validity' | 'again'>> = {},
  ) {
    this.type = type;
    this.body = body;
    this.headers = headers;
    this.gzip = gzip;
    this.each = each;
    this.validity = validity;
    this.again = again;
  }
}
