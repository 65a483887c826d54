import { readBoardState } from '@lehrpfad/contract/core/operations/board-state.ts';
import { BoardStateReader, type BoardStateDeps } from './board-state.ts';
import type { Api } from './core/http/api.ts';
import { registerJobs, type JobRouteDeps } from './core/jobs/job-routes.ts';
import { registerMails } from './core/mail/routes.ts';

type OperationDeps = BoardStateDeps & Omit<JobRouteDeps, 'db'>;

/** Lets administrators see the state of the board, and manage mails and jobs. */
export function registerOperations(api: Api, deps: OperationDeps): void {
  const { database } = deps;
  registerMails(api, database);
  registerJobs(api, { ...deps, db: database });
  const state = new BoardStateReader(deps);
  api.handle(readBoardState, () => state.read());
}
