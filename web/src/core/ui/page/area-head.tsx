import type { ReactNode } from 'react';
import { BegunDrafts } from '../../form/drafts/begun-drafts.tsx';
import { PageHeading, usePageTitle } from '../../navigation/page.tsx';
import styles from './area-head.module.css';

interface AreaHeadProps {
  readonly title: string;
  /** The main action of the page. */
  readonly action?: ReactNode;
  /** Sentence about the purpose of the page. */
  readonly children?: ReactNode;
}

/** Head of a page behind the login, with the drafts that were begun there. Its title is the document's, too. */
export function AreaHead({ title, action, children }: AreaHeadProps) {
  usePageTitle(title);
  return (
    <>
      <div className="wrap gap-3-6 items-start justify-between mb-6">
        <div className={`${styles.words} min-w-0`}>
          <PageHeading className="text-3xl">{title}</PageHeading>
          {children && <p className="max-w-prose mt-2 text-soft">{children}</p>}
        </div>
        {action}
      </div>
      <BegunDrafts />
    </>
  );
}
