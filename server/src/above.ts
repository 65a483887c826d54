import { moveAdCounts } from './features/ad-figures/moving-store.ts';
import { removeAllOf as removeCompaniesOf } from './features/companies/closure/closure-store.ts';
import { releaseImportsOf } from './features/companies/closure/releasing.ts';
import { removeAllOf as removeContactPersonsOf } from './features/contact-persons/store.ts';
import { moveEvents } from './features/events/moving-store.ts';
import { removeAllOf as removeEventsOf } from './features/events/deletion-store.ts';
import { moveAds } from './features/job-ads/moving-store.ts';
import { countPublicAds } from './features/job-ads/publishing/visibility-store.ts';
import { removeAllOf as removeAdsOf } from './features/job-ads/deletion-store.ts';
import {
  onActivated,
  removeAllOf as removeRegistrationsOf,
} from './features/registrations/store.ts';

/* Functions of higher features that lower features need, but may not import. */

/** Called by accounts when one is deleted: rows that reference others are deleted before those rows. */
export const aboveAccounts = {
  onAccountDeleted: [
    removeRegistrationsOf,
    releaseImportsOf,
    removeAdsOf,
    removeEventsOf,
    removeCompaniesOf,
    removeContactPersonsOf,
  ],
  onAccountActivated: [onActivated],
};

/** Called by companies: moves the data of a branch to another one (counts after their ads), and counts the ads that a lock takes offline. */
export const aboveCompanies = { movers: [moveAds, moveEvents, moveAdCounts], countPublicAds };
