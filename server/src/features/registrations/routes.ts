import {
  listRegistrations,
  patchRegistration,
  postRegistration,
} from '@lehrpfad/contract/registrations/registrations.ts';
import { listJoinableAccounts } from '@lehrpfad/contract/registrations/accounts.ts';
import { askBack } from '@lehrpfad/contract/registrations/questions.ts';
import { callerAddress } from '../../core/security/caller-address.ts';
import type { Api } from '../../core/http/api.ts';
import type { Caller } from '../../core/security/callers.ts';
import type { ChangeFeed } from '../../core/database/change-feed/changes.ts';
import type { Config } from '../../core/config/config.ts';
import { decide } from './decisions.ts';
import { ask } from './questions/question.ts';
import { requestAccount, type RequestingDeps } from './service.ts';
import { joinableAccounts } from './joinable-accounts-store.ts';
import { requestPage, stateNames, type Viewer } from './listing-store.ts';
import { hasAddress } from './store.ts';

export interface RegistrationDeps extends RequestingDeps {
  readonly changes: Pick<ChangeFeed, 'write'>;
  readonly config: Pick<Config, 'supportUser'>;
}

export function registerRegistrations(api: Api, deps: RegistrationDeps): void {
  const { config, database, changes, links, clock } = deps;
  const { supportUser } = config;
  const viewerFor = async ({ userId }: Caller): Promise<Viewer> => ({
    now: clock(),
    isSupport: supportUser !== undefined && (await hasAddress(database, userId, supportUser)),
  });
  api.handle(postRegistration, async ({ body, request }) => {
    await requestAccount(deps, body, callerAddress(request));
    return {};
  });
  api.handle(listRegistrations, async ({ query, caller }) =>
    requestPage(
      database,
      { ...query, ticked: stateNames.filter((name) => query[name] !== undefined) },
      await viewerFor(caller),
    ),
  );
  api.handle(listJoinableAccounts, ({ params, query }) =>
    joinableAccounts(database, params.id, query.search),
  );
  api.handle(askBack, async ({ params, body, caller }) => {
    const viewer = await viewerFor(caller);
    return database.transaction((tx) =>
      ask(tx, params.id, body.question, { ...viewer, links, caller }),
    );
  });
  api.handle(patchRegistration, async ({ params, body, caller }) => {
    const viewer = await viewerFor(caller);
    return changes.write((tx) => decide(tx, params.id, body, { ...viewer, links, caller }));
  });
}
