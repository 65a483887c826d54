import { expect, it, vi } from 'vitest';
import { pause, pauseAfterWork } from '../pace.ts';
import { pagesUntil } from './pages-until.ts';

const why = new Error('why');

async function* numbers() {
  yield 1;
  yield 2;
}

it('hands on every page', async () => {
  const signal = new AbortController().signal;
  expect(await Array.fromAsync(pagesUntil(numbers(), signal))).toEqual([1, 2]);
});

it('ends as soon as it is told to, be the next page one that never comes, and lets the adapter close', async () => {
  const controller = new AbortController();
  const close = vi.fn<() => Promise<IteratorReturnResult<undefined>>>(() =>
    Promise.resolve({ done: true, value: undefined }),
  );
  const never = { next: () => new Promise<never>(() => undefined), return: close };
  const pages = pagesUntil({ [Symbol.asyncIterator]: () => never }, controller.signal);
  const next = pages.next();
  controller.abort(why);
  await expect(next).rejects.toBe(why);
  expect(close).toHaveBeenCalledOnce();
});

it('passes on what an adapter throws, and closes it where its reader stops', async () => {
  const signal = new AbortController().signal;
  const close = vi.fn<() => Promise<IteratorReturnResult<undefined>>>(() =>
    Promise.resolve({ done: true, value: undefined }),
  );
  const failing = { next: () => Promise.reject(why), return: close };
  const pages = pagesUntil({ [Symbol.asyncIterator]: () => failing }, signal);
  await expect(pages.next()).rejects.toBe(why);
  expect(close).toHaveBeenCalledOnce();
});

it('rests no longer than until it is told to end', async () => {
  const controller = new AbortController();
  const resting = pauseAfterWork(60_000, controller.signal, 4);
  controller.abort(why);
  await expect(resting).rejects.toBe(why);
  await expect(pause(0, controller.signal)).rejects.toBe(why);
});
