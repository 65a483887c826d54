import { byName } from '../../core/text/by-name.ts';
import { listAccountChanges } from '@lehrpfad/contract/audit/account-changes.ts';
import {
  downloadAuditEntries,
  listAuditEntries,
  listAuditPeople,
} from '@lehrpfad/contract/audit/audit.ts';
import type { FieldNames } from '@lehrpfad/contract/audit/words.ts';
import type { Api } from '../../core/http/api.ts';
import type { Queries } from '../../core/database/database.ts';
import { changesPage } from './account-changes-store.ts';
import { auditPage, auditPeople } from './store.ts';
import { sendEntries } from './table.ts';

/**
 * Registers the endpoints of the audit trail and of the trail of a company's account. No call writes entries: the features add them in their
 * own transactions.
 * @param fieldNames names of the fields of subjects of other features, for the table
 */
export function registerAudit(api: Api, db: Queries, fieldNames: FieldNames): void {
  api.handle(listAuditEntries, ({ query }) => auditPage(db, query));
  api.handle(listAuditPeople, async () => byName(await auditPeople(db)));
  api.handle(downloadAuditEntries, ({ query, reply }) => sendEntries(reply, db, query, fieldNames));
  api.handle(listAccountChanges, ({ caller, query }) =>
    changesPage(db, caller.accountId, query.page),
  );
}
