/** Returns the first box of an MP4 (ISO 14496-12), followed by other bytes. */
export const mp4 = (size = 64): Buffer =>
  Buffer.concat([
    Buffer.from('\0\0\0\x18ftypisom\0\0\x02\0isomiso2', 'latin1'),
    Buffer.alloc(Math.max(0, size - 24), 7),
  ]);
