import { textBytes } from '../engine/collections/lru-cache.ts';
import type { Understanding } from './understanding.ts';
import type { Understood } from './planning/asked-search.ts';

/** Bytes of a cached search with a parsed text. */
export function understoodBytes({ asked, slots, ignored, leftOut }: Understood): number {
  const texts = [asked.search_multi_match ?? '', ...ignored, ...leftOut];
  const ids = asked.job_ids?.length ?? 0;
  const ofPlace = asked.placeFirst ? 500 : 0;
  return (
    1000 +
    ofPlace +
    slots.length * 300 +
    ids * 8 +
    texts.reduce((sum, text) => sum + textBytes(text), 0)
  );
}

/** Bytes of a cached parsed text. */
export function understandingBytes({ slots, words, ignored }: Understanding): number {
  let bytes = 500 + textBytes(words);
  for (const text of ignored) bytes += 100 + textBytes(text);
  for (const { label, written, without } of slots)
    bytes += 300 + textBytes(label) + textBytes(written) + textBytes(without);
  return bytes;
}
