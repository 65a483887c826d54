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

/* What features are handed of those of a higher layer, which they may not import. */

/** What accounts call in the features above them: what names others leaves before what it names. */
export const aboveAccounts = {
  leaving: [
    removeRegistrationsOf,
    releaseImportsOf,
    removeAdsOf,
    removeEventsOf,
    removeCompaniesOf,
    removeContactPersonsOf,
  ],
  activated: [onActivated],
};

/** What companies call: what hangs on a branch and moves with it to another one, and what its lock takes offline. */
export const aboveCompanies = { movers: [moveAds, moveEvents], countPublicAds };
