import type { Actor } from '../../../core/security/callers.ts';
import type { TableAssignment, TablePreview } from '@lehrpfad/contract/exchanges/own-tables.ts';
import { berlinDay } from '../../../core/clock.ts';
import type { Queries } from '../../../core/database/database.ts';
import { invalidInput } from '../../../core/http/errors.ts';
import type { UploadedFile } from '../../../core/files/uploads.ts';
import { lockCompanyRows } from '../../job-ads/listing/choice-store.ts';
import { lockGroup } from '../../job-ads/listing/group-store.ts';
import { publishDueAds } from '../../job-ads/publishing/publishing-store.ts';
import { recordAction } from '../../audit/trail.ts';
import { lockAuthor } from '../../job-ads/policy.ts';
import type { Deps } from '../../job-ads/service.ts';
import { rewriteAd, writeEdit, writeNew } from '../../job-ads/editing/writing.ts';
import { lockOwnExchange } from '../company/own-store.ts';
import { importResultOf, previewOf, rowOf, unassignedPreview } from './answer.ts';
import { Catalogue } from './catalogue.ts';
import { readDrafts } from './draft.ts';
import { hashOf } from './ad-hash.ts';
import { planRows, type Verdict } from './plan-rows.ts';
import { readAssignment, saveAssignment } from './assignment-store.ts';
import { keepRows, listBranches, recordRun, uploadsOf, type KeptRow } from './store.ts';
import { TableError, UnassignedColumns } from './table/table-error.ts';
import { tableOfFile } from './table/table-of-file.ts';
import type { CheckedTable } from './table/table-task.ts';

/** A file, and the sheet and the meaning of its columns if they were chosen. */
interface Upload {
  readonly files: readonly UploadedFile[];
  readonly sheet?: number | undefined;
  readonly assignment?: TableAssignment | undefined;
}

/**
 * Reads the table, its columns as chosen or else as they were assigned last.
 * @throws {UnassignedColumns}
 * @throws {AppError} 400 if it is no table of ads
 */
async function readUpload(
  db: Queries,
  userId: number,
  { files: [file], sheet, assignment }: Upload,
): Promise<CheckedTable> {
  if (file === undefined) throw invalidInput({ file: ['Pflichtfeld!'] });
  const columns = assignment ?? (await readAssignment(db, userId));
  try {
    return await tableOfFile(file.bytes, { sheet, assignment: columns });
  } catch (error) {
    if (error instanceof TableError && !(error instanceof UnassignedColumns))
      throw invalidInput({ file: [error.message] });
    throw error;
  }
}

interface Judging {
  readonly userId: number;
  readonly today: string;
  readonly exchangeId: number | undefined;
  readonly locks: boolean;
}

async function planTable(
  db: Queries,
  { records }: CheckedTable,
  { userId, ...circumstances }: Judging,
): Promise<Verdict[]> {
  const branches = await listBranches(db, userId);
  if (circumstances.locks)
    await lockCompanyRows(
      db,
      branches.map(({ id }) => id),
    );
  const known = {
    today: circumstances.today,
    branches,
    catalogue: await Catalogue.read(db, userId),
  };
  return planRows(db, readDrafts(records, known), { ...known, ...circumstances });
}

/** Returns the results that an upload of the table would have, or its columns if they must be assigned first. Writes nothing. */
export async function previewTable(
  db: Queries,
  { accountId: userId }: Actor,
  { today, ...upload }: Upload & { readonly today: string },
): Promise<TablePreview> {
  const table = await readUpload(db, userId, upload).catch((error: unknown) => {
    if (error instanceof UnassignedColumns) return error;
    throw error;
  });
  if (table instanceof UnassignedColumns) return unassignedPreview(table);
  const exchangeId = await uploadsOf(db, userId);
  const verdicts = await planTable(db, table, { userId, today, exchangeId, locks: false });
  return previewOf(
    table,
    verdicts.map((verdict) => rowOf(verdict)),
  );
}

interface Taking {
  readonly caller: Actor;
  readonly now: Date;
}

