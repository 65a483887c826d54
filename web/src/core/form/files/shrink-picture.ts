import { fitInside } from './fit-inside.ts';

/** Limits of a logo (specification, section 9): pixels per side, and JPEG quality. */
const mostPixels = 1024;
const quality = 0.6;

/** Prepares a picture for sending: rotated upright, scaled down, JPEG on white. @throws if the browser cannot read it */
export async function shrinkPicture(file: Blob): Promise<Blob> {
  const picture = await createImageBitmap(file, { imageOrientation: 'from-image' });
  try {
    const canvas = document.createElement('canvas');
    drawPicture(canvas, picture, mostPixels);
    return await jpegOf(canvas);
  } finally {
    picture.close();
  }
}

/** Draws a picture on white, with at most this many pixels per side. */
export function drawPicture(canvas: HTMLCanvasElement, picture: ImageBitmap, most: number): void {
  const { width, height } = fitInside(picture, most);
  canvas.width = width;
  canvas.height = height;
  const context = canvas.getContext('2d');
  if (!context) throw new Error('This browser draws no pictures.');
  context.fillStyle = '#fff';
  context.fillRect(0, 0, width, height);
  context.imageSmoothingQuality = 'high';
  context.drawImage(picture, 0, 0, width, height);
}

function jpegOf(canvas: HTMLCanvasElement): Promise<Blob> {
  return new Promise((resolve, reject) => {
    canvas.toBlob(
      (blob) => (blob ? resolve(blob) : reject(new Error('This browser writes no JPEG.'))),
      'image/jpeg',
      quality,
    );
  });
}
