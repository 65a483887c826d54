/** Browsers refuse a call with `keepalive` if its body and those of other running ones together exceed 64 KiB. */
const maxBytes = 60_000;

/** Returns the options of a call that the browser finishes when the page is closed, if its body is small enough for that. */
export function keptAlive<Options extends RequestInit>(options: Options): Options {
  const { body } = options;
  const isSmall = typeof body === 'string' && new TextEncoder().encode(body).length <= maxBytes;
  return isSmall ? { ...options, keepalive: true } : options;
}
