import { offerLanguage } from './language-offer.ts';
import { stayReadable } from './offline.ts';

/** What waits until everything that the visit itself needs has been loaded. */
export async function afterStart(...favourites: Parameters<typeof stayReadable>): Promise<void> {
  await Promise.all([offerLanguage(), stayReadable(...favourites)]);
}
