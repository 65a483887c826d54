import { refuseUneditable } from '../companies/policy.ts';
import { isEditor, type Actor } from '../../core/security/callers.ts';
import type { HtmlFieldName } from '@lehrpfad/contract/job-ads/ad-fields.ts';
import type { JobAdPatch, NewJobAd, OwnJobAd } from '@lehrpfad/contract/job-ads/job-ads.ts';
import type { ChangeFeed } from '../../core/database/change-feed/changes.ts';
import type { WithCleanHtml } from '../../core/html/clean-html.ts';
import { berlinDay, type Clock } from '../../core/clock.ts';
import type { Queries } from '../../core/database/database.ts';
import { invalidInput } from '../../core/http/errors.ts';
import type { Links } from '../../core/http/links.ts';
import type { StoredFiles, Written } from '../../core/files/stored-files.ts';
import type { UploadedFile } from '../../core/files/uploads.ts';
import { setFiles } from './attachments/attachment-store.ts';
import {
  newFiles,
  refuseTooManyFiles,
  takenOverFiles,
  uploadedAs,
} from './attachments/attachments.ts';
import { removeDraft } from './drafts/draft-store.ts';
import { lockCompanyRows } from './listing/choice-store.ts';
import { checkCompanies, checkContact, checkOccupation } from './listing/choices.ts';
import { changesNothing, checkForm } from './editing/form.ts';
import { lockGroup } from './listing/group-store.ts';
import {
  lockAuthor,
  refuseBeyondBranches,
  refuseImported,
  refuseOtherSiblings,
  refuseStale,
} from './policy.ts';
import { publishDueAds } from './publishing/publishing-store.ts';
import { ownAds } from './store.ts';
import { adsBefore, recordAds } from './editing/trail.ts';
import { queueTransferMails } from './editing/transfer.ts';
import { writeEdit, writeNew, type Save } from './editing/writing.ts';

export interface Deps {
  readonly changes: Pick<ChangeFeed, 'write'>;
  readonly stored: Pick<StoredFiles, 'write' | 'remove'>;
  readonly clock: Clock;
}

type Files = readonly UploadedFile[];

/** Stores the files, and then saves the ads that refer to them. */
async function save(
  { changes, stored, clock }: Deps,
  caller: Actor,
  uploaded: Files,
  work: (tx: Queries, save: Save) => Promise<Written<OwnJobAd[]>>,
): Promise<OwnJobAd[]> {
  const added = await newFiles(uploaded);
  return stored.write(added, (keys) =>
    changes.write(async (tx) => {
      await lockAuthor(tx, caller);
      return work(tx, { caller, now: clock(), uploaded, keys });
    }),
  );
}

/**
 * Checks that the ad may be of its companies, occupation and contact person, and locks the companies that are new to it.
 * @param before the stored ad; undefined for a new one
 * @throws {AppError} 400
 */
async function checkReferences(
  tx: Queries,
  caller: Actor,
  form: ReturnType<typeof checkForm>,
  before: Parameters<typeof checkOccupation>[2],
): Promise<void> {
  const added = form.Companies.filter((one) => !before?.companies.includes(one));
  await lockCompanyRows(tx, added);
  await checkCompanies(tx, caller, form.Companies);
  await checkOccupation(tx, form, before);
  await checkContact(tx, form, before);
}

/** Two windows may have opened the same draft: the second one would add the same ads again. */
const draftIsGone =
  'Diesen Entwurf gibt es nicht mehr: Er wurde in einem anderen Fenster veröffentlicht oder gelöscht. Wenn Sie noch einmal auf „Veröffentlichen“ drücken, entsteht eine weitere Stellenanzeige.';

/**
 * Adds an ad for each company. A draft of the author that has become this ad is deleted with it.
 * @throws {AppError} 400 if there is no such draft any more
 */
export function postAds(
  deps: Deps,
  caller: Actor,
  { current_files = [], draft, ...sent }: WithCleanHtml<NewJobAd, HtmlFieldName>,
  uploaded: Files,
): Promise<OwnJobAd[]> {
  return save(deps, caller, uploaded, async (tx, { now, keys }) => {
    const today = berlinDay(now);
    const form = checkForm(sent, today);
    if (draft !== undefined && !(await removeDraft(tx, caller.userId, draft)))
      throw invalidInput({ draft: [draftIsGone] });
    await checkReferences(tx, caller, form, undefined);
    const attachments = [
      ...(await takenOverFiles(tx, caller, current_files)),
      ...uploadedAs(uploaded, keys),
    ];
    refuseTooManyFiles(attachments);
    const ids = await writeNew(tx, { caller, now }, form);
    await setFiles(tx, ids, attachments);
    await publishDueAds(tx, now, ids);
    const result = await ownAds(tx, ids);
    await recordAds(tx, caller, [], result);
    return { result };
  });
}

/**
 * Changes the sent fields of an ad and its siblings. An empty `external` adopts an imported ad: completely or not at all; a repeated
 * request changes nothing.
 */
export function patchAd(
  deps: Deps & { readonly links: Links },
  caller: Actor,
  id: number,
  {
    current_files: currentFiles,
    external,
    last_updated,
    known_companies: known,
    ...sent
  }: WithCleanHtml<JobAdPatch, HtmlFieldName>,
  uploaded: Files,
): Promise<OwnJobAd[]> {
  return save(deps, caller, uploaded, async (tx, saving) => {
    const group = await lockGroup(tx, id);
    const [ad] = group;
    refuseUneditable(caller, ad, 'Die Stellenanzeige');
    refuseBeyondBranches(caller, group);
    const before = { ad, companies: group.map(({ company_id }) => company_id) };
    const today = berlinDay(saving.now);
    const adopts = external === '' && ad.external !== '';
    if (!adopts) refuseImported(caller, ad);
    const mayBeRepeated =
      external === '' && !adopts && uploaded.length === 0 && currentFiles === undefined;
    // After a lost response, the repeated request has the old `last_updated`.
    if (mayBeRepeated && changesNothing(checkForm(sent, today, before), before)) {
      const ids = group.map((one) => one.id);
      return { result: await ownAds(tx, ids) };
    }
    await refuseStale(tx, ad, last_updated);
    await refuseOtherSiblings(tx, ad, known);
    const form = checkForm(sent, today, before);
    await checkReferences(tx, caller, form, before);
    const edit = { ...saving, ad, group, form, adopts, currentFiles };
    const staysInAccount = form.Companies.some((one) => before.companies.includes(one));
    return isEditor(caller) && !staysInAccount ? replaceAds(tx, deps, edit) : writeEdit(tx, edit);
  });
}

/** Writes an editor's edit that keeps no company of the ad, and tells the accounts if the new companies are of another one. */
async function replaceAds(
  tx: Queries,
  { links }: { readonly links: Links },
  edit: Parameters<typeof writeEdit>[1],
): Promise<Written<OwnJobAd[]>> {
  const { ad, group, now } = edit;
  const before = await adsBefore(
    tx,
    group.map(({ id }) => id),
  );
  const written = await writeEdit(tx, edit);
  const transfer = { from: ad.owner, before, after: written.result };
  await queueTransferMails(tx, transfer, { links, now });
  return written;
}
