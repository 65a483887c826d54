import type { ReactNode } from 'react';
import { BegunDrafts } from '../../form/drafts/begun-drafts.tsx';
import { PageHeading } from '../../navigation/page.tsx';
import styles from './area-head.module.css';

interface AreaHeadProps {
  readonly title: string;
  /** What one does here most. */
  readonly action?: ReactNode;
  /** What the page is for, in a sentence. */
  readonly children?: ReactNode;
}

/** Top of a page behind the login, and what was begun on that page. */
export function AreaHead({ title, action, children }: AreaHeadProps) {
  return (
    <>
      <div className="wrap gap-3-6 items-start justify-between mb-6">
        <div className={styles.words}>
          <PageHeading className="text-3xl">{title}</PageHeading>
          {children && <p className="max-w-prose mt-2 text-soft">{children}</p>}
        </div>
        {action}
      </div>
      <BegunDrafts />
    </>
  );
}
