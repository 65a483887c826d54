import { mediaPath } from '../../core/files/files.ts';

/** Widths in pixels: phones with a pixel ratio of one and two, small and large screens. */
export const widths = [480, 828, 1280, 1920] as const;

/** Best format first. */
export const formats = ['avif', 'webp'] as const;

const stemOf = (key: string) => key.replace(/\.[^./]*$/, '');

/** Returns the keys of all smaller versions of a picture: `a/b.jpg` has `a/b-480.avif` and so on. */
export function variantKeys(key: string): string[] {
  return formats.flatMap((format) => widths.map((width) => `${stemOf(key)}-${width}.${format}`));
}

/** Returns all versions of a picture as sources of a `<picture>`. */
export function sourcesOf(key: string): { type: string; srcset: string }[] {
  return formats.map((format) => ({
    type: `image/${format}`,
    srcset: widths
      .map((width) => `${mediaPath(`${stemOf(key)}-${width}.${format}`)} ${width}w`)
      .join(', '),
  }));
}
