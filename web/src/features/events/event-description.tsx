import { Skeleton } from '../../core/loading/skeleton.tsx';
import { lazyPart } from '../../core/loading/lazy-part.tsx';
import { foreignLanguage, t } from '../../core/texts/texts.ts';

/** Note on a page in another language that the companies' texts about an event stay German. */
export const GermanNote = () =>
  foreignLanguage() && (
    <p className="text-hint m-0">{t('Dieses Event ist auf Deutsch beschrieben.')}</p>
  );

/** The text of an event. The HTML sanitizer (12 kB) is loaded with the first description. */
export const EventDescription = lazyPart(
  'user-html',
  async () => (await import('../../core/ui/text/user-html.tsx')).UserHtml,
  <Skeleton height="5rem" />,
);
