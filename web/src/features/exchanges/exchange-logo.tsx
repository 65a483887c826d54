import { useState } from 'react';
import { ExchangeIcon } from '../../core/ui/icons/area-icons.tsx';
import styles from './exchange-logo.module.css';

/** An exchange's logo, or a placeholder where there is none or it does not load. The name always stands beside it. */
export function ExchangeLogo({ path }: { readonly path: string | null }) {
  const [broken, setBroken] = useState<string | null>(null);
  return (
    <span
      className={`${styles.logo} grid flex-none place-center border rounded-md text-brand bg-accent overflow-hidden`}
      aria-hidden="true"
    >
      {path && path !== broken ? (
        <img src={path} alt="" width="56" height="56" onError={() => setBroken(path)} />
      ) : (
        <ExchangeIcon />
      )}
    </span>
  );
}
