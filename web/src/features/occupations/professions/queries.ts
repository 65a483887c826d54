import type {
  createProfession,
  deleteProfession,
  listAllProfessions,
  renameProfession,
} from '@lehrpfad/contract/occupations-editing.ts';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { call } from '../../../floor/api.ts';
import { reloadEditorial } from '../../../floor/editorial-data.ts';

/** A page of the professions, with what uses them. */
export function useAllProfessions(query: { readonly page: string; readonly search: string }) {
  return useQuery({
    queryKey: ['all-professions', query],
    queryFn: ({ signal }) =>
      call<typeof listAllProfessions>('GET professions/all/', {
        query,
        signal,
        shape: { count: 0, results: [{ id: 0, name: '', ads: 0, companies: 0, job_names: 0 }] },
      }),
    placeholderData: keepPreviousData,
  });
}

/**
 * Adds a profession, or gives one another name.
 * @throws ApiError 409 where another has it
 */
export async function saveProfession(id: number | null, body: { name: string }): Promise<void> {
  if (id === null) await call<typeof createProfession>('POST professions/post/', { body });
  else {
    const params = { id: String(id) };
    await call<typeof renameProfession>('PATCH professions/patch/:id/', { params, body });
  }
  await reloadEditorial();
}

/** @throws ApiError 409 as long as something uses it */
export async function removeProfession(id: number): Promise<void> {
  await call<typeof deleteProfession>('DELETE professions/delete/:id/', {
    params: { id: String(id) },
  });
  await reloadEditorial();
}
