import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { QueryView } from './query-view.tsx';
import { DetailLoading } from '../ui/page/detail.tsx';

interface List {
  readonly data: readonly { readonly id: number }[] | undefined;
  readonly refetch: (options: { cancelRefetch: boolean; throwOnError: boolean }) => unknown;
}

/**
 * Reads a list once more before what an address names counts as not there: the list may be older than that.
 * @param name of the list
 * @param id what the address names, if anything
 */
export function useLookUp(name: string, list: List, id: number | 'new' | null) {
  const isNamed = list.data !== undefined && typeof id === 'number';
  const isMissing = isNamed && !list.data.some((one) => one.id === id);
  const query = useQuery({
    queryKey: ['look-up', name, id],
    queryFn: async () => {
      await list.refetch({ cancelRefetch: false, throwOnError: true });
      return true;
    },
    enabled: isMissing,
    // Once for each time that something is missing.
    staleTime: Infinity,
    gcTime: 0,
    // The list says so itself.
    meta: { silent: true },
  });
  return query;
}

export type LookUp = ReturnType<typeof useLookUp>;

interface LookedUpProps {
  readonly lookUp: LookUp;
  /** What could not be looked up, as a sentence. */
  readonly failed: string;
  /** That it is not there. */
  readonly children: ReactNode;
}

/** What stands there in place of what a list does not have. */
export function LookedUp({ lookUp, failed, children }: LookedUpProps) {
  return (
    <QueryView query={lookUp} loading={<DetailLoading />} failed={failed}>
      {() => children}
    </QueryView>
  );
}
