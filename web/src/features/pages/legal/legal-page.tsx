import { useEffect } from 'react';
import { useLocation } from 'wouter';
import { Skeleton } from '../../../core/loading/skeleton.tsx';
import { QueryView } from '../../../core/data/query-view.tsx';
import { Prose, TextPage } from '../../../core/ui/text/text-page.tsx';
import { PlainPart } from '../plain-part.tsx';
import styles from './legal-page.module.css';
import type { LegalSection, LegalText } from './legal-section.ts';
import { useOperator } from './operator-query.ts';
import { TableOfContents } from './table-of-contents.tsx';

/** A legal page with numbered sections and a table of contents, for the operator of this board. */
export function LegalPage({ title, lead, path, plain, sections }: LegalText) {
  return (
    <TextPage title={title} lead={lead}>
      <PlainPart page={plain} />
      <QueryView
        query={useOperator()}
        loading={<Skeleton height="60vh" radius="1rem" />}
        failed="Die Angaben zum Betreiber konnten nicht geladen werden."
      >
        {(operator) => (
          <Sections path={path} sections={sections(operator)} isExample={operator.is_example} />
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
