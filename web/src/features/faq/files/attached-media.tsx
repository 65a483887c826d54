import { useEffect, useRef, useState } from 'react';
import { drawPicture } from '../../../core/form/files/pictures/shrink-picture.ts';
import { shownAs } from '@lehrpfad/contract/faq/options.ts';
import { Skeleton } from '../../../core/loading/skeleton.tsx';
import styles from './attachments.module.css';
import { useAttachment } from '../queries.ts';

interface AttachedMediaProps {
  readonly id: number;
  readonly name: string;
  readonly type: string;
  /** Longest side of a picture in pixels. */
  readonly pixels: number;
  /** Whether this file may be loaded; files are loaded one after another. */
  readonly isItsTurn: boolean;
  /** Called when the file has loaded or failed. */
  readonly onDone: () => void;
}

/** A picture or video that may be internal: loaded with the session's token and then shown. */
export function AttachedMedia({ id, name, type, pixels, isItsTurn, onDone }: AttachedMediaProps) {
  const { data, isSuccess, isError } = useAttachment(id, isItsTurn);
  const isDone = isSuccess || isError;
  useEffect(() => {
    if (isDone) onDone();
    // oxlint-disable-next-line react/exhaustive-deps -- once, when it has come or failed
  }, [isDone]);
  if (isError) return <p className="text-soft">„{name}“ konnte nicht geladen werden.</p>;
  if (data === undefined) return <Skeleton className={styles.waiting} aria-hidden="true" />;
  return shownAs(type) === 'video' ? (
    <Video file={data} name={name} />
  ) : (
    <Picture file={data} name={name} pixels={pixels} />
  );
}

interface PictureProps {
  readonly file: Blob;
  readonly name: string;
  readonly pixels: number;
}

/** Drawn on a canvas: the Content-Security-Policy allows images from this host only. */
function Picture({ file, name, pixels }: PictureProps) {
  const canvas = useRef<HTMLCanvasElement>(null);
  const [isBroken, setIsBroken] = useState(false);
  useEffect(() => {
    let isGone = false;
    async function draw(): Promise<void> {
      try {
        const bitmap = await createImageBitmap(file);
        if (!isGone && canvas.current) drawPicture(canvas.current, bitmap, pixels);
        bitmap.close();
      } catch {
        if (!isGone) setIsBroken(true);
      }
    }
    void draw();
    return () => {
      isGone = true;
    };
  }, [file, pixels]);
  if (isBroken) return <p className="text-soft">„{name}“ kann nicht angezeigt werden.</p>;
  return (
    <canvas
      ref={canvas}
      role="img"
      aria-label={name}
      className={`${styles.picture} block max-w-full border rounded-md`}
    />
  );
}

function Video({ file, name }: Omit<PictureProps, 'pixels'>) {
  const video = useRef<HTMLVideoElement>(null);
  useEffect(() => {
    const url = URL.createObjectURL(file);
    if (video.current) video.current.src = url;
    return () => URL.revokeObjectURL(url);
  }, [file]);
  return (
    // oxlint-disable-next-line jsx-a11y/media-has-caption -- attachments of editors have no captions
    <video
      ref={video}
      controls
      aria-label={name}
      className={`${styles.video} block max-w-full border rounded-md w-full`}
    />
  );
}
