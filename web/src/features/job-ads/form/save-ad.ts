import {
  patchJobAd,
  postJobAd,
  type JobAdForm,
  type OwnJobAd,
} from '@lehrpfad/contract/job-ads/job-ads.ts';
import { call } from '../../../core/api/api.ts';
import { newKey } from '../../../core/api/new-key.ts';
import { isGone } from '../../../core/api/null-if-gone.ts';
import { isNew, splitFiles, type PdfItem } from '../../../core/form/files/pdf-files.ts';
import { sendForm, type FileToSend } from '../../../core/api/upload.ts';
import { recordSaved } from '../management/queries.ts';

/** Share of each file that has been sent (0 to 1), by its index in the list. */
export type FileProgress = Readonly<Record<number, number>>;

interface Save {
  /** The edited ad; null for a new one. */
  readonly ad: OwnJobAd | null;
  readonly form: JobAdForm;
  readonly items: readonly PdfItem[];
  /** `last_updated` of the edited version. */
  readonly lastUpdated: string;
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
  { ad, form, items, lastUpdated, key }: Save & { readonly ad: OwnJobAd },
  files: readonly FileToSend[],
  tell: Tell,
) {
  const body = {
    ...form,
    current_files: splitFiles(items).kept,
    last_updated: lastUpdated,
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

/** No ad was ever changed then: a change that names it is refused with the ad as it is. */
const neverStored = new Date(0).toISOString();

/** @throws ApiError 409 `stale` with the ad as it is; 404 if it is gone */
const changeNothing = (id: number) =>
  call<typeof patchJobAd>('PATCH jobdescriptions/patch/:id/', {
    params: { id },
    body: { last_updated: neverStored },
    key: newKey(),
  });

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
      await changeNothing(id);
    } catch (error) {
      if (!isGone(error)) return error;
    }
  }
  return failure;
}
