import type { ReactNode } from 'react';
import { PageHeading, usePageTitle } from '../../navigation/page.tsx';
import styles from './text-page.module.css';

interface TextPageProps {
  /** Title of the document, followed by the product's name there, and heading of the page. */
  readonly title: string;
  /** Heading if it differs from the title. */
  readonly heading?: string;
  /** One or two sentences about the purpose of the page. */
  readonly lead?: ReactNode;
  /** Language of the heading and the lead if it differs from that of the page. */
  readonly lang?: 'de' | undefined;
  /** Sections, each with an h2; running text is in a `<Prose>`. */
  readonly children: ReactNode;
}

/** A public page with text. */
export function TextPage({ title, heading = title, lead, lang, children }: TextPageProps) {
  usePageTitle(title);
  return (
    <div lang={lang} className={`${styles.page} max-w-page w-full mx-auto text-ink`}>
      <PageHeading className="mb-6">{heading}</PageHeading>
      {lead !== undefined && <p className={`${styles.lead} max-w-prose text-lg`}>{lead}</p>}
      {children}
    </div>
  );
}

/** Running text with a readable line length. */
export function Prose({ children }: { readonly children: ReactNode }) {
  return <div className={`${styles.prose} max-w-prose`}>{children}</div>;
}
