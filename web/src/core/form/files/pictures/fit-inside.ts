interface Size {
  readonly width: number;
  readonly height: number;
}

/** Returns the size of a picture scaled down to fit into a square, never enlarged. Whole pixels, at least one. */
export function fitInside({ width, height }: Size, max: number): Size {
  const scale = Math.min(1, max / Math.max(width, height));
  const whole = (length: number) => Math.max(1, Math.round(length * scale));
  return { width: whole(width), height: whole(height) };
}
