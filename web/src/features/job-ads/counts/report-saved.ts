import {
  currentFavourites,
  earlierFavourites,
  watchFavourites,
} from '../favourites/favourites-store.ts';
import { reportAct } from './report-acts.ts';

/** Favourites that are not counted, because they are older or already counted. */
const known = new Set(earlierFavourites);

function reportSaved(): void {
  // Marked in another tab, which reports it.
  const isElsewhere = document.hidden;
  for (const id of currentFavourites().ids) {
    if (known.has(id)) continue;
    known.add(id);
    if (!isElsewhere) reportAct({ job_ad: id, act: 'saved' });
  }
}

/** Reports each ad once that is marked as a favourite during this visit, including those marked before this call. */
export function watchSaved(): void {
  reportSaved();
  watchFavourites(reportSaved);
}
