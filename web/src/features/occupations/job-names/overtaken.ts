import type { JobName } from '@lehrpfad/contract/occupations/editing.ts';
import { ApiError } from '../../../core/api/api.ts';
import type { ThreeSides } from '../../../core/form/conflict/differences.ts';
import { changeOf } from '../../../core/form/conflict/merge-versions.ts';
import type { JobNameChange } from './changes.ts';

/** What is to be done to job names. */
export interface Task {
  /** They as they were read. */
  readonly rows: readonly JobName[];
  readonly changes: readonly JobNameChange[];
  /** What was done to those, in words. */
  readonly said: (rows: readonly JobName[]) => string;
}

/** What both sides have changed of one of them. */
export interface Overtaken extends ThreeSides {
  readonly id: number;
}

/** Names of the other fields of a change are no decisions of their own. */
const fields = { name: 'Name', Mapping: 'Zuordnung', Brafo: 'BRAFO', blocked: 'Sperre' } as const;
type Field = keyof typeof fields;
const fieldNames = Object.keys(fields) as Field[];

/** A change names the job name that others count under by its id. */
const valueOf = (row: JobName, field: Field): unknown =>
  field === 'Mapping' ? (row.Mapping?.id ?? null) : row[field];

interface Names {
  /** Of a job name that something is mapped to. */
  readonly jobName: (id: number) => string;
  readonly brafo: (id: number) => string;
}

function readField(field: Field, value: unknown, names: Names): string {
  if (field === 'Mapping') return typeof value === 'number' ? names.jobName(value) : 'Keine';
  if (field === 'Brafo') return (value as readonly number[]).map(names.brafo).join(', ') || 'Keine';
  if (field === 'blocked') return value === true ? 'Gesperrt' : 'Nicht gesperrt';
  return String(value);
}

/** Job names that others have changed since they were read: they as they are now, by id; undefined for every other failure. */
export function changedIn(error: unknown): ReadonlyMap<number, JobName> | undefined {
  if (!(error instanceof ApiError) || error.code !== 'stale') return undefined;
  const changed = error.current?.['changed'] as readonly JobName[] | undefined;
  return changed && new Map(changed.map((row) => [row.id, row]));
}

interface Outcome {
  /** The task, on top of what others have done. */
  readonly task: Task;
  /** What only the others have changed, in words. */
  readonly kept: string;
  readonly overtaken: readonly Overtaken[];
}

/** What becomes of a task where others were faster: what both have changed needs a decision, the rest goes together. */
export function rebased(task: Task, now: ReadonlyMap<number, JobName>, names: Names): Outcome {
  const kept = new Set<Field>();
  const overtaken: Overtaken[] = [];
  for (const row of task.rows) {
    const theirs = now.get(row.id);
    const change = task.changes.find(({ id }) => id === row.id);
    if (!theirs || !change) continue;
    for (const field of fieldNames) {
      const [begun, stored] = [valueOf(row, field), valueOf(theirs, field)];
      const own = change[field] === undefined ? begun : change[field];
      const who = changeOf({ begun, own, theirs: stored });
      if (who === 'theirs') kept.add(field);
      if (who !== 'both') continue;
      overtaken.push({
        id: row.id,
        name: `${row.id}-${field}`,
        label: `${row.name}: ${fields[field]}`,
        before: readField(field, begun, names),
        own: readField(field, own, names),
        stored: readField(field, stored, names),
        isHidden: false,
      });
    }
  }
  return {
    task: { ...task, rows: task.rows.map((row) => now.get(row.id) ?? row) },
    kept: fieldNames
      .filter((field) => kept.has(field))
      .map((field) => fields[field])
      .join(', '),
    overtaken,
  };
}

/** Others have changed the same: somebody has to decide. */
export class OvertakenError extends Error {
  /** What is to be done, on top of what is stored now. */
  readonly task: Task;
  readonly overtaken: readonly Overtaken[];

  constructor({ task, overtaken }: Pick<Outcome, 'task' | 'overtaken'>) {
    super('Others have changed the same job names.');
    this.task = task;
    this.overtaken = overtaken;
  }
}

/** A task without some of its job names. */
export function without({ rows, changes, said }: Task, ids: readonly number[]): Task {
  const stays = ({ id }: { readonly id: number }) => !ids.includes(id);
  return { rows: rows.filter(stays), changes: changes.filter(stays), said };
}
