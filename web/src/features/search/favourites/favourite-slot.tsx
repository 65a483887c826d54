import type { JobAdCard } from '@lehrpfad/contract/search/search.ts';
import { useLayoutEffect, useRef, type ReactNode } from 'react';
import { Button } from '../../../core/ui/controls/button.tsx';
import { FavouriteProgress } from '../../job-ads/favourites/progress/favourite-progress.tsx';
import { nameOf } from '../../job-ads/favourites/favourite-star.tsx';
import { markFavourite } from '../../job-ads/favourites/mark-favourite.ts';
import { useIsFavourite } from '../../job-ads/favourites/use-favourites.ts';
import { germanContent, t } from '../../../core/texts/texts.ts';
import styles from './favourites-list.module.css';
import { cardLinkId } from '../results/result-card.tsx';
import { linkOfList } from './link-of-list.ts';

interface FavouriteSlotProps {
  readonly card: JobAdCard;
  readonly children: ReactNode;
}

/** A card in the list of favourites. When it is removed, its place keeps its size and offers to undo that. */
export function FavouriteSlot({ card, children }: FavouriteSlotProps) {
  const isFavourite = useIsFavourite(card.id);
  const slot = useRef<HTMLDivElement>(null);
  const undo = useRef<HTMLButtonElement>(null);
  const isUndone = useRef(false);

  // The pressed button disappears; the focus moves to the button that replaces it.
  useLayoutEffect(() => {
    if (!isFavourite && slot.current?.contains(document.activeElement)) undo.current?.focus();
    if (isFavourite && isUndone.current) slot.current?.querySelector('button')?.focus();
    isUndone.current = false;
  }, [isFavourite]);

  // The title is German, whatever the language of the sentence.
  const gap = '{title}';
  const [before, after] = t('„{title}“ ist kein Favorit mehr.', { title: gap }).split(gap);

  function putBack() {
    isUndone.current = true;
    markFavourite(card.id, true, nameOf(card));
  }

  return (
    <div ref={slot} className="relative">
      <div className={styles.card} inert={!isFavourite}>
        {children}
        <FavouriteProgress ad={card} url={linkOfList([card.id])} titleId={cardLinkId(card.id)} />
      </div>
      {!isFavourite && (
        <div
          className={`${styles.removed} absolute inset-0 grid gap-3 justify-items-center p-4 rounded-lg text-center overflow-hidden`}
        >
          <p className={`${styles.removed_text} text-soft overflow-hidden`}>
            {before}
            <span lang={germanContent()}>{card.title}</span>
            {after}
          </p>
          <Button ref={undo} variant="default" onClick={putBack}>
            {t('Rückgängig')}
          </Button>
        </div>
      )}
    </div>
  );
}
