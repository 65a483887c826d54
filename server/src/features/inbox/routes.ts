import { listInbox, listInboxColleagues, patchInboxItem } from '@lehrpfad/contract/inbox/inbox.ts';
import type { Clock } from '../../core/clock.ts';
import type { Database } from '../../core/database/database.ts';
import type { Api } from '../../core/http/api.ts';
import { changeItem, listColleagues, listItems } from './service.ts';

interface InboxDeps {
  readonly database: Database;
  readonly clock: Clock;
}

/** Registers the editors' inbox. Decisions about its items are calls of their features. */
export function registerInbox(api: Api, { database, clock }: InboxDeps): void {
  api.handle(listInbox, ({ caller, query }) => listItems(database, caller, query, clock()));
  api.handle(listInboxColleagues, () => listColleagues(database));
  api.handle(patchInboxItem, ({ caller, body }) => changeItem(database, caller, body, clock()));
}
