import * as exchanges from '@lehrpfad/contract/exchanges/exchanges.ts';
import * as runs from '@lehrpfad/contract/exchanges/runs.ts';
import * as splits from '@lehrpfad/contract/exchanges/splits.ts';
import { listObsoleteAds } from '@lehrpfad/contract/exchanges/obsolete-ads.ts';
import { patchMapping, previewMapping } from '@lehrpfad/contract/exchanges/mapping.ts';
import { tryExchange } from '@lehrpfad/contract/exchanges/trial.ts';
import { apiBase } from '@lehrpfad/contract/core/endpoints/endpoint.ts';
import type { Api } from '../../core/http/api.ts';
import type { RateLimiter } from '../../core/security/rate-limiter.ts';
import type { ChangeFeed } from '../../core/database/change-feed/changes.ts';
import type { Clock } from '../../core/clock.ts';
import type { Database } from '../../core/database/database.ts';
import { notFound } from '../../core/http/errors.ts';
import type { Links } from '../../core/http/links.ts';
import type { NewFile, StoredFiles } from '../../core/files/stored-files.ts';
import { readPicture } from '../../core/files/uploaded-picture.ts';
import { Semaphore } from '../../core/threads/semaphore.ts';
import type { UploadedFile } from '../../core/files/uploads.ts';
import { addExchange, changeExchange, deleteExchange } from './service.ts';
import { registerOwnExchanges } from './company/own-routes.ts';
import { deleteAdsOfHeldRun } from './company/held-run-ads.ts';
import { exchangeById, exchangePage } from './editor/listing.ts';
import { importResultPage, recordById, runOf } from './editor/import-result-store.ts';
import { sendTable } from './editor/import-results-table.ts';
import { fullRun, runPage } from './editor/run-store.ts';
import { decide, start, stop } from './editor/run-actions.ts';
import { obsoleteAdPage } from './pipeline/records/obsolete-record-store.ts';
import type { ImportRunner } from './runs/runner.ts';
import { joinPair, splitPair } from './editor/splits.ts';
import { changeMapping, exchangeToMap, previewOf } from './editor/mapping.ts';
import { exchangeToTry, runTrial } from './editor/trial.ts';
import { endImportResultToken, exchangeOfToken, newImportResultToken } from './editor/supplier.ts';

export interface ExchangeDeps {
  readonly db: Database;
  readonly changes: Pick<ChangeFeed, 'write'>;
  readonly stored: StoredFiles;
  readonly clock: Clock;
  readonly links: Links;
  readonly attempts: RateLimiter;
  readonly runner: Pick<ImportRunner, 'dryRun' | 'http'>;
}

/** Limit of trials of an account: each trial makes another host send all its records. */
const maxTrials = { max: 12, perMinutes: 10 };

/** Limit of previews of an account: an editor makes one for each field that is tried. */
const maxPreviews = { max: 60, perMinutes: 10 };

/** Trials of all accounts at the same time: each may use a worker thread. */
const trials = new Semaphore(2, 4);

/** Returns the logo of an upload as it is stored. */
async function logoIn(files: readonly UploadedFile[]): Promise<NewFile[]> {
  const [file] = files;
  return file ? [{ kind: 'logo', bytes: await readPicture(file.bytes) }] : [];
}

/** Registers the routes by which editors and administrators see and control imports. */
export function registerExchanges(api: Api, deps: ExchangeDeps): void {
  const { db, changes, stored, clock } = deps;
  registerOwnExchanges(api, deps);
  api.handle(exchanges.listExchanges, ({ query }) => exchangePage(db, query, clock()));
  api.handle(exchanges.readListedExchange, ({ params }) => exchangeById(db, params.id, clock()));
  api.handle(exchanges.readExchange, ({ params }) => exchangeById(db, params.id, clock()));
  api.handle(exchanges.postExchange, async ({ caller, body, files }) =>
    stored.write(await logoIn(files), async ([logo]) => ({
      result: await db.transaction((tx) => addExchange(tx, { caller, body, logo, now: clock() })),
    })),
  );
  api.handle(exchanges.patchExchange, async ({ caller, params, body, files }) =>
    stored.write(await logoIn(files), ([logo]) =>
      changes.write((tx) => changeExchange(tx, params.id, { caller, body, logo, now: clock() })),
    ),
  );
  api.handle(exchanges.deleteExchange, async ({ caller, params }) => {
    const gone = await db.transaction((tx) => deleteExchange(tx, caller, params.id, clock()));
    await stored.remove(gone);
    return {};
  });
  registerRuns(api, deps);
  registerMapping(api, deps);
  registerImportResults(api, deps);
  registerSupplier(api, deps);
}

