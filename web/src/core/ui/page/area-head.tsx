import type { ReactNode } from 'react';
import { BegunDrafts } from '../../form/drafts/begun-drafts.tsx';
import { PageHeading, usePageTitle } from '../../navigation/page.tsx';
import styles from './area-head.module.css';

interface AreaHeadProps {
  readonly title: string;
  /** Title of the document if it is longer than that of the page. */
  readonly documentTitle?: string;
  /** The main action of the page. */
  readonly action?: ReactNode;
  /** Sentence about the purpose of the page. */
  readonly children?: ReactNode;
}

/** Head of a page behind the login, with the drafts that were begun there. It sets the title of the document, too. */
export function AreaHead({ title, documentTitle, action, children }: AreaHeadProps) {
  usePageTitle(documentTitle ?? title);
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
