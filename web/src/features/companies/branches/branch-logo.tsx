import { useState } from 'react';
import { CompanyIcon } from '../../../core/ui/icons/icons.tsx';
import styles from './branch-logo.module.css';

/** A company's logo, or a placeholder if it has none or it cannot be loaded. Decorative, because the name is always beside it. */
export function BranchLogo({ path }: { readonly path: string | null }) {
  const [broken, setBroken] = useState<string | null>(null);
  return (
    <span
      className={`${styles.logo} grid flex-none place-center border rounded-md text-brand bg-accent overflow-hidden`}
      aria-hidden="true"
    >
      {path && path !== broken ? (
        <img src={path} alt="" width="56" height="56" onError={() => setBroken(path)} />
      ) : (
        <CompanyIcon />
      )}
    </span>
  );
}
