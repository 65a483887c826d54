import type { PublicJobAd } from '@lehrpfad/contract/job-ads/job-ads.ts';
import type { CardPage } from '@lehrpfad/contract/search/search.ts';
import { berlinToday } from '../core/text/dates.ts';
import {
  offlineCaches,
  searchKeptDays,
  storedHeader,
  type SeenAnswer,
} from '../core/offline/offline-names.ts';
import { fetchFavourites, readFavourites, updateFavourite } from './favourites.ts';
import { JsonStore } from './json-store.ts';
import { pageOfKept, pointsOfKept } from './kept-ads.ts';
import {
  noSearch,
  pageOfSearch,
  withAd,
  withoutOld,
  withPage,
  type KeptSearch,
} from './kept-search.ts';
import { parseOfflineRequest, type OfflineRequest } from './offline-requests.ts';
import { worker, type LastingEvent } from './scope.ts';

const dayMs = 86_400_000;
const lastSearch = 'search';
/** Each typed letter requests places; the response with the chosen place is among the last ones. */
const maxParts = 6;

interface KeptPart {
  readonly json: unknown;
  /** Time of the server's response, as an ISO time. */
  readonly at: string;
}

const store = new JsonStore(offlineCaches.search);
/** The last write. Writes run one after another, because each changes the result of the one before. */
let writing: Promise<unknown> = Promise.resolve();

function runExclusive(write: () => Promise<void>): Promise<void> {
  const done = writing.then(write);
  writing = done.catch(() => undefined);
  return done;
}

const daysAgo = (days: number) => new Date(Date.now() - days * dayMs).toISOString();
const readSearch = async () => (await store.read<KeptSearch>(lastSearch)) ?? noSearch;

async function changeSearch(change: (before: KeptSearch) => KeptSearch): Promise<void> {
  const before = await readSearch();
  const after = change(before);
  if (after !== before) await store.write(lastSearch, after);
}

/** Stores a response of the server, if its content has the expected form. */
async function keep(question: OfflineRequest, address: string, json: unknown): Promise<void> {
  const at = new Date().toISOString();
  if (question.kind === 'part') {
    await store.delete(address);
    await store.write(address, { json, at } satisfies KeptPart);
    const others = (await store.keys()).filter((key) => key !== lastSearch);
    for (const key of others.slice(0, -maxParts)) await store.delete(key);
  } else if (question.kind === 'list') {
    const page = json as CardPage;
    if (!Array.isArray(page.results)) return;
    await changeSearch((before) => withPage(before, question, page, at));
  } else if (question.kind === 'ad') {
    const [ad] = json as PublicJobAd[];
    if (!ad || (await updateFavourite(ad, at))) return;
    await changeSearch((before) => withAd(before, ad, at));
  }
}

/** Returns the stored response to a request; undefined if there is none. */
async function recall(question: OfflineRequest, address: string) {
  if (question.kind === 'part') {
    const kept = await store.read<KeptPart>(address);
    const isOld = kept === undefined || kept.at < daysAgo(searchKeptDays);
    return isOld ? undefined : { json: marked(kept.json, kept.at), at: kept.at };
  }
  if (question.kind === 'points') {
    const found = pointsOfKept(await readFavourites(question.ids));
    return found && { json: found, at: found.stored_at };
  }
  const search = withoutOld(await readSearch(), daysAgo(searchKeptDays));
  if (question.kind === 'list') {
    const { ids, page } = question;
    const found =
      pageOfSearch(search, question) ?? (ids && pageOfKept(ids, await readFavourites(ids), page));
    return found?.stored_at ? { json: found, at: found.stored_at } : undefined;
  }
  const { id } = question;
  const favourite = (await readFavourites([id])).get(id);
  const kept = favourite?.ad ? favourite : search.ads.find(({ ad }) => ad.id === id);
  return kept?.ad && { json: marked([kept.ad], kept.at), at: kept.at };
}

/** Adds the time of storage to each object of a list. */
function marked(json: unknown, at: string): unknown {
  if (!Array.isArray(json)) return json;
  return json.map((one: object) => ({ ...one, stored_at: at }));
}

/** Sends a request to the server. If the server cannot be reached, returns the stored response, marked as such by a header. */
export async function answer({
  request,
  event,
}: {
  request: Request;
  event: LastingEvent;
}): Promise<Response> {
  const body: unknown =
    request.method === 'POST'
      ? await request
          .clone()
          .json()
          .catch(() => null)
      : null;
  const question = parseOfflineRequest(request.url, body, berlinToday());
  if (!question) return worker.fetch(request);
  try {
    const response = await worker.fetch(request);
    if (response.ok) event.waitUntil(learn(question, request.url, response.clone()));
    return response;
  } catch (error) {
    const known = request.signal.aborted ? undefined : await recall(question, request.url);
    if (!known) throw error;
    return Response.json(known.json, { headers: { [storedHeader]: known.at } });
  }
}

async function learn(question: OfflineRequest, address: string, response: Response): Promise<void> {
  const json: unknown = await response.json();
  await runExclusive(() => keep(question, address, json));
  // A page of the favourites reads their current state; their full texts are fetched once a day.
  if (question.kind === 'list' && question.ids && !question.isNew)
    await fetchFavourites(await keptAmong(question.ids), daysAgo(1));
}

/** Stores a response that the page received before the worker was active. */
export async function keepSeen({ address, body, json }: SeenAnswer): Promise<void> {
  const { href } = new URL(address, location.href);
  const question = parseOfflineRequest(href, body, berlinToday());
  if (question) await runExclusive(() => keep(question, href, json));
}

async function keptAmong(ids: readonly number[]): Promise<number[]> {
  return [...(await readFavourites(ids)).keys()];
}

/** Deletes the last search after `searchKeptDays`. */
export function forgetOldSearch(): Promise<void> {
  const before = daysAgo(searchKeptDays);
  return runExclusive(async () => {
    await changeSearch((kept) => withoutOld(kept, before));
    for (const key of await store.keys()) {
      const isOld = key !== lastSearch && ((await store.read<KeptPart>(key))?.at ?? '') < before;
      if (isOld) await store.delete(key);
    }
  });
}
