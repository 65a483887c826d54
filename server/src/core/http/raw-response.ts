import type { Validity } from './public-reads/finished-answer.ts';

export const jsonType = 'application/json; charset=utf-8';

/** A response that is already bytes: a file, or a result assembled from parts that its schema has serialised. */
export class RawResponse {
  readonly type: string;
  readonly body: Buffer;
  readonly headers: Readonly<Record<string, string>>;
  /** The same body compressed, for clients that accept gzip. */
  readonly gzip: Buffer | undefined;
  /** Called with the caller's address for each request that the response answers: for several if it is cached. */
  readonly each: ((caller: string) => void) | undefined;
  /** Tells how long a public read is valid; without it, until the state changes. */
  readonly validity: Validity | undefined;
  /** Makes the current answer to the same public read, if that needs neither the database nor the request. */
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
