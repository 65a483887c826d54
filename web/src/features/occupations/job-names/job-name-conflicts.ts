import type { JobName } from '@lehrpfad/contract/occupations/editing.ts';
import { programmeName } from '@lehrpfad/regions/parts/programme.ts';
import { ApiError } from '../../../core/api/api.ts';
import type { ThreeSides } from '../../../core/form/conflict/differences.ts';
import { changeOf } from '../../../core/form/conflict/merge-versions.ts';
import type { JobNameChange } from './changes.ts';

/** Changes of job names to be sent. */
export interface Task {
  /** The job names as they were loaded. */
  readonly rows: readonly JobName[];
  readonly changes: readonly JobNameChange[];
  /** Returns the message for the changed job names. */
  readonly said: (rows: readonly JobName[]) => string;
}

/** A field of a job name that both sides have changed. */
export interface JobNameConflict extends ThreeSides {
  readonly id: number;
}

/** The fields that a user decides about; the other fields of a change only follow them. */
const fields = {
  name: 'Name',
  Mapping: 'Zuordnung',
  Brafo: programmeName,
  blocked: 'Sperre',
} as const;
type Field = keyof typeof fields;
const fieldNames = Object.keys(fields) as Field[];

/** Returns a field's value as changes contain it: for the mapping, the id. */
const valueOf = (row: JobName, field: Field): unknown =>
  field === 'Mapping' ? (row.Mapping?.id ?? null) : row[field];

interface Names {
  /** Returns the name of a mapping's target. */
  readonly jobName: (id: number) => string;
  readonly brafo: (id: number) => string;
}

function readField(field: Field, value: unknown, names: Names): string {
  if (field === 'Mapping') return typeof value === 'number' ? names.jobName(value) : 'Keine';
  if (field === 'Brafo') return (value as readonly number[]).map(names.brafo).join(', ') || 'Keine';
  if (field === 'blocked') return value === true ? 'Gesperrt' : 'Nicht gesperrt';
  return String(value);
}

/** Returns the current state of job names that others have changed since they were loaded, by id; undefined for other errors. */
export function changedJobNamesIn(error: unknown): ReadonlyMap<number, JobName> | undefined {
  if (!(error instanceof ApiError) || error.code !== 'stale') return undefined;
  const changed = error.current?.['changed'] as readonly JobName[] | undefined;
  return changed && new Map(changed.map((row) => [row.id, row]));
}

interface Outcome {
  /** The task, based on the changes of others. */
  readonly task: Task;
  /** Text that lists the fields that only others have changed. */
  readonly kept: string;
  readonly conflicts: readonly JobNameConflict[];
}

/** Rebases a task on the changes of others: fields that both have changed need a decision, the rest is merged. */
export function rebaseTask(task: Task, now: ReadonlyMap<number, JobName>, names: Names): Outcome {
  const kept = new Set<Field>();
  const conflicts: JobNameConflict[] = [];
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
      conflicts.push({
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
    conflicts,
  };
}

/** A conflict that somebody has to decide: both sides have changed the same fields. */
export class JobNameConflictError extends Error {
  /** The task, based on the stored state. */
  readonly task: Task;
  readonly conflicts: readonly JobNameConflict[];

  constructor({ task, conflicts }: Pick<Outcome, 'task' | 'conflicts'>) {
    super('Others have changed the same job names.');
    this.task = task;
    this.conflicts = conflicts;
  }
}

/** Returns a task without some of its job names. */
export function withoutJobNames({ rows, changes, said }: Task, ids: readonly number[]): Task {
  const stays = ({ id }: { readonly id: number }) => !ids.includes(id);
  return { rows: rows.filter(stays), changes: changes.filter(stays), said };
}
