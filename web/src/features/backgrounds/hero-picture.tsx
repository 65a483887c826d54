import { useEffect, useRef, useState } from 'react';
import styles from './hero-background.module.css';
import type { Layer } from './use-layers.ts';

/** Beside the heading in a wide window; the same in the page's head (prerender/html.ts). */
const sizes = '(min-width: 62em) 40rem, 100vw';

export function HeroPicture({ layer }: { readonly layer: Layer }) {
  const { picture, isShown, onReady } = layer;
  const image = useRef<HTMLImageElement>(null);
  const [isMissing, setIsMissing] = useState(false);

  useEffect(() => {
    if (!onReady) return;
    image.current?.decode().then(
      () => onReady(true),
      () => onReady(false),
    );
  }, [onReady]);

  return (
    <picture>
      {picture.sources.map(({ type, srcset }) => (
        <source key={type} type={type} srcSet={srcset} sizes={sizes} />
      ))}
      <img
        ref={image}
        src={picture.file}
        alt=""
        // The picture is already decoded, so nothing has to wait for it.
        decoding="sync"
        className={`${styles.picture} absolute inset-0 w-full h-full opacity-0`}
        data-shown={isShown}
        // Hidden instead of the browser's icon for a broken picture.
        hidden={isMissing}
        onError={() => setIsMissing(true)}
      />
    </picture>
  );
}
