import { useEffect, useEffectEvent, useRef } from 'react';
import { drawPicture } from './shrink-picture.ts';

/** Longest side in pixels; enough for the largest preview on a high-resolution screen. */
const previewPixels = 576;

interface PicturePreviewProps {
  readonly picture: Blob;
  readonly className: string | undefined;
  /** Text alternative; none for a decorative picture. */
  readonly label?: string;
  /** Called with the width of the picture in pixels. */
  readonly onWidth?: (width: number) => void;
}

/**
 * Preview of a picture that has not been sent yet. Uses a canvas, because the Content-Security-Policy allows images from this host only.
 */
export function PicturePreview({ picture, className, label, onWidth }: PicturePreviewProps) {
  const canvas = useRef<HTMLCanvasElement>(null);
  const tellWidth = useEffectEvent((width: number) => onWidth?.(width));
  useEffect(() => {
    let isGone = false;
    async function draw(): Promise<void> {
      const bitmap = await createImageBitmap(picture);
      if (!isGone && canvas.current) {
        drawPicture(canvas.current, bitmap, previewPixels);
        tellWidth(bitmap.width);
      }
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
