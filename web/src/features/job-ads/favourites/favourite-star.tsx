import { useId } from 'react';
import { Button } from '../../../core/ui/controls/button.tsx';
import { StarIcon } from '../../../core/ui/icons/icons.tsx';
import { t } from '../../../core/texts/texts.ts';
import styles from './favourite-star.module.css';
import { markFavourite } from './mark-favourite.ts';
import { useIsFavourite } from './use-favourites.ts';

export interface MarkableAd {
  readonly id: number;
  readonly title: string;
  readonly company_name: string;
}

/** Returns the name that is shown after the ad is deleted. */
export const nameOf = ({ title, company_name: company }: MarkableAd): string =>
  [title, company].filter(Boolean).join(', ');

interface FavouriteStarProps {
  readonly ad: MarkableAd;
  /** Id of the title, which is part of the accessible name and may be in another language than the rest. */
  readonly titleId: string;
}

/** The star on a card. A change renders only the star again, not the card or the list. */
export function FavouriteStar({ ad, titleId }: FavouriteStarProps) {
  const id = useId();
  const isFavourite = useIsFavourite(ad.id);
  const action = isFavourite ? t('Aus Favoriten entfernen') : t('Zu Favoriten hinzufügen');
  return (
    <button
      type="button"
      className={`${styles.star} tap-square flex-none border-0 rounded-full bg-none text-lg text-soft p-0`}
      data-set={isFavourite}
      title={action}
      id={id}
      aria-label={`${action}:`}
      aria-labelledby={`${id} ${titleId}`}
      onClick={() => markFavourite(ad.id, !isFavourite, nameOf(ad))}
    >
      <StarIcon isFilled={isFavourite} />
    </button>
  );
}

/** The same as a button with a label, for the detail of an ad. */
export function FavouriteButton({ ad }: { readonly ad: MarkableAd }) {
  const isFavourite = useIsFavourite(ad.id);
  return (
    <Button
      variant="default"
      className={styles.button}
      aria-pressed={isFavourite}
      icon={<StarIcon isFilled={isFavourite} />}
      onClick={() => markFavourite(ad.id, !isFavourite, nameOf(ad))}
    >
      {t('Favorit')}
    </Button>
  );
}
