import { textBytes } from '../engine/index/lru-cache.ts';
import type { Understanding } from './understanding.ts';
import type { Understood } from './asked-search.ts';

/** Bytes of a search that was understood and is kept. */
export function understoodBytes({ asked, slots, ignored, leftOut }: Understood): number {
  const texts = [asked.search_multi_match ?? '', ...ignored, ...leftOut];
  const ids = asked.job_ids?.length ?? 0;
  return (
    1000 + slots.length * 300 + ids * 8 + texts.reduce((sum, text) => sum + textBytes(text), 0)
  );
}

/** Bytes of what was read of a text and is kept. */
export function understandingBytes({ slots, words, ignored }: Understanding): number {
  const ofSlots = slots.flatMap(({ label, written, without }) => [label, written, without]);
  const texts = [words, ...ignored, ...ofSlots];
  return 400 + texts.reduce((sum, text) => sum + 100 + textBytes(text), 0);
}
