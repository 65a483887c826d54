import { Skeleton } from './skeleton.tsx';

interface ListLoadingProps {
  /** For screen readers: 'Filialen werden geladen'. */
  readonly label: string;
  /** Number of rows. */
  readonly rows: number;
  /** CSS height of a row. */
  readonly height: string;
  /** Classes of the list that is loading. */
  readonly className?: string;
}

/** Placeholder rows while a list is loading. */
export function ListLoading({ label, rows, height, className = 'grid gap-4' }: ListLoadingProps) {
  return (
    <div className={className} aria-busy="true" aria-label={label} role="group">
      {Array.from({ length: rows }, (_, row) => (
        <Skeleton key={row} height={height} radius="1rem" />
      ))}
    </div>
  );
}
