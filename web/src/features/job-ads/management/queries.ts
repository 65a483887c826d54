import { permissions } from '@lehrpfad/contract/core/endpoints/access.ts';
import type { AnyJobAd, JobAdRow } from '@lehrpfad/contract/job-ads/all.ts';
import type { lockJobAd, unlockJobAd } from '@lehrpfad/contract/job-ads/lock/lock.ts';
import type { AdLockReason } from '@lehrpfad/contract/job-ads/lock/lock-options.ts';
import type {
  deleteJobAd,
  listOwnJobAds,
  OwnJobAd,
  patchJobAd,
} from '@lehrpfad/contract/job-ads/job-ads.ts';
import type { patchJobAdFilled, patchJobAdVisibility } from '@lehrpfad/contract/job-ads/state.ts';
import { replaceEqualDeep, useQuery } from '@tanstack/react-query';
import { ApiError, call } from '../../../core/api/api.ts';
import { isGone } from '../../../core/api/null-if-gone.ts';
import { reloadEditorial } from '../../../core/data/editorial-data.ts';
import { newKey } from '../../../core/api/new-key.ts';
import { reloadOwn } from '../../../core/data/own-data.ts';
import { queryClient } from '../../../core/data/query-client.ts';
import { getSession } from '../../../core/session/session.ts';
import { inOrderOf } from './stable-order.ts';

const key = ['own-job-ads'] as const;

/** Reads the account's ads. The server orders them by last change; then the order is kept as long as the page is open. */
export function useOwnJobAds() {
  return useQuery({
    queryKey: key,
    queryFn: ({ signal }) =>
      call<typeof listOwnJobAds>('GET jobdescriptions/own/', {
        signal,
        shape: [{ id: 0, title: '', company_name: '', siblings: [], files: [], contacts: [] }],
      }),
    structuralSharing: (before, next) =>
      replaceEqualDeep(
        before,
        inOrderOf((before as OwnJobAd[] | undefined) ?? [], next as OwnJobAd[]),
      ),
  });
}

/** Updates the editors' cached lists and details, and reloads everything that shows ads. */
function recordEditorial(saved: readonly OwnJobAd[], gone: readonly number[]): void {
  const renewed = <Ad extends { id: number }>(ad: Ad): Ad => ({
    ...ad,
    ...saved.find(({ id }) => id === ad.id),
  });
  queryClient.setQueriesData<Page>(
    { queryKey: ['all-job-ads'] },
    (page) => page && without(gone, { ...page, results: page.results.map(renewed) }),
  );
  for (const { id, siblings: _, ...ad } of saved)
    queryClient.setQueryData<AnyJobAd>(['all-job-ad', id], (old) => old && { ...old, ...ad });
  for (const id of gone) queryClient.setQueryData(['all-job-ad', id], null);
  void reloadEditorial();
  // Also reloads the results, because editors can open an ad beside them.
  for (const shown of ['search', 'map-points', 'job-ads'])
    void queryClient.invalidateQueries({ queryKey: [shown] });
}

interface Page {
  readonly count: number;
  readonly results: readonly JobAdRow[];
}

function without(gone: readonly number[], { count, results }: Page): Page {
  const left = results.filter(({ id }) => !gone.includes(id));
  return { count: count - (results.length - left.length), results: left };
}

/** Whether the logged-in user may edit the ads of all companies. */
export function isEditorial(): boolean {
  return (getSession()?.permission ?? permissions.none) <= permissions.editor;
}

/** Updates the cached list, removes deleted ads, and reloads data that may have changed. */
export function recordSaved(saved: readonly OwnJobAd[], gone: readonly number[] = []): void {
  queryClient.setQueryData<OwnJobAd[]>(key, (ads) => {
    if (!ads) return ads;
    const left = ads.filter(({ id }) => !gone.includes(id));
    const added = saved.filter(({ id }) => !left.some((ad) => ad.id === id));
    return [...added, ...left.map((ad) => saved.find(({ id }) => id === ad.id) ?? ad)];
  });
  if (isEditorial()) recordEditorial(saved, gone);
  else void reloadOwn();
  for (const id of [...saved.map((ad) => ad.id), ...gone])
    void queryClient.invalidateQueries({ queryKey: ['job-ad', id] });
}

/** Returns the version saved by somebody else from a rejected change, which may have done the same already; undefined for other errors. */
function staleOf(error: unknown): OwnJobAd | undefined {
  if (!(error instanceof ApiError) || error.status !== 409) return undefined;
  return error.current as OwnJobAd | undefined;
}

