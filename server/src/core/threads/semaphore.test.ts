import { describe, expect, it } from 'vitest';
import { Semaphore } from './semaphore.ts';

/** Work that ends when the test resolves it. */
function held() {
  const { promise, resolve } = Promise.withResolvers<void>();
  return { work: () => promise, end: resolve };
}

describe('a semaphore', () => {
  it('lets so many run at once, in the order of coming, also after a failure', async () => {
    const semaphore = new Semaphore(2, 10);
    const began: number[] = [];
    const works = [held(), held(), held(), held()];
    const all = works.map(({ work }, index) =>
      semaphore.take(async () => {
        began.push(index);
        await work();
        if (index === 0) throw new Error('broken');
      }),
    );
    const settled = Promise.allSettled(all);
    expect(began).toEqual([0, 1]);
    works[0]?.end();
    await expect(all[0]).rejects.toThrow('broken');
    await expect.poll(() => began).toEqual([0, 1, 2]);
    for (const { end } of works) end();
    await settled;
    expect(began).toEqual([0, 1, 2, 3]);
  });

  it('refuses work where too many wait, and takes it again afterwards', async () => {
    const semaphore = new Semaphore(1, 1);
    const [first, second] = [held(), held()];
    const running = [semaphore.take(first.work), semaphore.take(second.work)];
    await expect(semaphore.take(async () => 1)).rejects.toMatchObject({
      statusCode: 503,
      retryAfter: 5,
    });
    first.end();
    second.end();
    await Promise.all(running);
    expect(await semaphore.take(async () => 1)).toBe(1);
  });
});
