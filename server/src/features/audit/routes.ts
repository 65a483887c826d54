import { listAuditEntries } from '@lehrpfad/contract/audit/audit.ts';
import type { Api } from '../../core/http/api.ts';
import type { Queries } from '../../core/database/database.ts';
import { auditPage } from './store.ts';

/** Registers the endpoint of the audit trail. No call writes entries: the features add them in their own transactions. */
export function registerAudit(api: Api, db: Queries): void {
  api.handle(listAuditEntries, ({ query }) => auditPage(db, query));
}
