import { isEditor, type Actor } from '../../../core/security/callers.ts';
import { randomUUID } from 'node:crypto';
import type { OwnJobAd } from '@lehrpfad/contract/job-ads/job-ads.ts';
import { berlinDay } from '../../../core/clock.ts';
import type { Queries } from '../../../core/database/database.ts';
import type { Written } from '../../../core/files/stored-files.ts';
import type { UploadedFile } from '../../../core/files/uploads.ts';
import { setFiles } from '../attachments/attachment-store.ts';
import { refuseTooManyFiles, keptFiles, uploadedAs } from '../attachments/attachments.ts';
import type { CleanJobAdForm } from './form.ts';
import type { StoredAd } from '../listing/group-store.ts';
import {
  hasExpired,
  publicationAfterEdit,
  publicationOf,
  type Publication,
} from '../publishing/publishing.ts';
import { publishDueAds } from '../publishing/publishing-store.ts';
import { isCopyAmong, lockCopies } from '../locks/lock-copy-store.ts';
import { copyLock } from '../locks/lock-store.ts';
import { removeAds } from '../deletion-store.ts';
import { insertAds, updateAds, updateCompanies } from './editing-store.ts';
import { ownAds } from '../store.ts';
import { adsBefore, recordAds, recordLockedCopy } from './trail.ts';

/* Writes ads whose form has been checked, in the caller's transaction, which has locked author and companies. */

export interface Save {
  readonly caller: Actor;
  readonly now: Date;
  readonly uploaded: readonly UploadedFile[];
  /** Keys of the uploaded files. */
  readonly keys: readonly string[];
}

/** Adds an ad for each company, by the rule for publishing. @returns their ids, in the companies' order */
export async function writeNew(
  tx: Queries,
  { caller, now }: Pick<Save, 'caller' | 'now'>,
  form: CleanJobAdForm,
): Promise<number[]> {
  const state = publicationOf(form.availability_start_date, berlinDay(now));
  const author = { userId: caller.userId, now };
  const placed = { ...state, templateId: randomUUID() };
  const ids = await insertAds(tx, form.Companies, form, placed, author);
  await lockWritten(tx, caller, ids);
  return ids;
}

/** Locks those of a company's ads that have the text of a locked one. Editors' ads are not locked. */
async function lockWritten(tx: Queries, caller: Actor, ids: readonly number[]): Promise<void> {
  if (isEditor(caller)) return;
  for (const copy of await lockCopies(tx, ids)) await recordLockedCopy(tx, caller, copy);
}

const privateByHand: Publication = { published: false, publish_date: null, waiting: false };

/** Returns the state of an ad that is added for a further branch: by the rule for publishing, unless the edited ad is kept private. */
function stateOfAdded(edited: Publication, form: CleanJobAdForm, today: string): Publication {
  const isPrivate = !edited.published && !edited.waiting && !hasExpired(form, today);
  return isPrivate ? privateByHand : publicationOf(form.availability_start_date, today);
}

/** Writes the form to an ad that has no siblings and stays with its company; its files stay. The caller must publish ads that are due. */
export async function rewriteAd(
  tx: Queries,
  { caller, now }: Pick<Save, 'caller' | 'now'>,
  ad: StoredAd,
  form: CleanJobAdForm,
): Promise<void> {
  const state = { id: ad.id, ...publicationAfterEdit(ad, form, berlinDay(now)) };
  const templateId = ad.template_id ?? randomUUID();
  const author = { userId: caller.userId, now };
  const wasCopy = await isCopyAmong(tx, [ad.id]);
  await updateAds(tx, [state], form, { templateId, adopts: false }, author);
  if (!wasCopy) await lockWritten(tx, caller, [ad.id]);
}

interface Edit extends Save {
  readonly ad: StoredAd;
  readonly group: readonly StoredAd[];
  readonly form: CleanJobAdForm;
  readonly adopts: boolean;
  readonly currentFiles: readonly number[] | undefined;
}

/**
 * Returns what becomes of an ad and its siblings if they are to be of other companies: those that stay, the ids of those that are deleted,
 * and the companies for which ads are added. If no company stays, the ads move to the new ones, so that links to them and favourites
 * remain valid.
 * @param mayMove false for an imported ad, which its exchange would move back
 */
function byFate(group: readonly StoredAd[], companies: readonly number[], mayMove: boolean) {
  const isChosen = ({ company_id }: StoredAd) => companies.includes(company_id);
  const kept = group.filter(isChosen);
  const leaving = group.filter((one) => !isChosen(one));
  const added = companies.filter((id) => !group.some(({ company_id }) => company_id === id));
  const moves = kept.length === 0 && mayMove;
  const moved = moves
    ? leaving.slice(0, added.length).map((ad, at) => ({ ...ad, company_id: added[at] ?? 0 }))
    : [];
  return {
    moved: moved.map(({ id, company_id }) => ({ id, company_id })),
    kept: [...kept, ...moved],
    off: leaving.slice(moved.length).map(({ id }) => id),
    added: added.slice(moved.length),
  };
}

/** Writes the form to an ad and its siblings. */
export async function writeEdit(
  tx: Queries,
  { caller, now, uploaded, keys, ad, group, form, adopts, currentFiles }: Edit,
): Promise<Written<OwnJobAd[]>> {
  const today = berlinDay(now);
  const author = { userId: caller.userId, now };
  const attachments = [
    ...(await keptFiles(tx, ad.id, currentFiles)),
    ...uploadedAs(uploaded, keys),
  ];
  refuseTooManyFiles(attachments);
  const { moved, kept, off, added } = byFate(group, form.Companies, ad.external === '' || adopts);
  const templateId = ad.template_id ?? randomUUID();
  const states = kept.map((one) => ({ id: one.id, ...publicationAfterEdit(one, form, today) }));
  const stateOfNew = stateOfAdded(publicationAfterEdit(ad, form, today), form, today);

  const before = await adsBefore(
    tx,
    group.map(({ id }) => id),
  );
  await updateCompanies(tx, moved);
  // An ad that already had that text is older than the lock, and editors have not locked it.
  const wasCopy = await isCopyAmong(
    tx,
    kept.map(({ id }) => id),
  );
  await updateAds(tx, states, form, { templateId, adopts }, author);
  const addedIds = await insertAds(tx, added, form, { ...stateOfNew, templateId }, author);
  // A lock also applies to the ads that are added for other branches.
  await copyLock(tx, ad.id, addedIds);
  const gone = await removeAds(tx, off);
  const ids = [...kept.map(({ id }) => id), ...addedIds];
  if (!wasCopy) await lockWritten(tx, caller, ids);
  gone.push(...(await setFiles(tx, ids, attachments)));
  await publishDueAds(tx, now, ids);
  const result = await ownAds(tx, ids);
  await recordAds(tx, caller, before, result);
  return { result, gone };
}
