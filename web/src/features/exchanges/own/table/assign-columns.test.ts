import type { TableAssignment } from '@lehrpfad/contract/exchanges/own-tables.ts';
import { expect, it } from 'vitest';
import { assignColumn, choiceFor, choicesFor } from './assign-columns.ts';

const none: TableAssignment = { columns: { Wer: ['title'], Wo: [], Was: [] }, job_type: null };

it('a column of the file may be several of the template, and each of these has one', () => {
  const both = assignColumn(none, 'jobName', 'Wer');
  expect(both.columns).toEqual({ Wer: ['title', 'jobName'], Wo: [], Was: [] });
  const moved = assignColumn(both, 'title', 'Was');
  expect(moved.columns).toEqual({ Wer: ['jobName'], Wo: [], Was: ['title'] });
  expect(choiceFor(moved, 'title')).toBe('Was');
  expect(assignColumn(moved, 'title', '').columns).toMatchObject({ Was: [] });
});

it('all rows have one kind, or that of a column', () => {
  const choices = choicesFor([{ name: 'Wer', example: '' }], 'type').map(({ value }) => value);
  const ofAll = assignColumn(none, 'type', choices[2] ?? '');
  expect(ofAll).toEqual({ ...none, job_type: 2 });
  expect(choiceFor(ofAll, 'type')).toBe(choices[2]);
  expect(assignColumn(ofAll, 'title', 'Wo').job_type).toBe(2);
  expect(assignColumn(ofAll, 'type', 'Wo')).toMatchObject({
    columns: { Wo: ['type'] },
    job_type: null,
  });
});
