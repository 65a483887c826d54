import { afterEach, expect, it } from 'vitest';
import { queryClient } from './query-client.ts';
import { recordOutdated } from './shared-data.ts';

afterEach(() => queryClient.clear());

it('what somebody else has written makes lists of areas out of date, and nothing that pupils read', () => {
  for (const name of ['own-job-ads', 'all-companies', 'search'])
    queryClient.setQueryData([name], 1);
  recordOutdated();
  const isOutdated = (name: string) => queryClient.getQueryState([name])?.isInvalidated;
  expect(['own-job-ads', 'all-companies', 'search'].map(isOutdated)).toEqual([true, true, false]);
});
