import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { QueryView } from './query-view.tsx';
import { DetailLoading } from '../ui/page/detail.tsx';

interface List {
  readonly data: readonly { readonly id: number }[] | undefined;
  readonly refetch: (options: { cancelRefetch: boolean; throwOnError: boolean }) => unknown;
}

/**
 * Reloads a list once before an entry from the address counts as missing: the loaded list may be too old.
 * @param name of the list
 * @param id of the entry in the address
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
    // Load once each time an entry is missing.
    staleTime: Infinity,
    gcTime: 0,
    // The list shows its own failure.
    meta: { silent: true },
  });
  return query;
}

export type LookUp = ReturnType<typeof useLookUp>;

interface LookedUpProps {
  readonly lookUp: LookUp;
  /** Error message if the look-up fails. */
  readonly failed: string;
  /** Message that the entry does not exist. */
  readonly children: ReactNode;
}

/** Shown instead of an entry that the list does not contain. */
export function LookedUp({ lookUp, failed, children }: LookedUpProps) {
  return (
    <QueryView query={lookUp} loading={<DetailLoading />} failed={failed}>
      {() => children}
    </QueryView>
  );
}
