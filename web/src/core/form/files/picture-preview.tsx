import { useEffect, useRef } from 'react';
import { drawPicture } from './shrink-picture.ts';

/** Longer side; enough for the largest place that shows one, on fine screens. */
const previewPixels = 576;

interface PicturePreviewProps {
  readonly picture: Blob;
  readonly className: string | undefined;
  /** Text alternative; a decoration has none. */
  readonly label?: string;
}

/** A picture that has not been sent yet. Drawn: the Content-Security-Policy lets pictures come from this host only. */
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
