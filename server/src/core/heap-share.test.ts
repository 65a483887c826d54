import { expect, it } from 'vitest';
import { heapShare } from './heap-share.ts';

const megabyte = 1 << 20;

it('is all of it in a large heap, and the same part of a smaller one', () => {
  expect(heapShare(64 * megabyte, 4096 * megabyte)).toBe(64 * megabyte);
  expect(heapShare(60 * megabyte, 512 * megabyte)).toBe(20 * megabyte);
  expect(heapShare(60 * megabyte, 256 * megabyte)).toBe(10 * megabyte);
});
