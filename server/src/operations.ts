import type { Api } from './core/http/api.ts';
import type { Database } from './core/database/database.ts';
import { registerJobs } from './core/jobs/job-routes.ts';
import { registerMails } from './core/mail/routes.ts';
import { registerAudit } from './features/audit/routes.ts';

/** Lets administrators see to mails and jobs, and read the audit trail. */
export function registerOperations(api: Api, database: Database): void {
  registerAudit(api, database);
  registerMails(api, database);
  registerJobs(api, database);
}
