import type {
  changeJobNames,
  createJobName,
  filterJobNames,
  JobName,
  listInternalJobNames,
} from '@lehrpfad/contract/occupations-editing.ts';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { call } from '../../../floor/api.ts';
import { reloadEditorial } from '../../../floor/editorial-data.ts';
import { newKey } from '../../../floor/new-key.ts';
import { offerUndo } from '../../../floor/undo.ts';
import { undoOf, type JobNameChange } from './changes.ts';

export interface JobNameFilters {
  readonly page: string;
  readonly query: string;
  readonly brafo?: '1' | undefined;
  readonly mapping?: '1' | undefined;
  readonly blocked?: '1' | undefined;
  readonly todo?: '1' | undefined;
}

/** A page of the editors' list. */
export function useJobNameList(query: JobNameFilters) {
  return useQuery({
    queryKey: ['all-job-names', query],
    queryFn: ({ signal }) =>
      call<typeof filterJobNames>('GET jobnames/filter/', {
        query,
        signal,
        shape: {
          count: 0,
          results: [{ id: 0, name: '', Brafo: [], blocked: false, external: false, ads: 0 }],
        },
      }),
    placeholderData: keepPreviousData,
  });
}

/** What a job name can be mapped to; several at once where no id is given. */
export function useMappingTargets(id: number | undefined) {
  return useQuery({
    queryKey: ['all-mapping-targets', id],
    queryFn: ({ signal }) =>
      call<typeof listInternalJobNames>('GET jobnames/all/internals/', {
        query: { mapping: 'True', ...(id !== undefined && { id: String(id) }) },
        signal,
        shape: [{ id: 0, name: '' }],
      }),
  });
}

const change = (changes: JobNameChange[], key: string) =>
  call<typeof changeJobNames>('PATCH jobnames/many/', { body: { changes }, key });

/**
 * Changes job names, says so, and offers to take it back.
 * @param before they as they are shown
 * @param how what was done, in words, and the key of the save
 */
export async function applyChanges(
  before: readonly JobName[],
  changes: JobNameChange[],
  { said, key }: { readonly said: string; readonly key: string },
): Promise<void> {
  const after = await change(changes, key);
  offerUndo(said, async () => {
    await change(undoOf(before, after), newKey()).finally(reloadEditorial);
  });
  await reloadEditorial();
}

/** @throws ApiError 409 where there is one of that name */
export async function addJobName(
  body: { name: string; Brafo: number[] },
  key: string,
): Promise<JobName> {
  const added = await call<typeof createJobName>('POST jobnames/create/', { body, key });
  await reloadEditorial();
  return added;
}
