import type { ReactNode } from 'react';
import { Button } from '../ui/controls/button.tsx';

export interface QueryState<Data> {
  readonly data: Data | undefined;
  readonly isError: boolean;
  readonly isFetching: boolean;
  readonly refetch: () => unknown;
}

interface QueryViewProps<Data> {
  readonly query: QueryState<Data>;
  readonly loading: ReactNode;
  /** What could not be loaded, as a sentence. */
  readonly failed: string;
  readonly children: (data: Data) => ReactNode;
}

/**
 * Decides once what a query shows: its data as soon and as long as there is some, else what is wrong and a way to try again,
 * else that it is loading. (An empty answer is data: only its owner knows the words for it.)
 */
export function QueryView<Data>({ query, loading, failed, children }: QueryViewProps<Data>) {
  if (query.data !== undefined) return children(query.data);
  if (!query.isError || query.isFetching) return loading;
  return (
    <div className="py-8 px-4 text-center">
      <p>{failed}</p>
      <Button onClick={() => query.refetch()}>Erneut versuchen</Button>
    </div>
  );
}
