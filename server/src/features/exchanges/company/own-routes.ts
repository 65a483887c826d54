import * as own from '@lehrpfad/contract/exchanges/own.ts';
import * as tables from '@lehrpfad/contract/exchanges/own-tables.ts';
import type { Api } from '../../../core/http/api.ts';
import type { RateLimiter } from '../../../core/security/rate-limiter.ts';
import { berlinDay } from '../../../core/clock.ts';
import type { Deps } from '../../job-ads/service.ts';
import {
  careerPageOf,
  fetchCareerPage,
  removeCareerPage,
  saveCareerPage,
  type CareerPageDeps,
} from './career-page.ts';
import { importResultsOf, refuseForeignRun, runsOf } from './own-store.ts';
import { sendTable } from '../editor/import-results-table.ts';
import { previewTable, takeTable } from '../upload/upload.ts';
import { makeTemplate } from '../upload/template.ts';

export interface OwnExchangeDeps extends CareerPageDeps, Deps {
  readonly attempts: RateLimiter;
  readonly stored: Deps['stored'];
}

/** Uploads that are shown. */
const shownUploads = 10;

/** Rate limits of an account: uploaded tables, and changes of the career page's address. */
const maxTables = { max: 60, perMinutes: 10 };
const maxAddresses = { max: 12, perMinutes: 60 };

/** Registers the routes of imports for companies. */
export function registerOwnExchanges(api: Api, deps: OwnExchangeDeps): void {
  const { db } = deps;
  registerTables(api, deps);
  registerCareerPage(api, deps);
  api.handle(own.listOwnImportResults, ({ caller, params, query }) =>
    importResultsOf(db, caller.accountId, { runId: params.id, page: query.page }),
  );
  api.handle(own.downloadOwnImportResults, async ({ caller, params, reply }) => {
    await refuseForeignRun(db, caller.accountId, params.id);
    return sendTable(reply, db, params.id, `quittung-${params.id}`);
  });
}

function registerTables(api: Api, deps: OwnExchangeDeps): void {
  const { db, attempts, clock } = deps;
  const recordTable = (userId: number) =>
    attempts.consume([{ key: `table of account ${userId}`, ...maxTables }]);
  api.handle(tables.downloadTableTemplate, ({ caller, query }) =>
    makeTemplate(db, caller.accountId, { format: query.format, today: berlinDay(clock()) }),
  );
  api.handle(tables.previewTable, async ({ caller, files, body }) => {
    await recordTable(caller.accountId);
    return previewTable(db, caller, { files, ...body, today: berlinDay(clock()) });
  });
  api.handle(tables.takeTable, async ({ caller, files, body }) => {
    await recordTable(caller.accountId);
    const { runId, ...taken } = await takeTable(deps, caller, { files, ...body });
    const runs = await runsOf(db, caller.accountId, 'upload', shownUploads);
    const run = runs.find(({ id }) => id === runId);
    if (run === undefined) throw new Error('The run of a table was not found.');
    return { ...taken, run };
  });
  api.handle(tables.listOwnTables, ({ caller }) =>
    runsOf(db, caller.accountId, 'upload', shownUploads),
  );
}

function registerCareerPage(api: Api, deps: OwnExchangeDeps): void {
  const { db, attempts, clock } = deps;
  const page = async (userId: number) => ({ page: await careerPageOf(db, userId, clock()) });
  api.handle(own.readCareerPage, ({ caller }) => page(caller.accountId));
  api.handle(own.saveCareerPage, async ({ caller: { accountId: userId }, body }) => {
    await attempts.consume([{ key: `career page of account ${userId}`, ...maxAddresses }]);
    await saveCareerPage(deps, userId, body);
    return page(userId);
  });
  api.handle(own.fetchCareerPage, async ({ caller: { accountId: userId } }) => {
    await fetchCareerPage(deps, userId);
    return page(userId);
  });
  api.handle(own.removeCareerPage, async ({ caller }) => {
    await removeCareerPage(deps, caller.accountId);
    return {};
  });
}
