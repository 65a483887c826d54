import type { TablePreview } from '@lehrpfad/contract/exchanges-own.ts';
import { berlinDay } from '../../../floor/clock.ts';
import type { Queries } from '../../../floor/database.ts';
import { invalidInput } from '../../../floor/errors.ts';
import type { UploadedFile } from '../../../floor/uploads.ts';
import { holdCompanies } from '../../job-ads/choices.ts';
import { lockGroup } from '../../job-ads/group.ts';
import type { Editing } from '../../job-ads/policy.ts';
import { publishWhatIsDue } from '../../job-ads/publishing.ts';
import { holdAuthor } from '../../job-ads/rows.ts';
import type { Parts } from '../../job-ads/saving.ts';
import { writeEdit, writeNew } from '../../job-ads/writing.ts';
import { holdOwnExchange } from '../own-store.ts';
import { previewOf, receiptOf, rowOf } from './answer.ts';
import { readBranches } from './branches.ts';
import { Catalogue } from './catalogue.ts';
import { readTable, type Table } from './columns.ts';
import { readDrafts } from './draft.ts';
import { hashOf, hashOfAd, judgeRows, type Verdict } from './judge.ts';
import { readFile } from './read-file.ts';
import { keepRows, noteRun, uploadsOf, type KeptRow } from './store.ts';
import { TableError } from './table-error.ts';

/** @throws {AppError} 400 where it is no table of ads */
async function readUpload([file]: readonly UploadedFile[]): Promise<Table> {
  if (file === undefined) throw invalidInput({ file: ['Pflichtfeld!'] });
  try {
    return readTable(await readFile(file.bytes));
  } catch (error) {
    if (error instanceof TableError) throw invalidInput({ file: [error.message] });
    throw error;
  }
}

async function judgeTable(
  db: Queries,
  { records }: Table,
  { userId, today, exchangeId }: { userId: number; today: string; exchangeId: number | undefined },
): Promise<Verdict[]> {
  const known = {
    branches: await readBranches(db, userId),
    catalogue: await Catalogue.read(db, userId),
  };
  return judgeRows(db, readDrafts(records, known), { ...known, today, exchangeId });
}

/** What taking the table would do; writes nothing. */
export async function previewTable(
  db: Queries,
  { userId }: Editing,
  { files, today }: { files: readonly UploadedFile[]; today: string },
): Promise<TablePreview> {
  const table = await readUpload(files);
  const exchangeId = await uploadsOf(db, userId);
  const verdicts = await judgeTable(db, table, { userId, today, exchangeId });
  return previewOf(
    table,
    verdicts.map((verdict) => rowOf(verdict)),
  );
}

interface Taking {
  readonly caller: Editing;
  readonly now: Date;
}

/** What was written of a row: the verdict, as it is by now, and its ad. */
interface Written {
  readonly verdict: Verdict;
  readonly adId: number | undefined;
  readonly gone: readonly (string | null)[];
}

type Changing = Extract<Verdict, { outcome: 'changed' }>;

/** Changes an ad, unless somebody has done so since it was judged. */
async function change(tx: Queries, { caller, now }: Taking, verdict: Changing): Promise<Written> {
  const { draft, adId, form } = verdict;
  const group = await lockGroup(tx, adId);
  const [ad] = group;
  const isSame =
    ad !== undefined &&
    hashOfAd({ ad, companies: group.map((one) => one.company_id) }) === verdict.before;
  if (!isSame) {
    const reason = ad === undefined ? 'deleted' : 'edited-here';
    const left = { draft, outcome: 'left-alone', reason, adId: ad?.id ?? null } as const;
    return { verdict: left, adId: undefined, gone: [] };
  }
  const edit = { ad, group, form, adopts: false, currentFiles: undefined, uploaded: [], keys: [] };
  const { result, gone = [] } = await writeEdit(tx, { ...edit, caller, now });
  // An ad that goes to another branch becomes another one.
  const id = result[0]?.id ?? adId;
  return { verdict: { ...verdict, adId: id }, adId: id, gone };
}

async function write(tx: Queries, taking: Taking, verdict: Verdict): Promise<Written> {
  if (verdict.outcome === 'changed') return change(tx, taking, verdict);
  if (verdict.outcome !== 'created') return { verdict, adId: undefined, gone: [] };
  const [adId] = await writeNew(tx, taking, verdict.form);
  return { verdict, adId, gone: [] };
}

/** Rows whose record is to be written: those with a new ad or another text. */
function keptRow({ verdict, adId }: Written): KeptRow[] {
  const { draft } = verdict;
  if (adId === undefined || draft.externalId === undefined || !('form' in verdict)) return [];
  const hash = hashOf(verdict.form);
  return [{ external_id: draft.externalId, raw: draft.raw, hash, job_ad_id: adId }];
}

/** Ads are locked in the order of their ids everywhere. */
const adOf = (verdict: Verdict) => (verdict.outcome === 'changed' ? verdict.adId : 0);

async function writeAll(
  tx: Queries,
  taking: Taking,
  verdicts: readonly Verdict[],
): Promise<Written[]> {
  await holdCompanies(tx, [
    ...new Set(verdicts.flatMap((one) => ('form' in one ? one.form.Companies : []))),
  ]);
  const written: Written[] = [];
  for (const verdict of verdicts.toSorted((a, b) => adOf(a) - adOf(b)))
    written.push(await write(tx, taking, verdict));
  const ids = written.flatMap(({ adId }) => adId ?? []);
  if (ids.length > 0) await publishWhatIsDue(tx, taking.now, ids);
  return written.sort((a, b) => a.verdict.draft.row - b.verdict.draft.row);
}

/**
 * Writes the rows that are right, all in one transaction, each as the form would; the others are told.
 * @returns the rows, and the run that keeps what became of them
 */
export async function takeTable(
  { changes, stored, clock }: Parts,
  caller: Editing,
  files: readonly UploadedFile[],
): Promise<TablePreview & { readonly runId: number }> {
  const table = await readUpload(files);
  const { gone, ...answer } = await changes.write(async (tx) => {
    await holdAuthor(tx, caller);
    const now = clock();
    const { userId } = caller;
    // One upload of an account at a time: the next one knows what this one wrote.
    const exchangeId = await holdOwnExchange(tx, userId, 'upload');
    const verdicts = await judgeTable(tx, table, { userId, today: berlinDay(now), exchangeId });
    const written = await writeAll(tx, { caller, now }, verdicts);
    const kept = written.flatMap(keptRow);
    if (kept.length > 0) await keepRows(tx, exchangeId, kept, now);
    const receipts = written.map(({ verdict, adId }) => receiptOf(verdict, adId));
    const runId = await noteRun(tx, { exchangeId, userId, now }, receipts);
    const rows = written.map(({ verdict, adId }) => rowOf(verdict, adId));
    return { ...previewOf(table, rows), runId, gone: written.flatMap((one) => one.gone) };
  });
  await stored.remove(gone);
  return answer;
}
