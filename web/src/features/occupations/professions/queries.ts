import type {
  createProfession,
  deleteProfession,
  listAllProfessions,
  renameProfession,
} from '@lehrpfad/contract/occupations/editing.ts';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { call } from '../../../core/api/api.ts';
import { reloadEditorial } from '../../../core/data/editorial-data.ts';

const read = (
  query: { readonly page?: string; readonly search?: string; readonly id?: string },
  signal: AbortSignal,
) =>
  call<typeof listAllProfessions>('GET professions/all/', {
    query,
    signal,
    shape: { count: 0, results: [{ id: 0, name: '', ads: 0, companies: 0, job_names: 0 }] },
  });

/** Reads a page of the industries with their usage. */
export function useAllProfessions(query: { readonly page: string; readonly search: string }) {
  return useQuery({
    queryKey: ['all-professions', query],
    queryFn: ({ signal }) => read(query, signal),
    placeholderData: keepPreviousData,
  });
}

/** Reads one industry; null if there is none. @throws ApiError */
export const readProfession = async (id: number, signal: AbortSignal) =>
  (await read({ id: String(id) }, signal)).results.at(0) ?? null;

/**
 * Adds or renames an industry.
 * @throws ApiError 409 if the name is in use
 */
export async function saveProfession(
  id: number | null,
  body: { name: string },
  key: string,
): Promise<void> {
  if (id === null) await call<typeof createProfession>('POST professions/post/', { body, key });
  else {
    const params = { id: String(id) };
    await call<typeof renameProfession>('PATCH professions/patch/:id/', { params, body, key });
  }
  await reloadEditorial();
}

/** Deletes an industry. @throws ApiError 409 if something uses it */
export async function removeProfession(id: number): Promise<void> {
  await call<typeof deleteProfession>('DELETE professions/delete/:id/', {
    params: { id: String(id) },
  });
  await reloadEditorial();
}
