import { useState } from 'react';
import { Link } from 'wouter';
import type { LegalSection } from './legal-section.ts';
import styles from './legal-page.module.css';

/** As the stylesheet has it. */
const besideQuery = '(min-width: 62em)';

interface TableOfContentsProps {
  readonly path: string;
  readonly sections: readonly LegalSection[];
  /** A section was chosen, which may be where one is already. */
  readonly onFollow: (id: string) => void;
}

/** Links to the sections of a page. Each has an address, since what stands behind the hash belongs to the router. */
export function TableOfContents({ path, sections, onFollow }: TableOfContentsProps) {
  // Beside the text it takes no room; above it, it would push the text down.
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