/** A row after writing, with the ad that was added or changed. */
interface Written {
  readonly verdict: Verdict;
  readonly adId: number | undefined;
  readonly gone: readonly (string | null)[];
}

type Changing = Extract<Verdict, { outcome: 'changed' }>;

/** Changes an ad. If its branch changes, it becomes a new ad. */
async function change(tx: Queries, { caller, now }: Taking, verdict: Changing): Promise<Written> {
  const { adId, form, before } = verdict;
  const [company, ...others] = before.companies;
  if (others.length === 0 && form.Companies.every((id) => id === company)) {
    await rewriteAd(tx, { caller, now }, before.ad, form);
    return { verdict, adId, gone: [] };
  }
  const group = await lockGroup(tx, adId);
  const edit = { ad: before.ad, group, form, adopts: false, currentFiles: undefined };
  const save = { caller, now, uploaded: [], keys: [] };
  const { result, gone = [] } = await writeEdit(tx, { ...edit, ...save });
  const id = result[0]?.id ?? adId;
  return { verdict: { ...verdict, adId: id }, adId: id, gone };
}

async function write(tx: Queries, taking: Taking, verdict: Verdict): Promise<Written> {
  if (verdict.outcome === 'changed') return change(tx, taking, verdict);
  if (verdict.outcome !== 'created') return { verdict, adId: undefined, gone: [] };
  const [adId] = await writeNew(tx, taking, verdict.form);
  return { verdict, adId, gone: [] };
}

/** Returns the record of a row to save; none if the row has no new or changed ad. */
function keptRow({ verdict, adId }: Written): KeptRow[] {
  const { draft } = verdict;
  if (adId === undefined || draft.externalId === undefined || !('form' in verdict)) return [];
  const hash = hashOf(verdict.form);
  return [{ external_id: draft.externalId, raw: draft.raw, hash, job_ad_id: adId }];
}

async function writeAll(
  tx: Queries,
  taking: Taking,
  verdicts: readonly Verdict[],
): Promise<Written[]> {
  const written: Written[] = [];
  for (const verdict of verdicts) written.push(await write(tx, taking, verdict));
  const ids = written.flatMap(({ adId }) => adId ?? []);
  if (ids.length > 0) await publishDueAds(tx, taking.now, ids);
  return written;
}

/**
 * Writes the rows without errors in one transaction, each as the form would.
 * @returns all rows, and the run with their import results
 */
export async function takeTable(
  { db, changes, stored, clock }: Deps & { readonly db: Queries },
  caller: Actor,
  upload: Upload,
): Promise<TablePreview & { readonly runId: number }> {
  const { accountId: userId } = caller;
  const table = await readUpload(db, userId, upload).catch((error: unknown) => {
    throw error instanceof UnassignedColumns ? invalidInput({ file: [error.message] }) : error;
  });
  const { gone, ...answer } = await changes.write(async (tx) => {
    await lockAuthor(tx, caller);
    const now = clock();
    // Uploads of an account are written one after the other, so that each sees what the one before wrote.
    const exchangeId = await lockOwnExchange(tx, userId, 'upload');
    const verdicts = await planTable(tx, table, {
      userId,
      today: berlinDay(now),
      exchangeId,
      locks: true,
    });
    const written = await writeAll(tx, { caller, now }, verdicts);
    const kept = written.flatMap(keptRow);
    if (kept.length > 0) await keepRows(tx, exchangeId, kept, now);
    if (upload.assignment) await saveAssignment(tx, exchangeId, upload.assignment);
    const importResults = written.map(({ verdict, adId }) => importResultOf(verdict, adId));
    const runId = await recordRun(tx, { exchangeId, userId, now }, importResults);
    await recordAction(tx, {
      caller,
      action: 'started',
      subject: 'exchange',
      id: runId,
      name: 'Tabelle',
    });
    const rows = written.map(({ verdict, adId }) => rowOf(verdict, adId));
    return { ...previewOf(table, rows), runId, gone: written.flatMap((one) => one.gone) };
  });
  await stored.remove(gone);
  return answer;
}
