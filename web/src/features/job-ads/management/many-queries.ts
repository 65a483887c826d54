import type { AdAction } from '@lehrpfad/contract/job-ads/many/many-options.ts';
import type {
  moveManyJobAds,
  postManyJobAds,
  undoManyJobAds,
} from '@lehrpfad/contract/job-ads/many/many.ts';
import type { OwnJobAd } from '@lehrpfad/contract/job-ads/job-ads.ts';
import { choices } from '@lehrpfad/contract/core/limit-values.ts';
import { call } from '../../../core/api/api.ts';
import { expectUndone } from '../../../core/notices/undo.ts';
import { recordSaved } from './queries.ts';

type Change = (job_ids: number[]) => Promise<OwnJobAd[]>;

/**
 * Changes ads in as many calls as the limit of one call requires. An error of a later call leaves its ads and the following ones as they are:
 * a repetition of the whole would change the first ones twice.
 * @returns the changed ads
 * @throws ApiError if nothing was changed
 */
export async function changeInBatches(ids: readonly number[], change: Change): Promise<OwnJobAd[]> {
  const saved: OwnJobAd[] = [];
  try {
    for (let from = 0; from < ids.length; from += choices)
      saved.push(...(await change(ids.slice(from, from + choices))));
  } catch (error) {
    if (saved.length === 0) throw error;
    console.error(error);
  }
  recordSaved(saved);
  return saved;
}

/** Returns the key of the call that changes these ads. */
type KeyOf = (job_ids: readonly number[]) => string;

/** Runs an action on several own ads. @returns the changed ads @throws ApiError */
export const changeMany = (ids: readonly number[], action: AdAction, keyOf: KeyOf) =>
  changeInBatches(ids, (job_ids) => {
    const input = { body: { job_ids, action }, key: keyOf(job_ids) };
    return call<typeof postManyJobAds>('POST jobdescriptions/many/', input);
  });

/** Moves several own ads to another branch. @returns the moved ads @throws ApiError */
export const moveMany = (ids: readonly number[], branch: number, keyOf: KeyOf) =>
  changeInBatches(ids, (job_ids) => {
    const input = { body: { job_ids, company_id: branch }, key: keyOf(job_ids) };
    return call<typeof moveManyJobAds>('POST jobdescriptions/many/move/', input);
  });

/**
 * Undoes the change of several ads. Leaves those that were changed since.
 * @returns a sentence about the ads that were left; undefined if there are none
 * @throws an error if all of them were changed since
 */
export async function undoMany(ids: readonly number[]): Promise<string | undefined> {
  const restored = await changeInBatches(ids, (job_ids) =>
    call<typeof undoManyJobAds>('POST jobdescriptions/many/undo/', { body: { job_ids } }),
  );
  expectUndone(restored.length === 0 ? 'changed' : 'done');
  const left = ids.length - restored.length;
  if (left === 0) return undefined;
  return `${restored.length} rückgängig gemacht, ${left} inzwischen geändert und nicht zurückgenommen`;
}
