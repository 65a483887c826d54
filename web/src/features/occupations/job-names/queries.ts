import type {
  changeJobNames,
  createJobName,
  deleteJobName,
  filterJobNames,
  JobName,
  listInternalJobNames,
} from '@lehrpfad/contract/occupations/editing.ts';
import type { listBrafoFields } from '@lehrpfad/contract/occupations/occupations.ts';
import { useQuery } from '@tanstack/react-query';
import { call } from '../../../core/api/api.ts';
import { reloadEditorial, reloadEditorialAfter } from '../../../core/data/editorial-data.ts';
import { useListQuery, type ListQuery } from '../../../core/list/list-query.ts';
import { keptText } from '../../../core/form/conflict/merge-versions.ts';
import { newKey } from '../../../core/api/new-key.ts';
import { offerUndo } from '../../../core/notices/undo.ts';
import { addToNextToast } from '../../../core/ui/notices/toast.ts';
import { undoOf, type JobNameChange } from './changes.ts';
import {
  changedJobNamesIn,
  JobNameConflictError,
  rebaseTask,
  type Task,
} from './job-name-conflicts.ts';

/** Reads a page of the editors' list. */
export const useJobNameList = (query: ListQuery<typeof filterJobNames>) =>
  useListQuery<typeof filterJobNames>('all-job-names', 'GET jobnames/filter/', {
    query,
    row: { id: 0, name: '', Brafo: [], blocked: false, external: false, ads: 0, used: false },
  });

/** Reads the possible targets of a mapping; for several job names if no id is given. */
export function useMappingTargets(id: number | undefined) {
  return useQuery({
    queryKey: ['all-mapping-targets', id],
    queryFn: ({ signal }) =>
      call<typeof listInternalJobNames>('GET jobnames/all/internals/', {
        query: { mapping: 'True', id },
        signal,
        shape: [{ id: 0, name: '' }],
      }),
  });
}

/** Changes job names: all of them or none. @throws ApiError 409 if somebody has changed one meanwhile */
export const changeNames = (changes: JobNameChange[], key: string) =>
  call<typeof changeJobNames>('PATCH jobnames/many/', { body: { changes }, key });

/** Loads the names that a conflict shows: targets of mappings, and BRAFO fields. */
async function readNames() {
  const [names, fields] = await Promise.all([
    call<typeof listInternalJobNames>('GET jobnames/all/internals/', { query: {} }),
    call<typeof listBrafoFields>('GET brafo/'),
  ]);
  const jobNames = new Map(names.map(({ id, name }) => [id, name]));
  const brafo = new Map(fields.map(({ id, number }) => [id, `${number}`]));
  return {
    jobName: (id: number) => jobNames.get(id) ?? '?',
    brafo: (id: number) => brafo.get(id) ?? '?',
  };
}

/**
 * Sends a task based on the loaded state, and merges changes of others.
 * @param kept text that lists the changes of others so far
 * @throws {JobNameConflictError} if both have changed the same
 */
async function send(
  task: Task,
  key: string,
  kept = '',
): Promise<{ task: Task; after: readonly JobName[]; kept: string }> {
  const readAt = new Map(task.rows.map(({ id, last_updated }) => [id, last_updated]));
  const changes = task.changes.map((one) => ({ ...one, last_updated: readAt.get(one.id) }));
  try {
    return { task, after: await changeNames(changes, key), kept };
  } catch (error) {
    const now = changedJobNamesIn(error);
    if (!now) throw error;
    const outcome = rebaseTask(task, now, await readNames());
    if (outcome.conflicts.length > 0) throw new JobNameConflictError(outcome);
    return send(outcome.task, newKey(), outcome.kept || kept);
  }
}

/**
 * Changes job names, reports it and offers to undo it.
 * @param key of the save
 * @throws {JobNameConflictError} if others have changed the same meanwhile
 */
export async function applyChanges(wanted: Task, key: string): Promise<void> {
  const { task, after, kept } = await send(wanted, key);
  addToNextToast(kept && keptText(kept));
  offerUndo(task.said(task.rows), async () => {
    await changeNames(undoOf(task.rows, after), newKey()).finally(() => void reloadEditorial());
  });
  await reloadEditorial();
}

/** Deletes a job name. @throws ApiError 409 if something uses it */
export const removeJobName = (id: number) =>
  reloadEditorialAfter(
    call<typeof deleteJobName>('DELETE jobnames/delete/:id/', { params: { id } }),
  );

/** Adds a job name. @throws ApiError 409 if the name is in use */
export const addJobName = (body: { name: string; Brafo: number[] }, key: string) =>
  reloadEditorialAfter(call<typeof createJobName>('POST jobnames/create/', { body, key }));
