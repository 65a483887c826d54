import { useEffect } from 'react';
import { Link } from 'wouter';
import { PageHeading, usePageTitle } from '../../../core/navigation/page.tsx';
import { resultsPath } from '../../../core/navigation/paths.ts';
import { BackIcon } from '../../../core/ui/icons/icons.tsx';
import { holdFavourites } from '../../job-ads/favourites/favourites-store.ts';
import { useAreFavouritesKept } from '../../job-ads/favourites/listed-favourites.ts';
import { encodeAddress } from '../search-link.ts';
import type { Search } from '../search.ts';
import { t } from '../../../core/texts/texts.ts';

/** Heading of the favourites, with a link back to the search in the address. */
export function FavouritesTop({ search }: { readonly search: Search }) {
  const areKept = useAreFavouritesKept();
  usePageTitle(t('Deine Favoriten'));
  useEffect(() => holdFavourites(), []);
  return (
    <div>
      <Link
        href={resultsPath(encodeAddress({ search: { ...search, favourites: false } }))}
        className="tap-line gap-2"
      >
        <BackIcon />
        {t('Zurück zur Suche')}
      </Link>
      <PageHeading className="mt-1 text-3xl">{t('Deine Favoriten')}</PageHeading>
      <p className="mt-1 text-soft">
        {areKept
          ? t('Nur auf diesem Gerät gespeichert, ohne Anmeldung.')
          : t('Dein Browser erlaubt kein Speichern: Favoriten bleiben nur für diesen Besuch.')}
      </p>
    </div>
  );
}
