import type { Operation } from './operation.ts';
import { listAds, readAd } from './reading/ads.ts';
import { listChanges } from './reading/changes.ts';
import { listCompanies, readCompany } from './reading/companies.ts';
import { listEvents, readEvent } from './reading/events.ts';
import { listOccupations, listPlaces } from './reading/names.ts';
import { searchAds } from './reading/search.ts';

/** All operations, in the order of the documentation. */
export const operations: readonly Operation[] = [
  listAds,
  readAd,
  searchAds,
  listCompanies,
  readCompany,
  listEvents,
  readEvent,
  listOccupations,
  listPlaces,
  listChanges,
];
