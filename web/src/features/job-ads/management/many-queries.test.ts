import { choices } from '@lehrpfad/contract/core/limit-values.ts';
import type { OwnJobAd } from '@lehrpfad/contract/job-ads/job-ads.ts';
import { expect, it, vi } from 'vitest';
import { ApiError } from '../../../core/api/api.ts';
import { changeInBatches } from './many-queries.ts';

vi.mock('./queries.ts', () => ({ recordSaved: () => undefined }));

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
