import { usePagination } from '@mantine/hooks';
import { BackIcon, ForwardIcon } from '../ui/icons/icons.tsx';
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
  const { range } = usePagination({
    total: pages,
    page,
    siblings: visible === 9 ? 2 : 1,
    boundaries: 1,
  });
  if (pages < 2) return null;
  return (
    <nav aria-label={label} className={styles.pager}>
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
      <ol className={styles.numbers}>
        {range.map((number, index) => (
          <li key={number === 'dots' ? `gap-${index}` : number}>
            {number === 'dots' ? (
              <span className={styles.gap}>…</span>
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
