import { Skeleton } from '../../core/loading/skeleton.tsx';
import { lazyPart } from '../../core/loading/lazy-part.tsx';

/** What people wrote about their event. What cleans it (12 kB) comes with the first description that is read. */
export const EventDescription = lazyPart(
  'user-html',
  async () => (await import('../../core/ui/text/user-html.tsx')).UserHtml,
  <Skeleton height="5rem" />,
);
