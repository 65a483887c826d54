import { useState, type ComponentType } from 'react';
import styles from './logo-tile.module.css';

interface LogoTileProps {
  /** null for none. */
  readonly path: string | null;
  /** Shown without a logo, or if it cannot be loaded. */
  readonly Icon: ComponentType;
}

/** A logo in a list or a detail. Decorative, because the name is always beside it. */
export function LogoTile({ path, Icon }: LogoTileProps) {
  const [broken, setBroken] = useState<string | null>(null);
  return (
    <span
      className={`${styles.logo} size-14 grid flex-none place-center border rounded-md text-brand bg-accent overflow-hidden`}
      aria-hidden="true"
    >
      {path && path !== broken ? (
        <img
          className="w-full h-full object-contain bg-plate"
          src={path}
          alt=""
          width="56"
          height="56"
          onError={() => setBroken(path)}
        />
      ) : (
        <Icon />
      )}
    </span>
  );
}
