import { randomUUID } from 'node:crypto';
import type { JobAdForm, JobAdPatch, NewJobAd, OwnJobAd } from '@lehrpfad/contract/job-ads.ts';
import type { ChangeFeed } from '../../floor/changes.ts';
import { berlinDay, type Clock } from '../../floor/clock.ts';
import type { Queries } from '../../floor/database.ts';
import type { StoredFiles, Written } from '../../floor/stored-files.ts';
import type { UploadedFile } from '../../floor/uploads.ts';
import {
  newFiles,
  refuseTooManyFiles,
  setFiles,
  stayingFiles,
  takenOverFiles,
  uploadedAs,
} from './attachments.ts';
import { checkCompanies, checkOccupation, holdCompanies } from './choices.ts';
import { changesNothing, checkForm } from './form.ts';
import { lockGroup, refuseStale, type StoredAd } from './group.ts';
import { refuseForeignAd, refuseImported, type Editing } from './policy.ts';
import {
  hasExpired,
  publicationAfterEdit,
  publicationOf,
  publishWhatIsDue,
  type Publication,
} from './publishing.ts';
import { removeAds } from './removing.ts';
import { holdAuthor, insertAds, updateAds } from './rows.ts';
import { ownAds } from './store.ts';
import { adsBefore, noteAds } from './trail.ts';

export interface Parts {
  readonly changes: Pick<ChangeFeed, 'write'>;
  readonly stored: Pick<StoredFiles, 'write' | 'remove'>;
  readonly clock: Clock;
}

type Files = readonly UploadedFile[];

interface Save {
  readonly caller: Editing;
  readonly now: Date;
  readonly uploaded: Files;
  /** Where what was uploaded lies by now. */
  readonly keys: readonly string[];
}

/** Puts the files down, and has the ads saved that name them. */
async function save(
  { changes, stored, clock }: Parts,
  caller: Editing,
  uploaded: Files,
  work: (tx: Queries, save: Save) => Promise<Written<OwnJobAd[]>>,
): Promise<OwnJobAd[]> {
  const added = await newFiles(uploaded);
  return stored.write(added, (keys) =>
    changes.write(async (tx) => {
      await holdAuthor(tx, caller);
      return work(tx, { caller, now: clock(), uploaded, keys });
    }),
  );
}

/** An ad for each of the companies. */
export function postAds(
  parts: Parts,
  caller: Editing,
  { current_files = [], ...sent }: NewJobAd,
  uploaded: Files,
): Promise<OwnJobAd[]> {
  return save(parts, caller, uploaded, async (tx, { now, keys }) => {
    const today = berlinDay(now);
    const form = checkForm(sent, today);
    await holdCompanies(tx, form.Companies);
    await checkCompanies(tx, caller, form.Companies);
    await checkOccupation(tx, form, undefined);
    const attachments = [
      ...(await takenOverFiles(tx, caller, current_files)),
      ...uploadedAs(uploaded, keys),
    ];
    refuseTooManyFiles(attachments);
    const state = publicationOf(form.availability_start_date, today);
    const author = { userId: caller.userId, now };
    const ids = await insertAds(
      tx,
      form.Companies,
      form,
      { ...state, templateId: randomUUID() },
      author,
    );
    await setFiles(tx, ids, attachments);
    await publishWhatIsDue(tx, now, ids);
    const result = await ownAds(tx, ids);
    await noteAds(tx, caller, [], result);
    return { result };
  });
}

const privateByHand: Publication = { published: false, publish_date: null, waiting: false };

/** What an ad becomes that a branch is added with: shown by the publish rule, unless the one that is edited is kept private. */
function stateOfAdded(edited: Publication, form: JobAdForm, today: string): Publication {
  const isPrivate = !edited.published && !edited.waiting && !hasExpired(form, today);
  return isPrivate ? privateByHand : publicationOf(form.availability_start_date, today);
}

interface Edit extends Save {
  readonly ad: StoredAd;
  readonly group: readonly StoredAd[];
  readonly form: JobAdForm;
  readonly adopts: boolean;
  readonly currentFiles: readonly number[] | undefined;
}

/** Brings an ad and its siblings to what the form says. */
async function writeEdit(
  tx: Queries,
  { caller, now, uploaded, keys, ad, group, form, adopts, currentFiles }: Edit,
): Promise<Written<OwnJobAd[]>> {
  const today = berlinDay(now);
  const author = { userId: caller.userId, now };
  const attachments = [
    ...(await stayingFiles(tx, ad.id, currentFiles)),
    ...uploadedAs(uploaded, keys),
  ];
  refuseTooManyFiles(attachments);
  const isChosen = ({ company_id }: StoredAd) => form.Companies.includes(company_id);
  const kept = group.filter(isChosen);
  const off = group.filter((one) => !isChosen(one)).map(({ id }) => id);
  const added = form.Companies.filter((id) => !group.some(({ company_id }) => company_id === id));
  const templateId = ad.template_id ?? randomUUID();
  const states = kept.map((one) => ({ id: one.id, ...publicationAfterEdit(one, form, today) }));
  const stateOfNew = stateOfAdded(publicationAfterEdit(ad, form, today), form, today);

  const before = await adsBefore(
    tx,
    caller,
    group.map(({ id }) => id),
  );
  const gone = await removeAds(tx, off);
  await updateAds(tx, states, form, { templateId, adopts }, author);
  const ids = [
    ...kept.map(({ id }) => id),
    ...(await insertAds(tx, added, form, { ...stateOfNew, templateId }, author)),
  ];
  gone.push(...(await setFiles(tx, ids, attachments)));
  await publishWhatIsDue(tx, now, ids);
  const result = await ownAds(tx, ids);
  await noteAds(tx, caller, before, result);
  return { result, gone };
}

/**
 * Changes what is sent of an ad, and its siblings with it. Emptying `external` adopts an import: whole or not at all, and once more
 * makes no difference.
 */
export function patchAd(
  parts: Parts,
  caller: Editing,
  id: number,
  { current_files: currentFiles, external, last_updated, ...sent }: JobAdPatch,
  uploaded: Files,
): Promise<OwnJobAd[]> {
  return save(parts, caller, uploaded, async (tx, saving) => {
    const group = await lockGroup(tx, id);
    const [ad] = group;
    refuseForeignAd(caller, ad);
    const before = { ad, companies: group.map(({ company_id }) => company_id) };
    const today = berlinDay(saving.now);
    const adopts = external === '' && ad.external !== '';
    if (!adopts) refuseImported(caller, ad);
    const mayBeRepeated =
      external === '' && !adopts && uploaded.length === 0 && currentFiles === undefined;
    // An answer that was lost: whoever asks again holds the time of before.
    if (mayBeRepeated && changesNothing(checkForm(sent, today, before), before)) {
      return {
        result: await ownAds(
          tx,
          group.map((one) => one.id),
        ),
      };
    }
    await refuseStale(tx, ad, last_updated);
    const form = checkForm(sent, today, before);
    await holdCompanies(
      tx,
      form.Companies.filter((one) => !before.companies.includes(one)),
    );
    await checkCompanies(tx, caller, form.Companies);
    await checkOccupation(tx, form, before);
    return writeEdit(tx, { ...saving, ad, group, form, adopts, currentFiles });
  });
}
