/** A call to another host. */
export interface SafeRequest {
  readonly url: string;
  readonly headers?: Readonly<Record<string, string>>;
  /** Largest answer, unpacked, that is read. Bytes. */
  readonly mostBytes: number;
  /** 404 is an answer as well; 410 is told as one. */
  readonly allowMissing?: boolean;
  readonly signal?: AbortSignal | undefined;
}

/** A successful answer (2xx); others are errors, but 404 where `allowMissing` is set. */
export interface SafeAnswer {
  readonly status: number;
  /** The address that answered, after redirects. */
  readonly url: string;
  /** In small letters. */
  readonly headers: Readonly<Record<string, string>>;
}

/**
 * Fetches what people named, politely and without harm: http(s) only, never from private or local networks (nor after a redirect;
 * each name is resolved once, and the connection goes to the address that was checked), with timeouts, a limit of bytes, retries
 * with growing pauses, `Retry-After`, and a User-Agent that says who asks.
 * Every method throws an `ExchangeError`, or the reason of its signal where that ends it.
 */
export interface SafeHttp {
  /** The whole answer in memory, unpacked. */
  bytes(request: SafeRequest): Promise<SafeAnswer & { readonly body: Buffer }>;
  /** The same as JSON; undefined where the answer is 404. @throws `broken-answer` for anything that is no JSON */
  json(request: SafeRequest): Promise<unknown>;
  /** The answer piece by piece, unpacked. Not tried again once the first piece has come. */
  stream(request: SafeRequest): Promise<SafeAnswer & { readonly body: AsyncIterable<Buffer> }>;
}
