import type { ReactNode } from 'react';
import { PageHeading, usePageTitle } from '../../navigation/page.tsx';
import styles from './text-page.module.css';

interface TextPageProps {
  /** Heading of the page; the document's title is the same with the product's name. */
  readonly title: string;
  /** Where it says something else than the title. */
  readonly heading?: string;
  /** One or two sentences about the purpose of the page. */
  readonly lead?: ReactNode;
  /** Of the title and the lead, where they are in another language than the page. */
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
