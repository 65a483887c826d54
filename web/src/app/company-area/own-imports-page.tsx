import type { ComponentType } from 'react';
import { Link, useLocation } from 'wouter';
import { NotValidatedNotice } from '../../features/companies/not-validated-notice.tsx';
import { CareerPagePart } from '../../features/exchanges/own/career-page/career-page-part.tsx';
import { ImportsPart } from '../../features/exchanges/own/imports-part.tsx';
import { UploadPart } from '../../features/exchanges/own/table/upload-part.tsx';
import { paths } from '../../core/navigation/paths.ts';
import { AreaHead } from '../../core/ui/page/area-head.tsx';
import styles from './own-imports-page.module.css';

interface Part {
  readonly path: string;
  readonly label: string;
  readonly Part: ComponentType;
}

const found: Part = { path: paths.ownImports, label: 'Gefunden', Part: ImportsPart };

const parts: readonly Part[] = [
  found,
  { path: `${paths.ownImports}/tabelle`, label: 'Tabelle', Part: UploadPart },
  { path: `${paths.ownImports}/karriereseite`, label: 'Karriereseite', Part: CareerPagePart },
];

/** Ads from other sites: postings on other boards, uploaded tables, and the company's career page. */
export function OwnImportsPage() {
  const [path] = useLocation();
  const current = parts.find((part) => part.path === path) ?? found;
  return (
    <div className="max-w-page-narrow">
      <AreaHead
        title="Andere Börsen"
        documentTitle={current === found ? 'Andere Börsen' : `${current.label} – Andere Börsen`}
      >
        Stellenanzeigen, die es anderswo schon gibt, müssen Sie hier nicht noch einmal eintippen.
      </AreaHead>
      <NotValidatedNotice />
      <nav aria-label="Andere Börsen" className="border-bottom wrap gap-1 mb-6">
        {parts.map(({ path: to, label }) => (
          <Link
            key={to}
            href={to}
            className={`${styles.tab} tap-line text-soft no-underline`}
            aria-current={to === current.path ? 'page' : undefined}
          >
            {label}
          </Link>
        ))}
      </nav>
      <current.Part />
    </div>
  );
}
