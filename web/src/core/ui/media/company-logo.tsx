import { companyInitials } from '@lehrpfad/contract/core/text/company-initials.ts';
import { useState } from 'react';
import styles from './company-logo.module.css';

interface CompanyLogoProps {
  readonly path: string | null;
  readonly company: string;
}

/** A company's logo, or its initials if it has none or the logo cannot be loaded. Decorative, because the name is always beside it. */
export function CompanyLogo({ path, company }: CompanyLogoProps) {
  const [broken, setBroken] = useState<string | null>(null);
  return (
    <span
      className={`${styles.logo} size-14 bg-accent-strong grid flex-none place-center overflow-hidden border-clear rounded-md text-brand font-bold`}
      aria-hidden="true"
    >
      {path && path !== broken ? (
        <img
          className="w-full h-full object-contain bg-plate"
          src={path}
          alt=""
          width="56"
          height="56"
          loading="lazy"
          decoding="async"
          onError={() => setBroken(path)}
        />
      ) : (
        companyInitials(company)
      )}
    </span>
  );
}
