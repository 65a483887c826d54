import { BackIcon, ForwardIcon } from '../ui/icons/icons.tsx';
import { pageRange } from './page-range.ts';
import styles from './pager.module.css';

interface PagerProps {
  /** From 1. */
  readonly page: number;
  /** How many pages there are. */
  readonly pages: number;
  /** Numbers and gaps in sight. */
  readonly visible?: 7 | 9;
  /** For screen readers, where a page has more than one. */
  readonly label?: string;
  readonly onTurn: (page: number) => void;
}

/** Numbers of pages: the first, the last, those around the one that is shown, and gaps between them. */
export function Pager({ page, pages, visible = 7, label = 'Seiten', onTurn }: PagerProps) {
  if (pages < 2) return null;
  return (
    <nav aria-label={label} className="row gap-1 justify-center mt-6">
      <button
        type="button"
        className={styles.step}
        aria-label="Vorherige Seite"
        title="Vorherige Seite"
        disabled={page <= 1}
        onClick={() => onTurn(page - 1)}
      >
        <BackIcon />
      </button>
      <ol className="list-plain wrap gap-1 justify-center">
        {pageRange(page, pages, visible).map((number, index) => (
          <li key={number === 'gap' ? `gap-${index}` : number}>
            {number === 'gap' ? (
              <span className={`${styles.gap} text-soft`}>…</span>
            ) : (
              <button
                type="button"
                className={styles.number}
                aria-label={`Seite ${number}`}
                aria-current={number === page ? 'page' : undefined}
                onClick={() => onTurn(number)}
              >
                {number}
              </button>
            )}
          </li>
        ))}
      </ol>
      <button
        type="button"
        className={styles.step}
        aria-label="Nächste Seite"
        title="Nächste Seite"
        disabled={page >= pages}
        onClick={() => onTurn(page + 1)}
      >
        <ForwardIcon />
      </button>
    </nav>
  );
}
