import type { OperatorData } from '@lehrpfad/contract/pages/operator.ts';
import type { PlainPage } from '@lehrpfad/contract/pages/plain-options.ts';
import { useEffect } from 'react';
import { useLocation } from 'wouter';
import { Skeleton } from '../../../core/loading/skeleton.tsx';
import { QueryView } from '../../../core/data/query-view.tsx';
import { Prose, TextPage } from '../../../core/ui/text/text-page.tsx';
import { PlainPart } from '../plain-part.tsx';
import styles from './legal-page.module.css';
import type { LegalSection } from './legal-section.ts';
import { useOperator } from './operator-query.ts';
import { TableOfContents } from './table-of-contents.tsx';

interface LegalPageProps {
  readonly title: string;
  readonly lead: string;
  /** Path of the page; the sections' paths are below it. */
  readonly path: string;
  /** Short version in plain language, shown before the text. */
  readonly plain: PlainPage;
  readonly children: (operator: OperatorData) => readonly LegalSection[];
}

/** A legal page with numbered sections and a table of contents, for the operator of this board. */
export function LegalPage({ title, lead, path, plain, children }: LegalPageProps) {
  return (
    <TextPage title={title} lead={lead}>
      <PlainPart page={plain} />
      <QueryView
        query={useOperator()}
        loading={<Skeleton height="60vh" radius="1rem" />}
        failed="Die Angaben zum Betreiber konnten nicht geladen werden."
      >
        {(operator) => (
          <Sections path={path} sections={children(operator)} isExample={operator.is_example} />
        )}
      </QueryView>
    </TextPage>
  );
}

interface SectionsProps {
  readonly path: string;
  readonly sections: readonly LegalSection[];
  readonly isExample: boolean;
}

function Sections({ path, sections, isExample }: SectionsProps) {
  const [location] = useLocation();
  const named = location.slice(path.length + 1);
  useEffect(() => {
    if (named !== '') goTo(named);
  }, [named]);
  return (
    <div className={`${styles.columns} stack gap-8`}>
      <TableOfContents path={path} sections={sections} onFollow={goTo} />
      <Prose>
        {isExample && (
          <p className={styles.example}>
            <strong>Beispielangaben:</strong> Dieser Server ist noch nicht eingerichtet. Name,
            Anschrift und Personen des Betreibers sind ganz oder zum Teil erfunden.
          </p>
        )}
        {sections.map(({ id, title, content }) => (
          <section key={id} aria-labelledby={id}>
            <h2 id={id} tabIndex={-1} className={styles.heading}>
              {title}
            </h2>
            {content}
          </section>
        ))}
      </Prose>
    </div>
  );
}

/** Scrolls to a section and focuses it; does nothing if there is no such section. */
function goTo(id: string): void {
  const heading = document.getElementById(id);
  if (heading?.tagName !== 'H2') return;
  heading.focus({ preventScroll: true });
  heading.scrollIntoView();
}
