import { readBoardState } from '@lehrpfad/contract/core/operations/board-state.ts';
import { BoardStateReader, type BoardStateDeps } from './board-state.ts';
import type { Api } from './core/http/api.ts';
import { registerJobs, type JobRouteDeps } from './core/jobs/job-routes.ts';
import { registerMails } from './core/mail/routes.ts';
import { registerAudit } from './features/audit/routes.ts';

type OperationDeps = BoardStateDeps & Omit<JobRouteDeps, 'db'>;

/** Lets administrators see how the board runs, see to mails and jobs, and read the audit trail. */
export function registerOperations(api: Api, deps: OperationDeps): void {
  const { database } = deps;
  registerAudit(api, database);
  registerMails(api, database);
  registerJobs(api, { ...deps, db: database });
  const state = new BoardStateReader(deps);
  api.handle(readBoardState, () => state.read());
}
