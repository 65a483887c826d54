import { isEditor } from '../../core/security/callers.ts';
import { htmlFieldNames } from '@lehrpfad/contract/job-ads/ad-fields.ts';
import {
  listAllJobAds,
  listCompaniesForAds,
  readAnyJobAd,
} from '@lehrpfad/contract/job-ads/all.ts';
import {
  deleteJobAd,
  listOwnJobAds,
  patchJobAd,
  postJobAd,
  readJobAdFile,
  readJobAds,
  readOwnJobAd,
} from '@lehrpfad/contract/job-ads/job-ads.ts';
import { patchJobAdFilled, patchJobAdVisibility } from '@lehrpfad/contract/job-ads/state.ts';
import {
  deleteAdDraft,
  listAdDrafts,
  patchAdDraft,
  postAdDraft,
  postNextYearDrafts,
} from '@lehrpfad/contract/job-ads/drafts.ts';
import {
  moveManyJobAds,
  postManyJobAds,
  undoManyJobAds,
} from '@lehrpfad/contract/job-ads/many/many.ts';
import { lockJobAd, unlockJobAd } from '@lehrpfad/contract/job-ads/lock/lock.ts';
import type { Api } from '../../core/http/api.ts';
import { RawResponse } from '../../core/http/raw-response.ts';
import { berlinDay } from '../../core/clock.ts';
import type { Database, Queries } from '../../core/database/database.ts';
import { notFound } from '../../core/http/errors.ts';
import { readUnlessMissing, type Files } from '../../core/files/files.ts';
import { pdfHeaders } from '../../core/files/uploaded-pdf.ts';
import {
  addDraft,
  addNextYear,
  changeDraft,
  deleteDraft,
  listDrafts,
  type DraftDeps,
} from './drafts/drafts.ts';
import { changeMany, undoMany } from './ending/bulk-actions.ts';
import { moveMany } from './ending/bulk-move.ts';
import { allJobAds, anyJobAd, companiesForAds } from './listing/list-store.ts';
import { lockAd, unlockAd, type LockDeps } from './locks/locks.ts';
import { patchAd, postAds, type Deps } from './service.ts';
import { deleteAd, setFilled, setVisibility } from './editing/single-ad.ts';
import { adOfCaller, adsOfAccount, publicJobAds, readableFile } from './store.ts';
import { withCleanHtml } from '../../core/html/sent-html.ts';

export function registerJobAds(
  api: Api,
  { db, files, ...deps }: Deps & LockDeps & { db: Database; files: Files },
): void {
  const today = () => berlinDay(deps.clock());
  api.handle(readJobAds, ({ body }) => publicJobAds(db, body.job_ids, today()));
  api.handle(readJobAdFile, async ({ params, caller }) => {
    const viewer = caller && { ...caller, isEditor: isEditor(caller) };
    const found = await readableFile(db, params.id, today(), viewer);
    const bytes = found && (await readUnlessMissing(files, found.file));
    if (found === undefined || bytes === undefined) throw notFound();
    return new RawResponse('application/pdf', bytes, pdfHeaders(found.name));
  });
  api.handle(listOwnJobAds, ({ caller }) => adsOfAccount(db, caller));
  api.handle(readOwnJobAd, async ({ caller, params }) => {
    const ad = await adOfCaller(db, params.id, isEditor(caller) ? 'any' : caller);
    if (ad === undefined) throw notFound();
    return ad;
  });
  api.handle(postJobAd, async ({ caller, body, files: sent }) =>
    postAds(deps, caller, await withCleanHtml(body, htmlFieldNames), sent),
  );
  api.handle(patchJobAd, async ({ caller, params, body, files: sent }) =>
    patchAd(deps, caller, params.id, await withCleanHtml(body, htmlFieldNames), sent),
  );
  api.handle(deleteJobAd, async ({ caller, params }) => {
    await deleteAd(deps, caller, params.id);
    return {};
  });
  registerStates(api, deps);
  registerAllJobAds(api, db, today);
  registerDrafts(api, { database: db, clock: deps.clock });
}

/** Registers the endpoints that change the state of one ad or several: visible, filled, moved to another branch, locked. */
function registerStates(api: Api, deps: Deps & LockDeps): void {
  api.handle(patchJobAdVisibility, ({ caller, params, body }) =>
    setVisibility(deps, caller, params.id, body),
  );
  api.handle(patchJobAdFilled, ({ caller, params, body }) =>
    setFilled(deps, caller, params.id, body),
  );
  api.handle(postManyJobAds, ({ caller, body }) => changeMany(deps, caller, body));
  api.handle(moveManyJobAds, ({ caller, body }) => moveMany(deps, caller, body));
  api.handle(undoManyJobAds, ({ caller, body }) => undoMany(deps, caller, body.job_ids));
  api.handle(lockJobAd, ({ caller, params, body }) =>
    deps.changes.write((tx) => lockAd(tx, deps, caller, params.id, body)),
  );
  api.handle(unlockJobAd, ({ caller, params, body }) => unlockAd(deps, caller, params.id, body));
}

/** Registers the endpoints of drafts. Only companies may call them. */
function registerDrafts(api: Api, deps: DraftDeps): void {
  api.handle(listAdDrafts, ({ caller }) => listDrafts(deps, caller));
  api.handle(postAdDraft, async ({ caller, body }) =>
    addDraft(deps, caller, await withCleanHtml(body.content, htmlFieldNames)),
  );
  api.handle(patchAdDraft, async ({ caller, params, body }) => {
    const content = await withCleanHtml(body.content, htmlFieldNames);
    return changeDraft(deps, caller, params.id, { ...body, content });
  });
  api.handle(postNextYearDrafts, ({ caller, body }) => addNextYear(deps, caller, body.job_ids));
  api.handle(deleteAdDraft, async ({ caller, params }) => {
    await deleteDraft(deps, caller, params.id);
    return {};
  });
}

/** Registers the endpoints by which editors read the ads of all companies. */
function registerAllJobAds(api: Api, db: Queries, today: () => string): void {
  api.handle(listAllJobAds, ({ query }) => allJobAds(db, query, today()));
  api.handle(readAnyJobAd, async ({ params }) => {
    const ad = await anyJobAd(db, params.id);
    if (ad === undefined) throw notFound();
    return ad;
  });
  api.handle(listCompaniesForAds, ({ query }) => companiesForAds(db, query.ids));
}