/** Registers the routes that start, stop and decide about runs. They wake the runners (runs/queue/queue.ts). */
function registerRuns(api: Api, { db, changes, attempts, runner }: ExchangeDeps): void {
  api.handle(runs.startRun, ({ caller, params }) =>
    db.transaction((tx) => start(tx, caller, params.id)),
  );
  api.handle(tryExchange, async ({ caller, params }) => {
    const exchange = await exchangeToTry(db, params.id);
    await attempts.consume([{ key: `trials of account ${caller.userId}`, ...maxTrials }]);
    return trials.take(() => runTrial(runner, exchange));
  });
  api.handle(runs.listRuns, ({ params, query }) => runPage(db, params.id, query.page));
  api.handle(runs.readRun, ({ params }) => fullRun(db, params.id));
  api.handle(runs.stopRun, ({ caller, params }) =>
    db.transaction((tx) => stop(tx, caller, params.id)),
  );
  api.handle(runs.decideRun, async ({ caller, params, body: { decision } }) => {
    // The ads are deleted before the run ends. If the process dies in between, the editor can decide again.
    if (decision === 'dismiss') await deleteAdsOfHeldRun(changes, params.id);
    return db.transaction((tx) => decide(tx, caller, params.id, decision));
  });
}

/** A preview shares the limit of concurrent trials, since it loads another host and a worker thread as much as a trial does. */
function registerMapping(api: Api, { db, clock, attempts, runner }: ExchangeDeps): void {
  api.handle(previewMapping, async ({ caller, params, body }) => {
    await exchangeToMap(db, params.id);
    await attempts.consume([{ key: `previews of account ${caller.userId}`, ...maxPreviews }]);
    const { http } = runner;
    return trials.take(() => previewOf({ db, http, now: clock() }, params.id, body.mapping));
  });
  api.handle(patchMapping, ({ caller, params, body }) =>
    db.transaction((tx) => changeMapping(tx, params.id, { caller, body, now: clock() })),
  );
}

function registerImportResults(api: Api, { db }: ExchangeDeps): void {
  api.handle(runs.listImportResults, ({ params, query }) => importResultPage(db, params.id, query));
  api.handle(listObsoleteAds, async ({ params, query }) => {
    await runOf(db, params.id);
    return obsoleteAdPage(db, params.id, query.page);
  });
  api.handle(runs.readRecord, ({ params }) => recordById(db, params.id));
  api.handle(runs.downloadImportResults, async ({ params, reply }) => {
    await runOf(db, params.id);
    return sendTable(reply, db, params.id, `quittung-${params.id}`);
  });
  api.handle(splits.splitPair, ({ caller, body }) =>
    db.transaction((tx) => splitPair(tx, caller, body.record)),
  );
  api.handle(splits.joinPair, async ({ caller, params }) => {
    await db.transaction((tx) => joinPair(tx, caller, params.record, params.winner));
    return {};
  });
}

function registerSupplier(api: Api, { db, links }: ExchangeDeps): void {
  const { path } = runs.readSupplierImportResults;
  api.handle(runs.postImportResultLink, async ({ caller, params }) => {
    const token = await db.transaction((tx) => newImportResultToken(tx, caller, params.id));
    return { link: links.to(`${apiBase}${path}?token=${token}`) };
  });
  api.handle(runs.deleteImportResultLink, async ({ caller, params }) => {
    await db.transaction((tx) => endImportResultToken(tx, caller, params.id));
    return {};
  });
  for (const endpoint of [
    runs.readSupplierImportResults,
    runs.readSupplierImportResultsByOldLink,
  ]) {
    api.handle(endpoint, async ({ query, reply }) => {
      const found = await exchangeOfToken(db, query.token);
      if (found === undefined) throw notFound();
      return sendTable(reply, db, found.runId, `quittung-${found.key}`);
    });
  }
}
