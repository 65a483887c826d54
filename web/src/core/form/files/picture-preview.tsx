import { useEffect, useRef } from 'react';
import { drawPicture } from './shrink-picture.ts';

/** Longest side in pixels; enough for the largest preview on a high-resolution screen. */
const previewPixels = 576;

interface PicturePreviewProps {
  readonly picture: Blob;
  readonly className: string | undefined;
  /** Text alternative; none for a decorative picture. */
  readonly label?: string;
}

/**
 * Preview of a picture that has not been sent yet. Uses a canvas, because the Content-Security-Policy allows images from this host only.
 */
export function PicturePreview({ picture, className, label }: PicturePreviewProps) {
  const canvas = useRef<HTMLCanvasElement>(null);
  useEffect(() => {
    let isGone = false;
    async function draw(): Promise<void> {
      const bitmap = await createImageBitmap(picture);
      if (!isGone && canvas.current) drawPicture(canvas.current, bitmap, previewPixels);
      bitmap.close();
    }
    void draw();
    return () => {
      isGone = true;
    };
  }, [picture]);
  const name = label === undefined ? { 'aria-hidden': true } : { role: 'img', 'aria-label': label };
  return <canvas ref={canvas} className={className} {...name} />;
}
