import type { ReactNode } from 'react';
import { BackIcon, ForwardIcon } from '../ui/icons/icons.tsx';
import { pageRange } from './page-range.ts';
import styles from './pager.module.css';

/** Classes of the buttons and of the gaps between them. */
const square =
  'grid place-center min-w-tap h-tap border-clear rounded-md bg-none text-brand tabular-nums py-0 px-1';

interface PagerProps {
  /** Current page, from 1. */
  readonly page: number;
  /** Number of pages. */
  readonly pages: number;
  /** Maximum of visible numbers and gaps. */
  readonly visible?: 7 | 9;
  /** Accessible name, needed if a page has several pagers. */
  readonly label?: string;
  readonly onTurn: (page: number) => void;
}

/** Links to the first page, the last one and those around the current one, with gaps between. */
export function Pager({ page, pages, visible = 7, label = 'Seiten', onTurn }: PagerProps) {
  if (pages < 2) return null;
  return (
    <nav aria-label={label} className="row gap-1 justify-center mt-6">
      <StepButton label="Vorherige Seite" disabled={page <= 1} onPress={() => onTurn(page - 1)}>
        <BackIcon />
      </StepButton>
      <ol className="list-plain wrap gap-1 justify-center">
        {pageRange(page, pages, visible).map((number, index) => (
          <li key={number === 'gap' ? `gap-${index}` : number}>
            {number === 'gap' ? (
              <span className={square}>…</span>
            ) : (
              <button
                type="button"
                className={`${styles.number} ${square}`}
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
      <StepButton label="Nächste Seite" disabled={page >= pages} onPress={() => onTurn(page + 1)}>
        <ForwardIcon />
      </StepButton>
    </nav>
  );
}

interface StepButtonProps {
  readonly label: string;
  readonly disabled: boolean;
  readonly onPress: () => void;
  readonly children: ReactNode;
}

function StepButton({ label, disabled, onPress, children }: StepButtonProps) {
  return (
    <button
      type="button"
      className={`${styles.step} ${square}`}
      aria-label={label}
      title={label}
      disabled={disabled}
      onClick={onPress}
    >
      {children}
    </button>
  );
}
