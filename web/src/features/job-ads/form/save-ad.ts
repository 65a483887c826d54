import {
  patchJobAd,
  postJobAd,
  type readOwnJobAd,
  type JobAdForm,
  type OwnJobAd,
} from '@lehrpfad/contract/job-ads/job-ads.ts';
import { ApiError, call } from '../../../core/api/api.ts';
import { isGone } from '../../../core/api/null-if-gone.ts';
import { isNew, splitFiles, type PdfItem } from '../../../core/form/files/pdf-files.ts';
import { sendForm, type FileToSend } from '../../../core/api/upload.ts';
import { deleteDraft } from '../drafts/draft-queries.ts';
import { recordSaved } from '../management/queries.ts';
import { fieldsOfVersion } from './ad-version.ts';

/** Share of each file that has been sent (0 to 1), by its index in the list. */
export type FileProgress = Readonly<Record<number, number>>;

interface Save {
  /** The edited ad; null for a new one. */
  readonly ad: OwnJobAd | null;
  readonly form: JobAdForm;
  readonly items: readonly PdfItem[];
  /** The edited version (ad-version.ts). */
  readonly version: string;
  readonly onProgress: (progress: FileProgress) => void;
  readonly key: string;
  /** Id of the draft that becomes the ad. */
  readonly draft?: number | undefined;
}

/** Saves an ad for all its branches; an imported ad is adopted by that. @throws ApiError */
export async function saveAd(save: Save): Promise<readonly OwnJobAd[]> {
  const { ad, items, onProgress } = save;
  const files = splitFiles(items).files.map<FileToSend>((file) => ({
    field: 'file',
    file,
    name: file.name,
  }));
  const places = items.flatMap((item, place) => (isNew(item) ? [place] : []));
  const tell = (shares: readonly number[]) =>
    onProgress(Object.fromEntries(shares.map((share, at) => [places[at] ?? at, share])));
  const saved = await (ad ? patch({ ...save, ad }, files, tell) : post(save, files, tell));
  // The ad was added by an earlier save whose answer was lost. What was written after it is a draft, which a change does not delete.
  if (ad && save.draft !== undefined) await deleteDraft({ id: save.draft }).catch(console.error);
  recordSaved(saved, ad ? takenOff(ad, saved) : []);
  return saved;
}

type Tell = (shares: readonly number[]) => void;

const noUpload = { files: {} };

function post({ form, items, key, draft }: Save, files: readonly FileToSend[], tell: Tell) {
  // A copy refers to the PDFs of its original.
  const body = { ...form, current_files: splitFiles(items).kept, draft };
  const send = sendForm(postJobAd.upload ?? noUpload, body, files, tell);
  return call<typeof postJobAd>('POST jobdescriptions/post/', { send, key });
}

function patch(
  { ad, form, items, version, key }: Save & { readonly ad: OwnJobAd },
  files: readonly FileToSend[],
  tell: Tell,
) {
  const body = {
    ...form,
    current_files: splitFiles(items).kept,
    ...fieldsOfVersion(version),
    ...(ad.external !== '' && { external: '' }),
  };
  const send = sendForm(patchJobAd.upload ?? noUpload, body, files, tell);
  const name = 'PATCH jobdescriptions/patch/:id/';
  return call<typeof patchJobAd>(name, { params: { id: ad.id }, send, key });
}

/** Returns the ids of ads whose branches were removed from the ad. */
function takenOff(ad: OwnJobAd, saved: readonly OwnJobAd[]): readonly number[] {
  const before = [ad.id, ...ad.siblings.map(({ id }) => id)];
  return before.filter((id) => !saved.some((one) => one.id === id));
}

const readAd = (id: number) =>
  call<typeof readOwnJobAd>('GET jobdescriptions/own/:id/', { params: { id } });

/**
 * After the ad of one branch was deleted: finds the same ad of another branch, which is to be changed instead. A new ad would be a second
 * one there.
 * @param failure of the save
 * @returns the refusal (409 `stale`) with the sibling in `current`; the failure if the ad was not deleted, or there is no sibling
 */
export async function refusalBySibling(ad: OwnJobAd | null, failure: unknown): Promise<unknown> {
  if (!isGone(failure)) return failure;
  for (const { id } of ad?.siblings ?? []) {
    try {
      const current = await readAd(id);
      return new ApiError(409, { code: 'stale', current });
    } catch (error) {
      if (!isGone(error)) return error;
    }
  }
  return failure;
}
