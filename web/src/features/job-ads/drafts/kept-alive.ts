/** Browsers refuse a call with `keepalive` and a body of more than 64 KiB, other such calls that still run included. */
const mostBytes = 60_000;

/** Returns the options of a call that the browser finishes when the page is closed, as far as its body is small enough for that. */
export function keptAlive<Options extends RequestInit>(options: Options): Options {
  const { body } = options;
  const isSmall = typeof body === 'string' && new TextEncoder().encode(body).length <= mostBytes;
  return isSmall ? { ...options, keepalive: true } : options;
}
