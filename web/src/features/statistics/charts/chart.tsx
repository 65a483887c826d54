import { useId, type ReactNode } from 'react';
import { Skeleton } from '../../../core/loading/skeleton.tsx';
import { Button } from '../../../core/ui/controls/button.tsx';
import { ChartDetails } from './chart-details.tsx';
import styles from './chart.module.css';
import { saveCsv, type ChartTable } from './csv.ts';

/** Content of a chart: a sentence, a table and a picture. */
export interface Shown {
  readonly summary: string;
  readonly table: ChartTable;
  /** null if there is nothing to draw. Hidden from screen readers, except for controls. */
  readonly picture: ReactNode;
}

interface ChartProps<Data> {
  readonly title: string;
  readonly query: {
    readonly data: Data | undefined;
    readonly isError: boolean;
    readonly isPlaceholderData?: boolean;
  };
  readonly show: (data: Data) => Shown;
  /** File name for saving the figures; without it they cannot be saved. */
  readonly file?: string;
  /** Whether it has the full width of the page. */
  readonly wide?: boolean;
  /** Number of rows of the grid that it spans. */
  readonly rows?: 2 | 5;
  readonly children?: ReactNode;
}

/**
 * A figure with a heading. The sentence and the table are the alternative to its picture. Reports a loading failure inside the figure
 * (specification, section 8: no message).
 */
export function Chart<Data>(props: ChartProps<Data>) {
  const { title, query, show, file, wide, rows, children } = props;
  const id = useId();
  const shown = query.data === undefined ? undefined : show(query.data);
  return (
    <figure
      className={`${styles.chart} card flex flex-col gap-4 min-w-0`}
      aria-labelledby={id}
      aria-busy={query.isPlaceholderData}
      data-stale={query.isPlaceholderData}
      data-wide={wide}
      data-rows={rows}
    >
      <figcaption>
        <h2 id={id} className="text-xl">
          {title}
        </h2>
        {shown && <p className={`${styles.summary} text-soft`}>{shown.summary}</p>}
      </figcaption>
      {shown?.picture}
      {!shown && <Missing isError={query.isError} />}
      {shown && file !== undefined && (
        <div className="mt-auto flex gap-2 items-start justify-between">
          <ChartDetails title={title} table={shown.table} />
          <Button
            variant="subtle"
            aria-label={`${title}: als CSV speichern`}
            onClick={() => saveCsv(file, shown.table)}
          >
            CSV
          </Button>
        </div>
      )}
      {children}
    </figure>
  );
}

function Missing({ isError }: { readonly isError: boolean }) {
  if (isError)
    return (
      <p className={`${styles.missing} text-soft mb-2`}>
        Diese Zahlen sind zurzeit nicht verfügbar.
      </p>
    );
  return <Skeleton height="9rem" radius="1rem" />;
}
