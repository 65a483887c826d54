import { expect, it } from 'vitest';
import { heapShare } from './heap-share.ts';

it('is what is wanted on a large machine, and less where the heap is small', () => {
  expect(heapShare(64 << 20, 4096 * (1 << 20))).toBe(64 << 20);
  expect(heapShare(64 << 20, 256 << 20)).toBe(16 << 20);
});
