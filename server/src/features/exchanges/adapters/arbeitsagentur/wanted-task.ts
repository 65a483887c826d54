import type { AgencySettings } from '@lehrpfad/contract/exchanges/settings.ts';
import { isRejected } from '../../pipeline/imported-ad.ts';
import { audienceOf } from '../fields/pupil-internships.ts';
import type { Item } from './answers.ts';
import { kept } from './fields.ts';
import { jobTypeOf, normalise } from './normalise.ts';
import { isHere, placesOf } from './agency-place.ts';

/** Whether an ad would be shown according to its entry in the list. The details of other ads are not needed. */
function isWanted(item: Item, settings: AgencySettings): boolean {
  const listed = normalise(kept(item), settings);
  if (!placesOf(item).some(isHere)) return false;
  if (!isRejected(listed)) return true;
  const isUnclear =
    listed.rejected === 'not-for-pupils' && audienceOf(listed.title ?? '', '') === 'unclear';
  return isUnclear && jobTypeOf(item) === 1;
}

/** Returns which of the ads of a list are wanted, in order. To be run on a worker thread. */
export const wantedItems = ({
  items,
  settings,
}: {
  items: readonly Item[];
  settings: AgencySettings;
}): boolean[] => items.map((item) => isWanted(item, settings));
