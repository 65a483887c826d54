import { QueryView, type QueryState } from '../data/query-view.tsx';
import { DetailLoading } from '../ui/page/detail.tsx';
import { Overlay } from '../ui/dialogs/overlay.tsx';

interface FormLoadingProps {
  readonly title: string;
  /** What the form needs; some of it is not there yet. */
  readonly queries: readonly Omit<QueryState<unknown>, 'data'>[];
  readonly onClose: () => void;
}

/** In place of the overlay of a form until all is there that can be chosen in it. */
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
