import { FavouritesTools } from '../../job-ads/favourites/progress/favourites-tools.tsx';
import { useListedFavourites } from '../../job-ads/favourites/use-favourites.ts';
import { DeleteSection } from '../device/delete-section.tsx';
import { savedInFile } from '../saved/saved-in-file.ts';
import { SavedSearches } from '../saved/saved-searches.tsx';
import { linkOfList } from './link-of-list.ts';

/**
 * The saved searches, and the ways to transfer or delete all that the device keeps. Independent of the server, so that they are there without a network, too.
 * @param gone favourites whose ads were deleted; undefined while unknown
 */
export function BelowFavourites({ gone = [] }: { readonly gone: readonly number[] | undefined }) {
  const left = useListedFavourites().filter((id) => !gone.includes(id));
  return (
    <>
      <SavedSearches />
      <FavouritesTools url={linkOfList(left)} others={savedInFile} />
      <DeleteSection level="h2" />
    </>
  );
}
