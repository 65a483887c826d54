import {
  listApprenticeshipRequests,
  listOwnApprenticeshipRequests,
  patchApprenticeshipRequest,
  postApprenticeshipRequest,
  withdrawApprenticeshipRequest,
} from '@lehrpfad/contract/companies/apprenticeships.ts';
import type { Api } from '../../../core/http/api.ts';
import type { ChangeFeed } from '../../../core/database/change-feed/changes.ts';
import type { Clock } from '../../../core/clock.ts';
import type { Database } from '../../../core/database/database.ts';
import type { Links } from '../../../core/http/links.ts';
import { askForApprenticeships, withdrawRequest } from './requests.ts';
import { decideRequest } from './decisions.ts';
import { requestsOf, requestsPage } from './store.ts';

interface Deps {
  readonly db: Database;
  readonly changes: Pick<ChangeFeed, 'write'>;
  readonly clock: Clock;
  readonly links: Links;
}

export function registerApprenticeshipRequests(
  api: Api,
  { db, changes, clock, links }: Deps,
): void {
  api.handle(listOwnApprenticeshipRequests, ({ caller }) => requestsOf(db, caller.accountId));
  api.handle(postApprenticeshipRequest, ({ caller, params, body }) =>
    changes.write((tx) => askForApprenticeships(tx, caller, params.id, body, clock())),
  );
  api.handle(withdrawApprenticeshipRequest, async ({ caller, params }) => {
    await changes.write((tx) => withdrawRequest(tx, caller, params.id));
    return {};
  });
  api.handle(listApprenticeshipRequests, ({ query }) => requestsPage(db, query));
  api.handle(patchApprenticeshipRequest, ({ caller, params, body }) =>
    changes.write((tx) => decideRequest(tx, caller, params.id, body, { links, now: clock() })),
  );
}
