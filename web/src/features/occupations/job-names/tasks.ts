import type { JobNameRow } from '@lehrpfad/contract/occupations/editing.ts';
import { adsOf, adsText, block, jobNamesText, takeProposals } from './changes.ts';
import type { Task } from './job-name-conflicts.ts';

/** Returns the task that blocks or releases job names. */
export function blockTask(rows: readonly JobNameRow[], blocked: boolean): Task {
  const ads = adsOf(rows);
  const touched = ads > 0 ? ` (${adsText(ads)})` : '';
  const changes = block(
    rows.map(({ id }) => id),
    blocked,
  );
  const said: Task['said'] = (done) =>
    `${jobNamesText(done)} ${blocked ? 'gesperrt' : 'freigegeben'}${touched}`;
  return { rows, changes, said };
}

/** Returns the task that maps each job name to its proposal, if it has one. */
export function proposalTask(rows: readonly JobNameRow[]): Task {
  const proposed = rows.filter(({ proposal }) => proposal);
  const said: Task['said'] = (done) => {
    const [only] = done;
    const target = proposed.find(({ id }) => id === only?.id)?.proposal?.name;
    return `${jobNamesText(done)} zugeordnet${done.length === 1 ? ` zu „${target}“` : ''}`;
  };
  return { rows: proposed, changes: takeProposals(proposed), said };
}
