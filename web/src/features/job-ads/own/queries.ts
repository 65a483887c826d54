import type {
  deleteJobAd,
  listOwnJobAds,
  OwnJobAd,
  patchJobAd,
  patchJobAdVisibility,
} from '@lehrpfad/contract/job-ads.ts';
import { replaceEqualDeep, useQuery } from '@tanstack/react-query';
import { ApiError, call } from '../../../floor/api.ts';
import { reloadOwn } from '../../../floor/own-data.ts';
import { queryClient } from '../../../floor/query-client.ts';
import { inOrderOf } from './stable-order.ts';

const key = ['own-job-ads'] as const;

/** The account's ads. The list comes with the latest changed first, and then keeps its order as long as the page is open. */
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

/** Puts what a call has answered into the list, takes out what is gone, and looks for what else may have changed. */
export function noteSaved(saved: readonly OwnJobAd[], gone: readonly number[] = []): void {
  queryClient.setQueryData<OwnJobAd[]>(key, (ads) => {
    if (!ads) return ads;
    const left = ads.filter(({ id }) => !gone.includes(id));
    const added = saved.filter(({ id }) => !left.some((ad) => ad.id === id));
    return [...added, ...left.map((ad) => saved.find(({ id }) => id === ad.id) ?? ad)];
  });
  void reloadOwn();
  for (const id of [...saved.map((ad) => ad.id), ...gone])
    void queryClient.invalidateQueries({ queryKey: ['job-ad', id] });
}

/** What somebody else has saved meanwhile, out of a refused edit; undefined for any other failure. */
function staleOf(error: unknown): OwnJobAd | undefined {
  if (!(error instanceof ApiError) || error.code !== 'stale') return undefined;
  return error.current as OwnJobAd | undefined;
}

type Outcome = 'done' | 'changed' | 'gone';

/**
 * Carries out something small. Where somebody else was faster the list shows what there is now.
 * @throws ApiError for anything else
 */
async function attempt(id: number, action: () => Promise<void>): Promise<Outcome> {
  try {
    await action();
    return 'done';
  } catch (error) {
    const current = staleOf(error);
    if (current) noteSaved([current]);
    else if (error instanceof ApiError && error.status === 404) noteSaved([], [id]);
    else throw error;
    return current ? 'changed' : 'gone';
  }
}

/** Makes one ad public or private. */
export function setVisible({ id, last_updated }: OwnJobAd, published: boolean): Promise<Outcome> {
  return attempt(id, async () => {
    const name = 'PATCH jobdescriptions/visibility/patch/:id/';
    const body = { published, last_updated };
    const saved = await call<typeof patchJobAdVisibility>(name, { params: paramsOf(id), body });
    noteSaved([saved]);
  });
}

/** Deletes one ad; its siblings stay. */
export function deleteAd({ id }: OwnJobAd): Promise<Outcome> {
  return attempt(id, async () => {
    await call<typeof deleteJobAd>('DELETE jobdescriptions/delete/:id/', { params: paramsOf(id) });
    noteSaved([], [id]);
  });
}

/** Makes an imported ad the account's own. @throws ApiError 400 with `errors` where it lacks something that the form asks for */
export function adoptAd({ id, last_updated }: OwnJobAd): Promise<Outcome> {
  return attempt(id, async () => {
    const body = { external: '', last_updated } as const;
    const name = 'PATCH jobdescriptions/patch/:id/';
    noteSaved(await call<typeof patchJobAd>(name, { params: paramsOf(id), body }));
  });
}

/** Path parameters are read from text. */
export const paramsOf = (id: number) => ({ id: String(id) });
