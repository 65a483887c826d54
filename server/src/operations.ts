import { readBoardState } from '@lehrpfad/contract/core/operations/board-state.ts';
import { BoardStateReader, type BoardStateDeps } from './board-state.ts';
import type { Api } from './core/http/api.ts';
import { registerJobs, type JobRouteDeps } from './core/jobs/job-routes.ts';
import { registerMails, type RecordMailAction } from './core/mail/routes.ts';
import { recordAction } from './features/audit/trail.ts';

type OperationDeps = BoardStateDeps & Omit<JobRouteDeps, 'db'>;

/** The address is personal, and the mail does not outlive its period; the trail keeps the subject only. */
const recordMail: RecordMailAction = (tx, caller, action, { id, subject: name }) =>
  recordAction(tx, { caller, action, subject: 'mail', id, name });

/** Lets administrators see the state of the board, and manage mails and jobs. */
export function registerOperations(api: Api, deps: OperationDeps): void {
  const { database } = deps;
  registerMails(api, { database, record: recordMail });
  registerJobs(api, { ...deps, db: database });
  const state = new BoardStateReader(deps);
  api.handle(readBoardState, () => state.read());
}
