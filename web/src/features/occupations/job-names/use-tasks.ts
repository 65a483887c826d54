import { newKey } from '../../../core/api/new-key.ts';
import { reloadEditorial } from '../../../core/data/editorial-data.ts';
import { endFailure, raiseFailure } from '../../../core/notices/failures.ts';
import type { Task } from './job-name-conflicts.ts';
import { applyChanges } from './queries.ts';
import { useJobNameConflict } from './use-job-name-conflict.ts';

/** Carries out the tasks of buttons. `conflict` is open if somebody else has changed the same job names. */
export function useTasks() {
  const conflict = useJobNameConflict();

  /** @returns whether it was carried out; a failure is reported until one of these tasks succeeds */
  async function run(task: Task): Promise<boolean> {
    try {
      await applyChanges(task, newKey());
      endFailure(useTasks);
      return true;
    } catch (error) {
      if (conflict.note(error)) return false;
      console.error(error);
      raiseFailure(useTasks);
      // Somebody else may have been faster: the list shows the current state.
      await reloadEditorial();
      return false;
    }
  }

  return { conflict, run };
}
