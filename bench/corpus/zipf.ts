import type { Random } from '../../server/src/commands/demo/random.ts';

/**
 * A rank from 1 to `count`, drawn by Zipf's law with exponent 1: the first comes twice as often as the second, three
 * times as often as the third. By the inverse of the continuous distribution, so it costs the same for any count.
 */
export function zipfRank(random: Random, count: number): number {
  return Math.min(count, Math.floor(Math.exp(random.next() * Math.log(count + 1))));
}

/** A well mixed whole number below 2^32 for a whole number (the finaliser of MurmurHash 3). */
export function mixed(value: number): number {
  let hash = value | 0;
  hash = Math.imul(hash ^ (hash >>> 16), 0x85ebca6b);
  hash = Math.imul(hash ^ (hash >>> 13), 0xc2b2ae35);
  return (hash ^ (hash >>> 16)) >>> 0;
}
