import * as own from '@lehrpfad/contract/exchanges/own.ts';
import type { Api, Bytes } from '../../core/http/api.ts';
import type { Attempts } from '../../core/security/attempts.ts';
import { berlinDay } from '../../core/clock.ts';
import type { Parts } from '../job-ads/saving.ts';
import {
  careerPageOf,
  fetchCareerPage,
  removeCareerPage,
  saveCareerPage,
  type CareerPageParts,
} from './career-page.ts';
import { receiptsOf, refuseForeignRun, runsOf } from './own-store.ts';
import { sendTable } from './receipts-table.ts';
import { previewTable, takeTable } from './upload/take.ts';
import { makeTemplate } from './upload/template.ts';

export interface OwnExchangeParts extends CareerPageParts, Parts {
  readonly attempts: Attempts;
  readonly stored: Parts['stored'];
}

/** Uploads that are shown. */
const shownUploads = 10;

/** Tables that an account may send, and addresses that it may name. */
const mostTables = { most: 60, perMinutes: 10 };
const mostAddresses = { most: 12, perMinutes: 60 };

/** What companies do with imports. */
export function registerOwnExchanges(api: Api, parts: OwnExchangeParts): void {
  const { db } = parts;
  registerTables(api, parts);
  registerCareerPage(api, parts);
  api.answer(own.listOwnReceipts, ({ caller, params, query }) =>
    receiptsOf(db, caller.userId, { runId: params.id, page: query.page }),
  );
  api.answer(own.downloadOwnReceipts, async ({ caller, params, reply }) => {
    await refuseForeignRun(db, caller.userId, params.id);
    // A stream is sent as it is: there is nothing that a schema would have to leave out.
    return sendTable(reply, db, params.id, `quittung-${params.id}`) as unknown as Bytes;
  });
}

function registerTables(api: Api, parts: OwnExchangeParts): void {
  const { db, attempts, clock } = parts;
  const noteTable = (userId: number) =>
    attempts.note([{ key: `table of account ${userId}`, ...mostTables }]);
  api.answer(own.downloadTableTemplate, ({ caller, query }) =>
    makeTemplate(db, caller.userId, { format: query.format, today: berlinDay(clock()) }),
  );
  api.answer(own.previewTable, async ({ caller, files, body }) => {
    await noteTable(caller.userId);
    return previewTable(db, caller, { files, ...body, today: berlinDay(clock()) });
  });
  api.answer(own.takeTable, async ({ caller, files, body }) => {
    await noteTable(caller.userId);
    const { runId, ...taken } = await takeTable(parts, caller, { files, ...body });
    const runs = await runsOf(db, caller.userId, 'upload', shownUploads);
    const run = runs.find(({ id }) => id === runId);
    if (run === undefined) throw new Error('The run of a table was not found.');
    return { ...taken, run };
  });
  api.answer(own.listOwnTables, ({ caller }) => runsOf(db, caller.userId, 'upload', shownUploads));
}

function registerCareerPage(api: Api, parts: OwnExchangeParts): void {
  const { db, attempts, clock } = parts;
  const page = async (userId: number) => ({ page: await careerPageOf(db, userId, clock()) });
  api.answer(own.readCareerPage, ({ caller }) => page(caller.userId));
  api.answer(own.saveCareerPage, async ({ caller: { userId }, body }) => {
    await attempts.note([{ key: `career page of account ${userId}`, ...mostAddresses }]);
    await saveCareerPage(parts, userId, body.url);
    return page(userId);
  });
  api.answer(own.fetchCareerPage, async ({ caller: { userId } }) => {
    await fetchCareerPage(parts, userId);
    return page(userId);
  });
  api.answer(own.removeCareerPage, async ({ caller }) => {
    await removeCareerPage(parts, caller.userId);
    return {};
  });
}
