import { useQuery } from '@tanstack/react-query';
import type { ComponentType, ReactNode } from 'react';
import { Button } from '../ui/controls/button.tsx';
import { t } from '../texts/texts.ts';

/**
 * Returns a component that loads its code from a chunk of its own. Unlike with React's `lazy`, the page stays if the chunk cannot be
 * loaded.
 * @param name identifies the part
 * @param missing shown below the page-wide notice until a later attempt succeeds; by default a sentence, without the notice
 */
export function lazyPart<Props extends object>(
  name: string,
  load: () => Promise<ComponentType<Props>>,
  loading: ReactNode,
  missing?: ReactNode,
): ComponentType<Props> {
  return function LazyPart(props: Props) {
    const { data, isError } = useQuery({
      queryKey: ['part', name],
      queryFn: async () => ({ Part: await load() }),
      staleTime: Infinity,
      gcTime: Infinity,
      // Tried again as soon as the network or another query works again.
      retry: false,
      meta: { silent: missing === undefined },
    });
    if (data) return <data.Part {...props} />;
    return isError ? (missing ?? <Missing />) : loading;
  };
}

function Missing() {
  return (
    <div className="py-8 px-4 text-center">
      <p>{t('Dieser Teil der Seite konnte nicht geladen werden.')}</p>
      <Button onClick={() => location.reload()}>{t('Neu laden')}</Button>
    </div>
  );
}
