import { choices } from '@lehrpfad/contract/core/limit-values.ts';
import type { OwnJobAd } from '@lehrpfad/contract/job-ads/job-ads.ts';
import { expect, it, vi } from 'vitest';
import { ApiError } from '../../../core/api/api.ts';
import { changeInBatches, undoMany } from './many-queries.ts';

vi.mock('./queries.ts', () => ({ recordSaved: () => undefined }));
const { call } = vi.hoisted(() => ({ call: vi.fn<() => Promise<unknown>>() }));
vi.mock('../../../core/api/api.ts', async (importOriginal) => ({
  ...(await importOriginal<object>()),
  call,
}));

const ids = Array.from({ length: choices + 60 }, (_, at) => at + 1);
const saves = (job_ids: number[]) => Promise.resolve(job_ids.map((id) => ({ id }) as OwnJobAd));
const refuses = () => Promise.reject(new ApiError(500));

it('changes more ads than one call may name', async () => {
  const change = vi.fn<typeof saves>(saves);
  expect((await changeInBatches(ids, change)).map(({ id }) => id)).toEqual(ids);
  expect(change.mock.calls.map(([sent]) => sent.length)).toEqual([choices, 60]);
});

it('changes nothing twice: what a later call refuses stays as it is', async () => {
  vi.spyOn(console, 'error').mockReturnValue();
  const change = vi.fn<typeof saves>(refuses).mockImplementationOnce(saves);
  expect(await changeInBatches(ids, change)).toHaveLength(choices);
  await expect(changeInBatches(ids, refuses)).rejects.toMatchObject({ status: 500 });
});

it('says how many of several ads were changed since and stay as they are', async () => {
  call.mockImplementation(() => saves([1, 2]));
  expect(await undoMany([1, 2])).toBeUndefined();
  expect(await undoMany([1, 2, 3])).toMatch(/^2 rückgängig .* 1 inzwischen geändert/);
  call.mockImplementation(() => saves([]));
  await expect(undoMany([3])).rejects.toThrow('inzwischen geändert');
});
