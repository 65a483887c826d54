import { randomBytes } from 'node:crypto';

let last = randomBytes(4).readUInt32LE();

/**
 * Returns the id of a request in eight hexadecimal digits: the client sees it in errors, and the log contains it. Ids count up from
 * a random number, since random bytes for each request cost more than the lookup of a cached response.
 */
export function nextRequestId(): string {
  last = (last + 1) >>> 0;
  return last.toString(16).padStart(8, '0');
}
