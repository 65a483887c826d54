import type { Random } from '../../server/src/commands/demo/random.ts';

/**
 * Draws a rank from 1 to `count` by Zipf's law with exponent 1: the first is twice as frequent as the second and three times as
 * frequent as the third. Uses the inverse of the continuous distribution, so the cost does not depend on the count.
 */
export function zipfRank(random: Random, count: number): number {
  return Math.min(count, Math.floor(Math.exp(random.next() * Math.log(count + 1))));
}

/** Hashes a whole number to one below 2^32 (the finaliser of MurmurHash 3). */
export function mixed(value: number): number {
  let hash = value | 0;
  hash = Math.imul(hash ^ (hash >>> 16), 0x85ebca6b);
  hash = Math.imul(hash ^ (hash >>> 13), 0xc2b2ae35);
  return (hash ^ (hash >>> 16)) >>> 0;
}
