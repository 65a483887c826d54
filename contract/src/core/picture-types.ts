/** The types of pictures that forms take, with the names that people know. The server decides by a file's bytes. */
export const pictureTypes = {
  'image/jpeg': 'JPEG',
  'image/png': 'PNG',
  'image/webp': 'WebP',
  'image/gif': 'GIF',
  'image/avif': 'AVIF',
} as const;
