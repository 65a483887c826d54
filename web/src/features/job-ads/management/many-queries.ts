import type { AdAction } from '@lehrpfad/contract/job-ads/many/many-options.ts';
import type {
  moveManyJobAds,
  postManyJobAds,
  undoManyJobAds,
} from '@lehrpfad/contract/job-ads/many/many.ts';
import type { OwnJobAd } from '@lehrpfad/contract/job-ads/job-ads.ts';
import { call } from '../../../core/api/api.ts';
import { expectUndone } from '../../../core/notices/undo.ts';
import { recordSaved } from './queries.ts';

/** Runs an action on several own ads. @returns the changed ads @throws ApiError */
export async function changeMany(
  ids: readonly number[],
  action: AdAction,
  key: string,
): Promise<readonly OwnJobAd[]> {
  const body = { job_ids: [...ids], action };
  const saved = await call<typeof postManyJobAds>('POST jobdescriptions/many/', { body, key });
  recordSaved(saved);
  return saved;
}

/** Moves several own ads to another branch. @returns the moved ads @throws ApiError */
export async function moveMany(
  ids: readonly number[],
  branch: number,
  key: string,
): Promise<readonly OwnJobAd[]> {
  const body = { job_ids: [...ids], company_id: branch };
  const saved = await call<typeof moveManyJobAds>('POST jobdescriptions/many/move/', { body, key });
  recordSaved(saved);
  return saved;
}

/** Undoes the change of several ads. @throws an error if all of them were changed since */
export async function undoMany(ids: readonly number[]): Promise<void> {
  const body = { job_ids: [...ids] };
  const saved = await call<typeof undoManyJobAds>('POST jobdescriptions/many/undo/', { body });
  recordSaved(saved);
  expectUndone(saved.length === 0 ? 'changed' : 'done');
}
