import type {
  createProfession,
  deleteProfession,
  listAllProfessions,
  renameProfession,
} from '@lehrpfad/contract/occupations/editing.ts';
import { call } from '../../../core/api/api.ts';
import { nullIfGone } from '../../../core/api/null-if-gone.ts';
import { reloadEditorial, reloadEditorialAfter } from '../../../core/data/editorial-data.ts';
import { useListQuery, type ListQuery } from '../../../core/list/list-query.ts';

const row = { id: 0, name: '', ads: 0, companies: 0, job_names: 0 };

/** Reads a page of the industries with their usage. */
export const useAllProfessions = (query: ListQuery<typeof listAllProfessions>) =>
  useListQuery<typeof listAllProfessions>('all-professions', 'GET professions/all/', {
    query,
    row,
  });

/** Reads one industry; null if there is none. @throws ApiError */
export async function readProfession(id: number, signal: AbortSignal) {
  const input = { query: { id }, signal, shape: { count: 0, results: [row] } };
  const page = await call<typeof listAllProfessions>('GET professions/all/', input);
  return page.results.at(0) ?? null;
}

/**
 * Adds or renames an industry.
 * @param body with the values from before the change, so that it does not overwrite another person's change
 * @throws ApiError 409 if the name is in use, or somebody else was faster
 */
export async function saveProfession(
  id: number | null,
  body: { readonly name: string; readonly begun?: { readonly name: string } },
  key: string,
): Promise<void> {
  if (id === null) await call<typeof createProfession>('POST professions/post/', { body, key });
  else {
    const params = { id };
    await call<typeof renameProfession>('PATCH professions/patch/:id/', { params, body, key });
  }
  await reloadEditorial();
}

/** Deletes an industry; returns null if it was deleted already. @throws ApiError 409 if something uses it */
export const removeProfession = (id: number) =>
  reloadEditorialAfter(
    nullIfGone(call<typeof deleteProfession>('DELETE professions/delete/:id/', { params: { id } })),
  );
