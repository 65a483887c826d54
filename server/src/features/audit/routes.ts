import { listAuditEntries } from '@lehrpfad/contract/audit/audit.ts';
import type { Api } from '../../core/http/api.ts';
import type { Queries } from '../../core/database/database.ts';
import { auditPage } from './store.ts';

/** Nobody writes to the trail by a call: the features do, in the transactions of what they do. */
export function registerAudit(api: Api, db: Queries): void {
  api.handle(listAuditEntries, ({ query }) => auditPage(db, query));
}
