interface Size {
  readonly width: number;
  readonly height: number;
}

/** Size and position of the square that is cut out of a picture. */
export interface Crop {
  /** 1 for the largest square. */
  readonly zoom: number;
  /** Position from left (0) to right (1), and from top to bottom. */
  readonly x: number;
  readonly y: number;
}

export const largestSquare: Crop = { zoom: 1, x: 0.5, y: 0.5 };
export const maxZoom = 4;

/** Returns the square in pixels of the picture. */
export function squareOf({ width, height }: Size, { zoom, x, y }: Crop) {
  const side = Math.max(1, Math.min(width, height) / zoom);
  return { side, left: (width - side) * x, top: (height - side) * y };
}

/** Returns the directions in which the square can move: not those in which it is as long as the picture. */
export function roomOf(size: Size, crop: Crop) {
  const { side } = squareOf(size, crop);
  return { x: size.width - side >= 1, y: size.height - side >= 1 };
}

/**
 * Returns the crop after the picture was dragged below the square.
 * @param by distance as a share of the square's side; to the right and down if positive
 */
export function dragged(size: Size, crop: Crop, by: { readonly x: number; readonly y: number }) {
  const { side } = squareOf(size, crop);
  const room = roomOf(size, crop);
  const moved = (length: number, share: number, at: number) =>
    Math.min(1, Math.max(0, at - (share * side) / (length - side)));
  return {
    ...crop,
    x: room.x ? moved(size.width, by.x, crop.x) : crop.x,
    y: room.y ? moved(size.height, by.y, crop.y) : crop.y,
  };
}
