import type { Cover } from '@lehrpfad/contract/core/pictures.ts';
import { useState } from 'react';

/** Largest width: that of the detail beside a list. */
const sizes = '(min-width: 62em) 44rem, 100vw';

/** The cover picture of a branch; nothing if it has none, or if the picture cannot be loaded. */
export function CoverPicture({ cover }: { readonly cover: Cover | null }) {
  const [broken, setBroken] = useState<string | null>(null);
  if (!cover || cover.file === broken) return null;
  return (
    <picture>
      {cover.sources.map(({ type, srcset }) => (
        <source key={type} type={type} srcSet={srcset} sizes={sizes} />
      ))}
      <img
        className="cover block w-full mb-4 rounded-md bg-tint"
        src={cover.file}
        alt={cover.alt}
        loading="lazy"
        decoding="async"
        onError={() => setBroken(cover.file)}
      />
    </picture>
  );
}
