import type { ReactNode } from 'react';
import { Button } from '../ui/controls/button.tsx';
import { t } from '../texts/texts.ts';

export interface QueryState<Data> {
  readonly data: Data | undefined;
  readonly isError: boolean;
  readonly isFetching: boolean;
  readonly refetch: () => unknown;
}

interface QueryViewProps<Data> {
  readonly query: QueryState<Data>;
  readonly loading: ReactNode;
  /** Error message if loading fails. */
  readonly failed: string;
  readonly children: (data: Data) => ReactNode;
}

/**
 * Shows the data of a query as soon as there is some, otherwise the failure with a button to try again, otherwise that it is loading. (An
 * empty list is data: the caller knows the words for it.)
 */
export function QueryView<Data>({ query, loading, failed, children }: QueryViewProps<Data>) {
  if (query.data !== undefined) return children(query.data);
  if (!query.isError || query.isFetching) return loading;
  return (
    <div className="py-8 px-4 text-center">
      <p>{failed}</p>
      <Button onClick={() => query.refetch()}>{t('Erneut versuchen')}</Button>
    </div>
  );
}
