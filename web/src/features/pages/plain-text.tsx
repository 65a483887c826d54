import type { PlainPage } from '@lehrpfad/contract/pages/plain-options.ts';
import type { ReactNode } from 'react';
import { Skeleton } from '../../core/loading/skeleton.tsx';
import { QueryView } from '../../core/data/query-view.tsx';
import { UserHtml } from '../../core/ui/text/user-html.tsx';
import { htmlOf, usePlainTexts } from './plain-queries.ts';
import { t } from '../../core/texts/texts.ts';
import styles from './plain.module.css';

export interface PlainTextProps {
  readonly page: PlainPage;
  /** Whether it has no box, because it replaces another text. */
  readonly isBare?: boolean;
  /** Shown if the page has no text in plain language. */
  readonly children?: ReactNode;
}

/** The text of a page in plain language. */
export function PlainText({ page, isBare = false, children }: PlainTextProps) {
  return (
    <QueryView
      query={usePlainTexts()}
      loading={<Skeleton height="18rem" />}
      failed={t('Der Text in Einfacher Sprache konnte nicht geladen werden.')}
    >
      {(texts) => {
        const html = htmlOf(texts, page);
        if (html === undefined) return children;
        const text = <UserHtml html={html} below={1} />;
        return isBare ? (
          <div className={`${styles.text} card w-full p-5 text-lg`} data-bare data-plain={page}>
            {text}
          </div>
        ) : (
          <section
            className={`${styles.text} card w-full p-5 text-lg`}
            data-plain={page}
            aria-label={t('In Einfacher Sprache')}
          >
            {text}
          </section>
        );
      }}
    </QueryView>
  );
}