type Outcome = 'done' | 'changed' | 'gone';

/**
 * Runs a small change. If somebody else was faster, the list shows the current state.
 * @throws ApiError for other errors
 */
async function attempt(id: number, action: () => Promise<void>): Promise<Outcome> {
  try {
    await action();
    return 'done';
  } catch (error) {
    const current = staleOf(error);
    if (current) recordSaved([current]);
    else if (isGone(error)) recordSaved([], [id]);
    else throw error;
    return current ? 'changed' : 'gone';
  }
}

type Former = Pick<OwnJobAd, 'publish_date' | 'waiting'>;

/**
 * Makes one ad public or private.
 * @param restore its state before, if an editor undoes a change
 * @returns the new state, if it succeeded
 */
export async function setVisible(
  { id, last_updated }: Pick<OwnJobAd, 'id' | 'last_updated'>,
  published: boolean,
  restore?: Former,
): Promise<{ readonly outcome: Outcome; readonly saved: OwnJobAd | null }> {
  let saved: OwnJobAd | null = null;
  const outcome = await attempt(id, async () => {
    const name = 'PATCH jobdescriptions/visibility/patch/:id/';
    const body = { published, last_updated, restore };
    saved = await call<typeof patchJobAdVisibility>(name, { params: { id }, body });
    recordSaved([saved]);
  });
  return { outcome, saved };
}

/** Marks the place of an ad as taken, or as free again. @returns the new state, if it succeeded */
export async function setFilled(
  { id, last_updated }: Pick<OwnJobAd, 'id' | 'last_updated'>,
  filled: boolean,
): Promise<{ readonly outcome: Outcome; readonly saved: OwnJobAd | null }> {
  let saved: OwnJobAd | null = null;
  const outcome = await attempt(id, async () => {
    const name = 'PATCH jobdescriptions/filled/patch/:id/';
    const body = { filled, last_updated };
    saved = await call<typeof patchJobAdFilled>(name, { params: { id }, body });
    recordSaved([saved]);
  });
  return { outcome, saved };
}

/** Sets the number of free places of an ad, null for no number; the ad is then no longer marked as filled. */
export function setFreePlaces(
  { id, last_updated }: Pick<OwnJobAd, 'id' | 'last_updated'>,
  free_places: number | null,
): Promise<Outcome> {
  return attempt(id, async () => {
    const body = { free_places, last_updated };
    const name = 'PATCH jobdescriptions/patch/:id/';
    recordSaved(await call<typeof patchJobAd>(name, { params: { id }, body, key: newKey() }));
  });
}

interface Lock {
  readonly reason: AdLockReason;
  readonly note: string;
  /** Whether to include the same ad of the account's other branches. */
  readonly siblings: boolean;
}

/** Hides an ad from the public until an editor unlocks it. */
export function lockAd({ id, last_updated }: OwnJobAd, lock: Lock): Promise<Outcome> {
  return attempt(id, async () => {
    const name = 'PATCH jobdescriptions/lock/patch/:id/';
    const body = { ...lock, last_updated };
    recordSaved(await call<typeof lockJobAd>(name, { params: { id }, body }));
  });
}

/** Unlocks an ad. */
export function unlockAd({ id, last_updated }: OwnJobAd, siblings: boolean): Promise<Outcome> {
  return attempt(id, async () => {
    const name = 'PATCH jobdescriptions/unlock/patch/:id/';
    const body = { siblings, last_updated };
    recordSaved(await call<typeof unlockJobAd>(name, { params: { id }, body }));
  });
}

/** Deletes one ad; its siblings stay. */
export function deleteAd({ id }: OwnJobAd): Promise<Outcome> {
  return attempt(id, async () => {
    await call<typeof deleteJobAd>('DELETE jobdescriptions/delete/:id/', { params: { id } });
    recordSaved([], [id]);
  });
}

/** Adopts an imported ad. @throws ApiError 400 with `errors` if it lacks data that the form requires */
export function adoptAd({ id, last_updated }: OwnJobAd): Promise<Outcome> {
  return attempt(id, async () => {
    const body = { external: '', last_updated } as const;
    const name = 'PATCH jobdescriptions/patch/:id/';
    const input = { params: { id }, body, key: newKey() };
    recordSaved(await call<typeof patchJobAd>(name, input));
  });
}
