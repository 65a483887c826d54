/** The encodings that browsers accept over https. */
export const browserEncoding = 'gzip, deflate, br, zstd';
