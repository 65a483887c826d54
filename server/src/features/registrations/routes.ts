import {
  listRegistrations,
  patchRegistration,
  postRegistration,
  requestStatus,
} from '@lehrpfad/contract/registrations.ts';
import { callerAddress } from '../../floor/caller-address.ts';
import type { Api } from '../../floor/api.ts';
import type { Caller } from '../../floor/callers.ts';
import type { ChangeFeed } from '../../floor/changes.ts';
import type { Config } from '../../floor/config.ts';
import { decide } from './deciding.ts';
import { requestAccount, type RequestingParts } from './requesting.ts';
import { hasAddress, requestPage, type Viewer } from './store.ts';

export interface RegistrationParts extends RequestingParts {
  readonly changes: Pick<ChangeFeed, 'write'>;
  readonly config: Pick<Config, 'supportUser'>;
}

/** The states behind each flag; 4 is listed as accepted and as done. */
const statesOf = {
  open: [requestStatus.open],
  accepted: [requestStatus.accepted, requestStatus.done],
  denied: [requestStatus.declined],
  done: [requestStatus.done],
} as const;

type Flags = Readonly<Partial<Record<keyof typeof statesOf, '1' | undefined>>>;

/** Ticked flags are a union; none means all. */
function statesIn(flags: Flags): number[] {
  const all = Object.keys(statesOf) as (keyof typeof statesOf)[];
  const ticked = all.filter((name) => flags[name] !== undefined);
  return (ticked.length === 0 ? all : ticked).flatMap((name) => [...statesOf[name]]);
}

export function registerRegistrations(api: Api, parts: RegistrationParts): void {
  const { config, database, changes, links, clock } = parts;
  const { supportUser } = config;
  const viewerFor = async ({ userId }: Caller): Promise<Viewer> => ({
    now: clock(),
    isSupport: supportUser !== undefined && (await hasAddress(database, userId, supportUser)),
  });
  api.answer(postRegistration, async ({ body, request }) => {
    await requestAccount(parts, body, callerAddress(request));
    return {};
  });
  api.answer(listRegistrations, async ({ query, caller }) =>
    requestPage(database, { ...query, states: statesIn(query) }, await viewerFor(caller)),
  );
  api.answer(patchRegistration, async ({ params, body, caller }) => {
    const viewer = await viewerFor(caller);
    return changes.write((tx) => decide(tx, params.id, body, { ...viewer, links, caller }));
  });
}
