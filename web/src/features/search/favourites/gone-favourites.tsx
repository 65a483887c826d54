import { useId } from 'react';
import { Button } from '../../../core/ui/controls/button.tsx';
import { announce } from '../../../core/ui/notices/announcer.tsx';
import { setFavourite } from '../../job-ads/favourites/favourites-store.ts';
import { favouriteName, removeFavourites } from '../../job-ads/favourites/listed-favourites.ts';
import { markFavourite } from '../../job-ads/favourites/mark-favourite.ts';
import { useFavourites, useIsFavourite } from '../../job-ads/favourites/use-favourites.ts';
import { FavouriteProgress } from '../../job-ads/favourites/progress/favourite-progress.tsx';
import { germanContent, t } from '../../../core/texts/texts.ts';
import styles from './favourites-list.module.css';

/**
 * Favourites whose ads were deleted, with their last known names and a button to remove each. The pressed button stays and undoes the
 * removal.
 */
export function GoneFavourites({ ids }: { readonly ids: readonly number[] }) {
  if (ids.length === 0) return null;
  return (
    <section className="card mt-6 p-5" aria-labelledby="nicht-mehr-da">
      <h2 id="nicht-mehr-da" className="text-lg">
        {t('Nicht mehr verfügbar')}
      </h2>
      <p className={`${styles.explanation} mt-1 text-soft`}>
        {ids.length === 1
          ? t('Diese Stelle ist besetzt, oder ihre Bewerbungszeit ist vorbei.')
          : t('Diese Stellen sind besetzt, oder ihre Bewerbungszeit ist vorbei.')}
      </p>
      <ul className="list-plain mt-3">
        {ids.map((id) => (
          <GoneFavourite key={id} id={id} />
        ))}
      </ul>
      {ids.length > 1 && <AllButton ids={ids} />}
    </section>
  );
}

function GoneFavourite({ id }: { readonly id: number }) {
  const isFavourite = useIsFavourite(id);
  const name = favouriteName(id);
  const titleId = useId();
  const buttonId = useId();
  const action = isFavourite ? t('Entfernen') : t('Rückgängig');

  return (
    <li
      className={`${styles.row} line gap-2-4 justify-between py-2 px-0 border-top`}
      data-removed={!isFavourite}
    >
      <div className={`${styles.name} min-w-0 wrap-anywhere`}>
        <span id={titleId} lang={germanContent()}>
          {name}
        </span>
        <FavouriteProgress ad={{ id, title: name, company_name: '' }} url="" titleId={titleId} />
      </div>
      <Button
        variant="default"
        className={styles.action}
        id={buttonId}
        aria-label={`${action}:`}
        aria-labelledby={`${buttonId} ${titleId}`}
        onClick={() => markFavourite(id, !isFavourite)}
      >
        {action}
      </Button>
    </li>
  );
}

function AllButton({ ids }: { readonly ids: readonly number[] }) {
  const favourites = useFavourites();
  const isAnyLeft = ids.some((id) => favourites.includes(id));

  function toggleAll() {
    if (isAnyLeft) removeFavourites(ids);
    else for (const id of ids.toReversed()) setFavourite(id, true);
    announce(
      isAnyLeft
        ? t('Alle nicht mehr verfügbaren Stellen entfernt')
        : t('Alle nicht mehr verfügbaren Stellen wieder da'),
    );
  }

  return (
    <Button variant="default" className="mt-3" onClick={toggleAll}>
      {isAnyLeft ? t('Alle entfernen') : t('Alle zurückholen')}
    </Button>
  );
}
