import { randomBytes } from 'node:crypto';

let last = randomBytes(4).readUInt32LE();

/**
 * Returns the id of a request in eight hexadecimal digits: the caller sees it when something fails, and the log has it. Counted on from
 * a random number, since random bytes for each request cost more than the look-up of a kept answer.
 */
export function nextRequestId(): string {
  last = (last + 1) >>> 0;
  return last.toString(16).padStart(8, '0');
}
