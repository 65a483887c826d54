import { useEffect, useRef, useState } from 'react';
import styles from './hero-background.module.css';
import type { Layer } from './use-layers.ts';

/** As wide as the window; a phone's tall hero enlarges it, which its shade allows. */
const sizes = '100vw';

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
        // It has been decoded before it is shown, so nothing has to wait for it.
        decoding="sync"
        className={`${styles.picture} absolute inset-0 w-full h-full opacity-0`}
        data-shown={isShown}
        // Rather the ground alone than the browser's sign for a broken picture.
        hidden={isMissing}
        onError={() => setIsMissing(true)}
      />
    </picture>
  );
}
