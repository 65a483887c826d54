import type { ReactNode } from 'react';
import { PageHeading, usePageTitle } from '../../navigation/page.tsx';
import styles from './text-page.module.css';

interface TextPageProps {
  /** The page's heading and, with the site's name, its title. */
  readonly title: string;
  /** One or two sentences on what the page is for. */
  readonly lead?: ReactNode;
  /** Sections, each with an h2; running text stands in a `<Prose>`. */
  readonly children: ReactNode;
}

/** A public page that is read rather than searched. */
export function TextPage({ title, lead, children }: TextPageProps) {
  usePageTitle(title);
  return (
    <div className={`${styles.page} w-full mx-auto text-ink`}>
      <PageHeading className="mb-6">{title}</PageHeading>
      {lead !== undefined && <p className={`${styles.lead} max-w-prose text-lg`}>{lead}</p>}
      {children}
    </div>
  );
}

/** Running text in lines short enough to read. */
export function Prose({ children }: { readonly children: ReactNode }) {
  return <div className={`${styles.prose} max-w-prose`}>{children}</div>;
}
