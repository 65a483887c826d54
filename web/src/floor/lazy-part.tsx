import { useQuery } from '@tanstack/react-query';
import type { ComponentType, ReactNode } from 'react';
import { QueryView } from './query-view.tsx';

/**
 * A part of a page in a chunk of its own. Unlike React's `lazy` one that did not come can be asked for again, and takes nothing
 * of the page with it.
 * @param name tells parts apart
 */
export function lazyPart<Props extends object>(
  name: string,
  load: () => Promise<ComponentType<Props>>,
  loading: ReactNode,
): ComponentType<Props> {
  return function LazyPart(props: Props) {
    const chunk = useQuery({
      queryKey: ['part', name],
      queryFn: async () => ({ Part: await load() }),
      staleTime: Infinity,
      gcTime: Infinity,
    });
    return (
      <QueryView
        query={chunk}
        loading={loading}
        failed="Dieser Teil der Seite konnte nicht geladen werden."
      >
        {({ Part }) => <Part {...props} />}
      </QueryView>
    );
  };
}
