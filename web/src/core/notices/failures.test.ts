import { QueryObserver } from '@tanstack/react-query';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { dismissFailure, hasFailed, raiseFailure } from './failures.ts';
import { queryClient } from '../data/query-client.ts';

vi.spyOn(console, 'error').mockReturnValue();

// Other test files share the module and may have left failures.
beforeEach(() => {
  dismissFailure();
  queryClient.clear();
});

/** Observes a query until `leave` is called. */
function look(queryKey: readonly string[], queryFn: () => Promise<unknown>) {
  const observer = new QueryObserver(queryClient, { queryKey, queryFn, retry: false });
  return { observer, leave: observer.subscribe(() => undefined) };
}

/** Waits until the queries are idle: a pending fetch would be taken for the next one. */
async function haveFailed(...looks: readonly ReturnType<typeof look>[]): Promise<void> {
  await expect
    .poll(() =>
      looks.every(({ observer }) => {
        const { isError, isFetching } = observer.getCurrentResult();
        return isError && !isFetching;
      }),
    )
    .toBe(true);
}

describe('the page-wide notice', () => {
  it('goes when the query that failed works again', async () => {
    const read = vi.fn<() => Promise<unknown>>().mockRejectedValueOnce(new Error('no way'));
    const list = look(['list'], read);
    await haveFailed(list);
    expect(hasFailed()).toBe(true);
    read.mockResolvedValue([]);
    await list.observer.refetch();
    expect(hasFailed()).toBe(false);
    list.leave();
  });

  it('goes when nobody looks at the query any more, and not before another is over', async () => {
    const fails = () => Promise.reject(new Error('no way'));
    const [one, other] = [look(['one'], fails), look(['other'], fails)];
    await haveFailed(one, other);
    one.leave();
    expect(hasFailed()).toBe(true);
    other.leave();
    expect(hasFailed()).toBe(false);
  });

  it('goes with all that failed together, once one of it works again', async () => {
    const read = vi.fn<() => Promise<unknown>>();
    const isBack = { value: false };
    const reads = () => (isBack.value ? Promise.resolve([]) : Promise.reject(new Error('no way')));
    const [one, other] = [look(['one'], reads), look(['other'], read.mockImplementation(reads))];
    await haveFailed(one, other);
    isBack.value = true;
    await one.observer.refetch();
    await expect.poll(hasFailed).toBe(false);
    expect(read).toHaveBeenCalledTimes(2);
    one.leave();
    other.leave();
  });

  it('of what somebody did stays until it is closed', () => {
    raiseFailure();
    expect(hasFailed()).toBe(true);
    dismissFailure();
    expect(hasFailed()).toBe(false);
  });
});
