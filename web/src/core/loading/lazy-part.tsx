import { useQuery } from '@tanstack/react-query';
import type { ComponentType, ReactNode } from 'react';
import { Button } from '../ui/controls/button.tsx';

/**
 * A part of a page in a chunk of its own. Unlike React's `lazy`, one that does not come takes nothing of the page with it.
 * @param name tells parts apart
 */
export function lazyPart<Props extends object>(
  name: string,
  load: () => Promise<ComponentType<Props>>,
  loading: ReactNode,
): ComponentType<Props> {
  return function LazyPart(props: Props) {
    const { data, isError } = useQuery({
      queryKey: ['part', name],
      queryFn: async () => ({ Part: await load() }),
      staleTime: Infinity,
      gcTime: Infinity,
      // Browsers remember that a module did not come: only a new page asks for it again.
      retry: false,
    });
    if (data) return <data.Part {...props} />;
    return isError ? <Missing /> : loading;
  };
}

function Missing() {
  return (
    <div className="py-8 px-4 text-center">
      <p>Dieser Teil der Seite konnte nicht geladen werden.</p>
      <Button onClick={() => location.reload()}>Neu laden</Button>
    </div>
  );
}
