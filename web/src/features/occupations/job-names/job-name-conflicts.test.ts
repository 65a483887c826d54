import type { JobName } from '@lehrpfad/contract/occupations/editing.ts';
import { describe, expect, it } from 'vitest';
import { ApiError } from '../../../core/api/api.ts';
import { mapTo } from './changes.ts';
import { changedJobNamesIn, rebaseTask, withoutJobNames, type Task } from './job-name-conflicts.ts';

const row = (values: Partial<JobName> = {}): JobName => ({
  id: 1,
  name: 'Koch (m/w/d)',
  Mapping: null,
  Brafo: [],
  blocked: false,
  external: true,
  last_updated: 'v1',
  ...values,
});
const names = { jobName: (id: number) => `Beruf ${id}`, brafo: (id: number) => `${id}` };
const task = (rows: JobName[], changes: Task['changes']): Task => ({
  rows,
  changes,
  said: () => '',
});
const now = (...rows: JobName[]) => new Map(rows.map((one) => [one.id, one]));

describe('job names that others have changed meanwhile', () => {
  it('are changed all the same where the others have changed something else, which is named', () => {
    const theirs = row({ blocked: true, Brafo: [2], last_updated: 'v2' });
    const outcome = rebaseTask(task([row()], mapTo([1], 7)), now(theirs), names);
    expect(outcome).toMatchObject({ conflicts: [], kept: 'BRAFO, Sperre' });
    expect(outcome.task.rows).toEqual([theirs]);
  });

  it('need a decision where both have changed the same, with three sides', () => {
    const theirs = row({ Mapping: { id: 8, name: 'Beruf 8' }, last_updated: 'v2' });
    const [only, ...others] = rebaseTask(
      task([row(), row({ id: 2 })], mapTo([1, 2], 7)),
      now(theirs),
      names,
    ).conflicts;
    expect(others).toEqual([]);
    expect(only).toMatchObject({
      id: 1,
      label: 'Koch (m/w/d): Zuordnung',
      before: 'Keine',
      stored: 'Beruf 8',
      own: 'Beruf 7',
    });
  });

  it('need none where both have done the same', () => {
    const theirs = row({ Mapping: { id: 7, name: 'Beruf 7' }, blocked: true });
    const outcome = rebaseTask(task([row()], mapTo([1], 7)), now(theirs), names);
    expect(outcome.conflicts).toEqual([]);
  });

  it('can be left as the others have made them', () => {
    const whole = task([row(), row({ id: 2 })], mapTo([1, 2], 7));
    expect(withoutJobNames(whole, [1])).toMatchObject({ rows: [{ id: 2 }], changes: [{ id: 2 }] });
  });

  it('are all named by the answer', () => {
    const current = { ...row(), changed: [row(), row({ id: 2 })] };
    const stale = new ApiError(409, { code: 'stale', detail: '', current });
    expect([...(changedJobNamesIn(stale)?.keys() ?? [])]).toEqual([1, 2]);
    expect(changedJobNamesIn(new ApiError(409, { code: 'conflict', detail: '' }))).toBeUndefined();
  });
});
