import { Skeleton } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { QueryView } from '../../floor/query-view.tsx';

interface EventDescriptionProps {
  readonly html: string;
  /** Level of the heading that it stands under. */
  readonly below: number;
}

/**
 * What people wrote about their event. The part that cleans it (12 kB) comes with the first description that is read; as a query,
 * so that a network that fails takes away nothing else and can be tried again.
 */
export function EventDescription({ html, below }: EventDescriptionProps) {
  const cleaner = useQuery({
    queryKey: ['chunk', 'user-html'],
    queryFn: async () => (await import('../../floor/ui/user-html.tsx')).UserHtml,
    staleTime: Infinity,
    gcTime: Infinity,
    structuralSharing: false,
  });
  if (html.trim() === '') return null;
  return (
    <QueryView
      query={cleaner}
      loading={<Skeleton height="5rem" />}
      failed="Die Beschreibung konnte nicht geladen werden."
    >
      {(UserHtml) => <UserHtml html={html} below={below} />}
    </QueryView>
  );
}
