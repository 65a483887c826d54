import { counted } from '@lehrpfad/contract/core/text/counted.ts';
import { limits } from '@lehrpfad/contract/core/limits.ts';
import { useEffect, useRef, type ReactNode } from 'react';
import { Skeleton } from '../loading/skeleton.tsx';
import { QueryView } from '../data/query-view.tsx';
import styles from './paged-list.module.css';
import { Pager } from './pager.tsx';

interface Page<Row> {
  /** Number of rows on all pages. */
  readonly count: number;
  readonly results: readonly Row[];
}

interface PagedListProps<Row> {
  readonly query: {
    readonly data: Page<Row> | undefined;
    readonly isError: boolean;
    readonly isFetching: boolean;
    /** Whether the data belong to the previous search: see `keepPreviousData` of TanStack Query. */
    readonly isPlaceholderData: boolean;
    readonly refetch: () => unknown;
  };
  /** Singular and plural for the count: `['Firma', 'Firmen']`. */
  readonly words: readonly [one: string, many: string];
  /** Error message if loading fails. */
  readonly failed: string;
  /** Shown if no row matches search and filters. */
  readonly empty: ReactNode;
  readonly page: number;
  readonly visiblePages?: 7 | 9;
  readonly onTurn: (page: number) => void;
  /** CSS height of a row, for the placeholder while loading. */
  readonly rowHeight: string;
  /** Shown beside the count. */
  readonly aside?: ReactNode;
  readonly children: (rows: readonly Row[]) => ReactNode;
}

/** A page of a long list: the number of rows, the rows, and links to the other pages. */
export function PagedList<Row>(props: PagedListProps<Row>) {
  const { query, words, failed, empty, page, visiblePages, onTurn, rowHeight, aside } = props;
  const top = useRef<HTMLDivElement>(null);
  const { data, isPlaceholderData } = query;
  const pages = Math.ceil((data?.count ?? 0) / limits.pageSize);
  // The last row of the last page was deleted: goes to the new last page.
  const isPastEnd = data !== undefined && !isPlaceholderData && pages > 0 && page > pages;
  useEffect(() => {
    if (isPastEnd) onTurn(pages);
  });

  function turn(next: number): void {
    onTurn(next);
    top.current?.focus({ preventScroll: true });
    top.current?.scrollIntoView({ block: 'start' });
  }

  return (
    <div
      ref={top}
      tabIndex={-1}
      role="group"
      aria-label={words[1]}
      className={`${styles.paged} min-w-0`}
    >
      <QueryView query={query} loading={<Loading rowHeight={rowHeight} />} failed={failed}>
        {({ count, results }) => (
          <>
            <div className={`${styles.bar} line min-h-tap gap-2 mb-2`}>
              <Count count={count} words={words} />
              {aside}
            </div>
            <div aria-busy={isPlaceholderData} data-stale={isPlaceholderData}>
              {results.length === 0 && !isPastEnd ? empty : props.children(results)}
            </div>
            <Pager
              page={page}
              pages={pages}
              {...(visiblePages && { visible: visiblePages })}
              onTurn={turn}
            />
          </>
        )}
      </QueryView>
    </div>
  );
}

interface CountProps {
  readonly count: number;
  readonly words: readonly [one: string, many: string];
}

/** Shows the number of rows. It is a live region of its own, so that a new count does not replace an announced message. */
const Count = ({ count, words }: CountProps) => (
  <p
    aria-live="polite"
    aria-atomic
    className={`${styles.count} flex-1 min-w-0 font-bold tabular-nums hyphens-auto`}
  >
    {counted(count, ...words)}
  </p>
);

function Loading({ rowHeight }: { readonly rowHeight: string }) {
  return (
    <div aria-busy="true" aria-label="Liste wird geladen" role="group">
      <Skeleton height="1.5rem" width="8rem" below="1.125rem" />
      {[1, 2, 3, 4, 5, 6].map((number) => (
        <Skeleton key={number} height={rowHeight} radius="1rem" below="0.5rem" />
      ))}
    </div>
  );
}
