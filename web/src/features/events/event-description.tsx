import { Skeleton } from '../../core/loading/skeleton.tsx';
import { lazyPart } from '../../core/loading/lazy-part.tsx';

/** The text of an event. The HTML sanitizer (12 kB) is loaded with the first description. */
export const EventDescription = lazyPart(
  'user-html',
  async () => (await import('../../core/ui/text/user-html.tsx')).UserHtml,
  <Skeleton height="5rem" />,
);
