import type { Queries } from './core/database/database.ts';
import { unsubscribe } from './features/ad-figures/mails/mails-store.ts';
import { reassignChanges } from './features/audit/account-changes-store.ts';
import { reassignCompanies } from './features/companies/company-store.ts';
import { reassignContacts } from './features/contact-persons/store.ts';
import { reassignExchanges } from './features/exchanges/company/own-store.ts';
import { reassignSharing } from './features/partner-feeds/store.ts';
import { reassignDrafts } from './features/job-ads/drafts/draft-store.ts';
import { removeTeamOf } from './features/team/members.ts';
import { moveAdCounts } from './features/ad-figures/moving-store.ts';
import { removeAllOf as removeCompaniesOf } from './features/companies/closure/closure-store.ts';
import { releaseImportsOf } from './features/companies/closure/import-release.ts';
import { removeAllOf as removeContactPersonsOf } from './features/contact-persons/store.ts';
import { moveEvents } from './features/events/moving-store.ts';
import { removeAllOf as removeEventsOf } from './features/events/deletion-store.ts';
import { reassignAds, moveAds } from './features/job-ads/moving-store.ts';
import { countPublicAds } from './features/job-ads/publishing/visibility-store.ts';
import { removeAllOf as removeAdsOf } from './features/job-ads/deletion-store.ts';
import {
  reassignRequests,
  onActivated,
  removeAllOf as removeRegistrationsOf,
} from './features/registrations/store.ts';

/* Functions of higher features that lower features need, but may not import. */

/** Called by accounts when one is deleted: rows that reference others are deleted before those rows. */
export const accountHooks = {
  onAccountDeleted: [
    removeTeamOf,
    removeRegistrationsOf,
    releaseImportsOf,
    removeAdsOf,
    removeEventsOf,
    removeCompaniesOf,
    removeContactPersonsOf,
  ],
  onAccountActivated: [onActivated],
};

/** Called by the team of an account: moves the account's data to a new owner, and the drafts of a leaving colleague to the owner. */
export const teamHooks = {
  onTransfer: [
    reassignCompanies,
    reassignSharing,
    reassignContacts,
    reassignAds,
    reassignExchanges,
    reassignRequests,
    reassignChanges,
    // The new owner has not subscribed to these mails.
    (tx: Queries, from: number) => unsubscribe(tx, from),
  ],
  onColleagueGone: [reassignDrafts],
};

/** Called by companies: moves the data of a branch to another one (counts after their ads), and counts the ads that a lock takes offline. */
export const companyHooks = { movers: [moveAds, moveEvents, moveAdCounts], countPublicAds };
