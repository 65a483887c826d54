import { QueryView, type QueryState } from '../data/query-view.tsx';
import { DetailLoading } from '../ui/page/detail.tsx';
import { Overlay } from '../ui/dialogs/overlay.tsx';

interface FormLoadingProps {
  readonly title: string;
  /** The queries that the form needs; at least one has no data yet. */
  readonly queries: readonly Omit<QueryState<unknown>, 'data'>[];
  readonly onClose: () => void;
}

/** Shown instead of a form's overlay until all its options have loaded. */
export function FormLoading({ title, queries, onClose }: FormLoadingProps) {
  const all = {
    data: undefined,
    isError: queries.some(({ isError }) => isError),
    isFetching: queries.some(({ isFetching }) => isFetching),
    refetch: () => queries.filter(({ isError }) => isError).map(({ refetch }) => refetch()),
  };
  return (
    <Overlay opened title={title} onClose={onClose}>
      <QueryView
        query={all}
        loading={<DetailLoading />}
        failed="Das Formular konnte nicht geladen werden."
      >
        {() => null}
      </QueryView>
    </Overlay>
  );
}
