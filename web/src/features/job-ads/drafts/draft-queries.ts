import type {
  AdDraft,
  deleteAdDraft,
  listAdDrafts,
  patchAdDraft,
  postAdDraft,
  postNextYearDrafts,
} from '@lehrpfad/contract/job-ads/drafts.ts';
import { useQuery } from '@tanstack/react-query';
import { ApiError, byFetch, call } from '../../../core/api/api.ts';
import { newKey } from '../../../core/api/new-key.ts';
import { isGone } from '../../../core/api/null-if-gone.ts';
import { reloadOwnAfter } from '../../../core/data/own-data.ts';
import { queryClient } from '../../../core/data/query-client.ts';
import { notifyOtherTabs } from '../../../core/data/shared-data.ts';
import type { DraftCalls } from './draft-saver.ts';
import { keptAlive } from './kept-alive.ts';

const key = ['own-ad-drafts'] as const;

/** Reads the drafts of the account's ads, the last changed first. */
export function useAdDrafts() {
  return useQuery({
    queryKey: key,
    queryFn: ({ signal }) =>
      call<typeof listAdDrafts>('GET jobdescriptions/drafts/own/', {
        signal,
        shape: [{ id: 0, content: { title: '', Companies: [] }, missing: [], wrong: [] }],
      }),
  });
}

/** Moves a saved draft to the top of the list, also in other tabs. */
export function recordDraft(draft: AdDraft): void {
  notifyOtherTabs();
  queryClient.setQueryData<AdDraft[]>(
    key,
    (drafts) => drafts && [draft, ...drafts.filter(({ id }) => id !== draft.id)],
  );
}

/** Removes a draft from the list, also in other tabs. */
export function forgetDraft(gone: number | undefined): void {
  notifyOtherTabs();
  queryClient.setQueryData<AdDraft[]>(
    key,
    (drafts) => drafts && drafts.filter(({ id }) => id !== gone),
  );
}

/** Sends a request that the browser completes even if the page is closed meanwhile. */
const send: typeof byFetch = (url, options) => byFetch(url, keptAlive(options));

export const draftCalls: DraftCalls = {
  post: (content, idempotencyKey) =>
    call<typeof postAdDraft>('POST jobdescriptions/drafts/post/', {
      body: { content },
      key: idempotencyKey,
      send,
    }),
  patch: ({ id, last_updated }, content) =>
    call<typeof patchAdDraft>('PATCH jobdescriptions/drafts/patch/:id/', {
      params: { id },
      body: { content, last_updated },
      send,
    }),
};

/** Deletes a draft; no error if another window has deleted it before. @throws ApiError */
export async function deleteDraft({ id }: Pick<AdDraft, 'id'>): Promise<void> {
  const name = 'DELETE jobdescriptions/drafts/delete/:id/';
  try {
    await call<typeof deleteAdDraft>(name, { params: { id } });
  } catch (error) {
    if (!isGone(error)) throw error;
  }
  forgetDraft(id);
}

/** Stores a deleted draft again. @throws ApiError */
export async function restoreDraft({ content }: AdDraft): Promise<void> {
  await reloadOwnAfter(draftCalls.post(content, newKey()));
}

/** Creates a draft with the same content. @returns the draft, or the message about the limit @throws ApiError for other errors */
export async function copyDraft({ content }: AdDraft, of: string): Promise<AdDraft | string> {
  try {
    return await reloadOwnAfter(draftCalls.post(content, of));
  } catch (error) {
    if (error instanceof ApiError && error.code === 'conflict') return error.message;
    throw error;
  }
}

/** Creates drafts of own ads for the next year. @returns the drafts, or the message about the limit @throws ApiError for other errors */
export async function addNextYear(ids: readonly number[], of: string): Promise<AdDraft[] | string> {
  const name = 'POST jobdescriptions/drafts/next-year/';
  const input = { body: { job_ids: [...ids] }, key: of };
  try {
    return await reloadOwnAfter(call<typeof postNextYearDrafts>(name, input));
  } catch (error) {
    if (error instanceof ApiError && error.code === 'conflict') return error.message;
    throw error;
  }
}

/** @throws ApiError */
export async function removeDrafts(drafts: readonly AdDraft[]): Promise<void> {
  for (const draft of drafts) await deleteDraft(draft);
}
