import { limits } from '@lehrpfad/contract/core/limits.ts';
import { apiBase } from '@lehrpfad/contract/core/endpoints/endpoint.ts';
import type { PublicJobAd } from '@lehrpfad/contract/job-ads/job-ads.ts';
import { offlineCaches } from '../core/offline/offline-names.ts';
import { JsonStore } from './json-store.ts';
import { missingOf, type KeptAd, type KeptAds } from './kept-ads.ts';
import { worker } from './scope.ts';

const store = new JsonStore(offlineCaches.favourites);

/** Maximum number of stored favourites; if there are more, those marked first are not stored. */
const maxKept = 100;

export async function readFavourites(ids: readonly number[]): Promise<KeptAds> {
  const all = await Promise.all(
    ids.map(async (id) => [id, await store.read<KeptAd>(String(id))] as const),
  );
  return new Map(all.filter((entry): entry is [number, KeptAd] => entry[1] !== undefined));
}

/** Stores the current state of an ad, if it is an already stored favourite. */
export async function updateFavourite(ad: PublicJobAd, at: string): Promise<boolean> {
  const isKept = (await store.read(String(ad.id))) !== undefined;
  if (isKept) await store.write(String(ad.id), { ad, at } satisfies KeptAd);
  return isKept;
}

async function fetchAds(ids: readonly number[]): Promise<void> {
  // Without cookies and login, so that only public data is stored.
  const answer = await worker.fetch(`${apiBase}search/?job_ids=${ids.join(',')}`, {
    credentials: 'omit',
  });
  if (!answer.ok) return;
  const { results } = (await answer.json()) as { results: PublicJobAd[] };
  const at = new Date().toISOString();
  const found = new Map(results.map((ad) => [ad.id, ad]));
  for (const id of ids) {
    await store.write(String(id), { ad: found.get(id) ?? null, at } satisfies KeptAd);
  }
}

/** Fetches favourites that are missing or were fetched before `before`. Without a network they stay unchanged until the next call. */
export async function fetchFavourites(ids: readonly number[], before: string): Promise<void> {
  const wanted = ids.slice(0, maxKept);
  const missing = missingOf(wanted, await readFavourites(wanted), before);
  for (let at = 0; at < missing.length; at += limits.pageSize) {
    await fetchAds(missing.slice(at, at + limits.pageSize));
  }
}

/** Stores the favourites, and deletes stored ads that are no longer favourites. */
export async function keepFavourites(ids: readonly number[]): Promise<void> {
  const kept = new Set(ids.map(String));
  for (const key of await store.keys()) if (!kept.has(key)) await store.delete(key);
  await fetchFavourites(ids, '0');
}
