import { useId, useState } from 'react';
import { lazyPart } from '../../../core/loading/lazy-part.tsx';
import { Button } from '../../../core/ui/controls/button.tsx';
import { counted, foreignLanguage, t } from '../../../core/texts/texts.ts';
import { currentProgress } from '../../job-ads/favourites/progress/progress-store.ts';
import { useFavourites } from '../../job-ads/favourites/use-favourites.ts';

const DeleteDialog = lazyPart(
  'delete-dialog',
  async () => (await import('./delete-dialog.tsx')).DeleteDialog,
  null,
);

/** Returns the number of ads with notes that are no favourites any more, so that nothing shows these notes. */
function useHiddenNotes(): number {
  const marked = new Set(useFavourites());
  return [...currentProgress().keys()].filter((id) => !marked.has(id)).length;
}

/** Offers to delete all that this device keeps of a visitor, for devices that several people use. */
export function DeleteSection({ level }: { readonly level: 'h2' | 'h3' }) {
  const id = useId();
  const [isAsking, setAsking] = useState(false);
  const hidden = useHiddenNotes();
  const Heading = level;
  return (
    <section
      lang={foreignLanguage()?.language ?? 'de'}
      // Within running text it is one section among others.
      className={level === 'h2' ? 'card mt-6 p-5' : ''}
      aria-labelledby={id}
    >
      <Heading id={id} className="text-lg">
        {t('Wenn mehrere dieses Gerät benutzen')}
      </Heading>
      <p className="mt-1 mb-3 text-soft">
        {t(
          'Favoriten, Notizen, gemerkte Suchen und angefangene Eingaben liegen nur auf diesem Gerät. Am Computer der Schule lassen sie sich hier auf einmal löschen.',
        )}{' '}
        {hidden > 0 &&
          t('Darunter sind Notizen zu {ads} ohne Stern.', {
            ads: counted(hidden, 'Stelle', 'Stellen'),
          })}
      </p>
      <Button wraps variant="default" danger onClick={() => setAsking(true)}>
        {t('Alles auf diesem Gerät löschen')}
      </Button>
      {isAsking && <DeleteDialog onCancel={() => setAsking(false)} />}
    </section>
  );
}
