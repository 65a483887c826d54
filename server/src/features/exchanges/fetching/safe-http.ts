/** A request to another host. */
export interface SafeRequest {
  readonly url: string;
  readonly headers?: Readonly<Record<string, string>>;
  /** Sent with POST, without following a redirect; without it the request is a GET. */
  readonly body?: string;
  /** Limit of the decompressed response. Bytes. */
  readonly maxBytes: number;
  /** Returns a response with 404 instead of throwing; 410 becomes 404. */
  readonly allowMissing?: boolean;
  /** Returns a response with 304, which answers a conditional header, instead of throwing. */
  readonly allowUnchanged?: boolean;
  readonly signal?: AbortSignal | undefined;
}

/** A successful response (2xx), 404 if `allowMissing` is set, or 304 if `allowUnchanged` is set. Any other status is an error. */
export interface SafeAnswer {
  readonly status: number;
  /** The address of the response, after redirects. */
  readonly url: string;
  /** In small letters. */
  readonly headers: Readonly<Record<string, string>>;
}

/**
 * Fetches URLs that people have typed: http(s) only, and never from private or local networks, also after redirects. Each name is resolved
 * once, and the connection goes to the address that was checked. The client has timeouts, a limit of bytes and retries with growing pauses,
 * obeys `Retry-After`, and identifies itself by its User-Agent.
 * Every method throws an `ExchangeError`, or the reason of its signal if that is aborted.
 */
export interface SafeHttp {
  /** Returns the whole decompressed response. */
  bytes(request: SafeRequest): Promise<SafeAnswer & { readonly body: Buffer }>;
  /** Returns the response as JSON; undefined if it is 404. @throws `broken-answer` if it is no JSON */
  json(request: SafeRequest): Promise<unknown>;
  /** Yields the decompressed response piece by piece. There are no retries once the first piece has come. */
  stream(request: SafeRequest): Promise<SafeAnswer & { readonly body: AsyncIterable<Buffer> }>;
}
