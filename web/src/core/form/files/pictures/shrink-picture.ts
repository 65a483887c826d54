import { fitInside } from './fit-inside.ts';
import { squareOf, type Crop } from './square-crop.ts';

/** Limits of a logo (specification, section 9): pixels per side, and JPEG quality. */
const maxPixels = 1024;
const quality = 0.6;

/**
 * Prepares a picture for sending: rotated upright, scaled down, JPEG on white.
 * @param most pixels per side; a larger picture than a logo is written in a better quality
 * @throws if the browser cannot read it
 */
export async function shrinkPicture(file: Blob, max = maxPixels): Promise<Blob> {
  const picture = await createImageBitmap(file, { imageOrientation: 'from-image' });
  try {
    const canvas = document.createElement('canvas');
    drawPicture(canvas, picture, max);
    return await jpegOf(canvas, max > maxPixels ? 0.85 : quality);
  } finally {
    picture.close();
  }
}

/** Draws a picture on white, with at most this many pixels per side. */
export function drawPicture(canvas: HTMLCanvasElement, picture: ImageBitmap, max: number): void {
  const { width, height } = fitInside(picture, max);
  onWhite(canvas, width, height).drawImage(picture, 0, 0, width, height);
}

/** Prepares a square of a picture for sending. */
export function squareFrom(picture: ImageBitmap, crop: Crop): Promise<Blob> {
  const canvas = document.createElement('canvas');
  drawSquare(canvas, picture, crop, maxPixels);
  return jpegOf(canvas);
}

/** Draws a square of a picture on white, with at most this many pixels per side. */
export function drawSquare(
  canvas: HTMLCanvasElement,
  picture: ImageBitmap,
  crop: Crop,
  max: number,
): void {
  const { side, left, top } = squareOf(picture, crop);
  const pixels = Math.max(1, Math.min(max, Math.round(side)));
  const context = onWhite(canvas, pixels, pixels);
  context.drawImage(picture, left, top, side, side, 0, 0, pixels, pixels);
}

function onWhite(canvas: HTMLCanvasElement, width: number, height: number) {
  canvas.width = width;
  canvas.height = height;
  const context = canvas.getContext('2d');
  if (!context) throw new Error('This browser draws no pictures.');
  context.fillStyle = '#fff';
  context.fillRect(0, 0, width, height);
  context.imageSmoothingQuality = 'high';
  return context;
}

function jpegOf(canvas: HTMLCanvasElement, as = quality): Promise<Blob> {
  return new Promise((resolve, reject) => {
    canvas.toBlob(
      (blob) => (blob ? resolve(blob) : reject(new Error('This browser writes no JPEG.'))),
      'image/jpeg',
      as,
    );
  });
}
