import type { ComponentProps, ReactNode } from 'react';
import { QueryView } from '../../../core/data/query-view.tsx';
import { DetailGone, DetailLoading } from '../../../core/ui/page/detail.tsx';

interface OneOfProps<Row> {
  /** Query of a list that returns only this object. */
  readonly query: ComponentProps<typeof QueryView<{ readonly results: readonly Row[] }>>['query'];
  readonly children: (row: Row) => ReactNode;
}

/** The object of an item, as the list of its feature reads it. */
export function OneOf<Row>({ query, children }: OneOfProps<Row>) {
  return (
    <QueryView
      query={query}
      loading={<DetailLoading />}
      failed="Die Aufgabe konnte nicht geladen werden."
    >
      {({ results: [row] }) => (row === undefined ? <Gone /> : children(row))}
    </QueryView>
  );
}

export function Gone() {
  return (
    <DetailGone title="Diese Aufgabe gibt es nicht mehr">
      Vielleicht wurde inzwischen gelöscht, worum es ging.
    </DetailGone>
  );
}
