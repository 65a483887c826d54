import { useEffect, useState, type ReactNode } from 'react';
import { useLocation, Link } from 'wouter';
import { Skeleton } from '../../../core/loading/skeleton.tsx';
import { QueryView } from '../../../core/data/query-view.tsx';
import { Prose, TextPage } from '../../../core/ui/text/text-page.tsx';
import { PlainPart } from '../plain-part.tsx';
import { foreignLanguage, germanContent } from '../../../core/texts/texts.ts';
import styles from './legal-page.module.css';
import type { LegalSection, LegalText } from './legal-section.ts';
import type { OperatorData, readOperator } from '@lehrpfad/contract/pages/operator.ts';
import { useQuery } from '@tanstack/react-query';
import { call } from '../../../core/api/api.ts';
import type { Sample } from '../../../core/api/answer-shape.ts';

interface LegalPageProps extends LegalText {
  /** Controls of the application below sections, by the ids of these. */
  readonly controls?: Readonly<Record<string, ReactNode>>;
}

/** A legal page with numbered sections and a table of contents, for the operator of this board. */
export function LegalPage(props: LegalPageProps) {
  const { title, name, lead, path, plain, sections, controls = {} } = props;
  return (
    <TextPage
      title={foreignLanguage() ? name : title}
      heading={title}
      lead={lead}
      lang={germanContent()}
    >
      <PlainPart page={plain} />
      <QueryView
        query={useOperator()}
        loading={<Skeleton height="60vh" radius="1rem" />}
        failed="Die Angaben zum Betreiber konnten nicht geladen werden."
      >
        {(operator) => (
          <Sections
            path={path}
            sections={sections(operator)}
            controls={controls}
            isExample={operator.is_example}
          />
        )}
      </QueryView>
    </TextPage>
  );
}

interface SectionsProps {
  readonly path: string;
  readonly sections: readonly LegalSection[];
  readonly controls: Readonly<Record<string, ReactNode>>;
  readonly isExample: boolean;
}

function Sections({ path, sections, controls, isExample }: SectionsProps) {
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
            {controls[id]}
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

/** The fields that the pages need. */
const sample: Sample<OperatorData> = {
  name: '',
  address: '',
  email: '',
  retention: { log_days: 0 },
};

/** Reads the operator of the board. The data change only with a restart of the server. */
function useOperator() {
  return useQuery({
    queryKey: ['operator'],
    queryFn: ({ signal }) => call<typeof readOperator>('GET operator/', { signal, shape: sample }),
    staleTime: Infinity,
  });
}

/** The same query is in the stylesheet. */
const besideQuery = '(min-width: 62em)';

interface TableOfContentsProps {
  readonly path: string;
  readonly sections: readonly LegalSection[];
  /** Called when a section is chosen, even if its address is already open. */
  readonly onFollow: (id: string) => void;
}

/** Links to the sections of a page. Each section has a path, because the router uses the hash. */
function TableOfContents({ path, sections, onFollow }: TableOfContentsProps) {
  // Open only beside the text: above it, it would push the text down.
  const [isOpen] = useState(() => matchMedia(besideQuery).matches);
  return (
    <nav
      className={`${styles.contents} card self-start py-2 px-5`}
      aria-labelledby="inhaltsverzeichnis"
    >
      <details open={isOpen}>
        <summary className="py-2 min-h-tap">
          <h2 id="inhaltsverzeichnis" className={`${styles.contentsTitle} text-md`}>
            Auf dieser Seite
          </h2>
        </summary>
        <ol className="list-plain mb-2">
          {sections.map(({ id, title }) => (
            <li key={id}>
              <Link
                href={`${path}/${id}`}
                className={`${styles.link} hover-underline line min-h-tap leading-tight no-underline`}
                onClick={() => onFollow(id)}
              >
                {title}
              </Link>
            </li>
          ))}
        </ol>
      </details>
    </nav>
  );
}
