import { limits } from '@lehrpfad/contract/core/limits.ts';
import { apiBase } from '@lehrpfad/contract/core/endpoints/endpoint.ts';
import type { PublicJobAd } from '@lehrpfad/contract/job-ads/job-ads.ts';
import { offlineCaches } from '../core/offline/offline-names.ts';
import { JsonStore } from './json-store.ts';
import { missingOf, type KeptAd, type KeptAds } from './kept-ads.ts';
import { worker } from './scope.ts';

const store = new JsonStore(offlineCaches.favourites);

/** Of more favourites than these the first marked are not kept. */
const mostKept = 100;

export async function readFavourites(ids: readonly number[]): Promise<KeptAds> {
  const all = await Promise.all(
    ids.map(async (id) => [id, await store.read<KeptAd>(String(id))] as const),
  );
  return new Map(all.filter((entry): entry is [number, KeptAd] => entry[1] !== undefined));
}

/** Notes how an ad is now, if it is a favourite that is kept already. */
export async function updateFavourite(ad: PublicJobAd, at: string): Promise<boolean> {
  const isKept = (await store.read(String(ad.id))) !== undefined;
  if (isKept) await store.write(String(ad.id), { ad, at } satisfies KeptAd);
  return isKept;
}

async function fetchAds(ids: readonly number[]): Promise<void> {
  // Without cookies and without a login: what is kept is what everybody may see.
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

/** Asks for those that are missing or were told before `before`. Without a network they stay as they are until the next time. */
export async function fetchFavourites(ids: readonly number[], before: string): Promise<void> {
  const wanted = ids.slice(0, mostKept);
  const missing = missingOf(wanted, await readFavourites(wanted), before);
  for (let at = 0; at < missing.length; at += limits.pageSize) {
    await fetchAds(missing.slice(at, at + limits.pageSize));
  }
}

/** Keeps the favourites, and throws away what is none any more. */
export async function keepFavourites(ids: readonly number[]): Promise<void> {
  const kept = new Set(ids.map(String));
  for (const key of await store.keys()) if (!kept.has(key)) await store.delete(key);
  await fetchFavourites(ids, '0');
}
