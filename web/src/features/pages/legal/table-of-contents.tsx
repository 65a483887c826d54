import { useState } from 'react';
import { Link } from 'wouter';
import type { LegalSection } from './legal-section.ts';
import styles from './legal-page.module.css';

/** The same query is in the stylesheet. */
const besideQuery = '(min-width: 62em)';

interface TableOfContentsProps {
  readonly path: string;
  readonly sections: readonly LegalSection[];
  /** Called when a section is chosen, even if its address is already open. */
  readonly onFollow: (id: string) => void;
}

/** Links to the sections of a page. Each section has a path, because the router uses the hash. */
export function TableOfContents({ path, sections, onFollow }: TableOfContentsProps) {
  // Open only beside the text: above it, it would push the text down.
  const [isOpen] = useState(() => matchMedia(besideQuery).matches);
  return (
    <nav
      className={`${styles.contents} card self-start py-2 px-5`}
      aria-labelledby="inhaltsverzeichnis"
    >
      <details open={isOpen}>
        <summary className={`${styles.summary} min-h-tap`}>
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
