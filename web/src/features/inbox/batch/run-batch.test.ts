import type { InboxItem } from '@lehrpfad/contract/inbox/inbox.ts';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { ApiError } from '../../../core/api/api.ts';
import { batchText, runAsked, runBatch, undoAll, type OnSettled } from './run-batch.ts';

beforeEach(() => {
  vi.stubGlobal('addEventListener', vi.fn<() => void>());
  vi.stubGlobal('removeEventListener', vi.fn<() => void>());
});

afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

it('says what cannot be taken back only where the rest can, and what is left for a look', () => {
  const text = (decided: number, undoable: number, left: number) =>
    batchText(`${decided} Aufgaben abgelehnt`, { decided, undoable, left });
  expect(text(3, 3, 0)).toBe('3 Aufgaben abgelehnt');
  expect(text(3, 0, 0)).toBe('3 Aufgaben abgelehnt');
  expect(text(3, 1, 0)).toBe('3 Aufgaben abgelehnt, davon 2 endgültig');
  expect(text(3, 1, 2)).toBe('3 Aufgaben abgelehnt, davon 2 endgültig, 2 bitte einzeln prüfen');
});

it('takes back all that nobody has changed since, and says how many others stay', async () => {
  const done: string[] = [];
  const restores = (name: string) => async () => {
    done.push(name);
  };
  const isChanged = () => Promise.reject(new ApiError(409, { code: 'stale' }));
  expect(await undoAll([restores('a'), isChanged, restores('b')])).toMatch(/^2 .* 1 inzwischen/);
  expect(done).toEqual(['a', 'b']);
  expect(await undoAll([restores('c')])).toBeUndefined();
  await expect(undoAll([isChanged, isChanged])).rejects.toMatchObject({ status: 409 });
});

it('says how many decisions were mailed before they were taken back', async () => {
  const restores = () => Promise.resolve();
  const isTold = () => Promise.resolve('Die E-Mail war schon verschickt.');
  expect(await undoAll([restores, isTold, isTold])).toBe(
    '3 rückgängig gemacht, bei 2 war die E-Mail schon verschickt',
  );
});

it('stops where another try may succeed', async () => {
  const isCutOff = () => Promise.reject(new TypeError('fetch failed'));
  await expect(undoAll([isCutOff, () => Promise.resolve()])).rejects.toThrow('fetch failed');
});

it('says nothing of a batch that an error ends at its first item', async () => {
  const said = vi.fn<(text: string) => void>();
  vi.stubGlobal('document', { querySelectorAll: () => [], createElement: said });
  const onSettled = vi.fn<OnSettled>();
  const isCutOff = () => Promise.reject(new TypeError('fetch failed'));
  const items = [{ kind: 'event', id: 1 } as InboxItem];
  const batch = runBatch(items, isCutOff, (count) => `${count} angenommen`, onSettled);
  await expect(batch).rejects.toThrow('fetch failed');
  expect(said).not.toHaveBeenCalled();
  expect(onSettled).toHaveBeenCalledWith([], []);
});

/** Lets toasts be shown without a page. */
function withToasts(): void {
  // The clock goes on, because a batch waits until the page shows the reloaded data.
  vi.useFakeTimers({ shouldAdvanceTime: true });
  const noElement = {
    append: () => undefined,
    addEventListener: () => undefined,
    contains: () => false,
    remove: () => undefined,
  };
  vi.stubGlobal('document', {
    querySelectorAll: () => [],
    createElement: () => ({ ...noElement }),
    body: noElement,
  });
}

const events = [1, 2, 3].map((id) => ({ kind: 'event', id }) as InboxItem);

it('names the items that somebody else has changed or decided meanwhile', async () => {
  withToasts();
  const decide = async ({ id }: InboxItem) => {
    if (id === 2) throw new ApiError(409, { code: 'stale' });
    return 'final' as const;
  };
  const onSettled = vi.fn<OnSettled>();
  await runBatch(events, decide, (count) => `${count} angenommen`, onSettled);
  expect(onSettled).toHaveBeenCalledWith(events, [events[1]]);
  // The toast must be gone before the document is.
  vi.runAllTimers();
});

it('asks after an error only about the items that are not settled', async () => {
  withToasts();
  const decide = async ({ id }: InboxItem) => {
    if (id === 2) throw new TypeError('fetch failed');
    return 'final' as const;
  };
  const [onSettled, onRest] = [vi.fn<OnSettled>(), vi.fn<(rest: readonly InboxItem[]) => void>()];
  const run = (settle: OnSettled) =>
    runBatch(events, decide, (count) => `${count} abgelehnt`, settle);
  const batch = runAsked({ items: events, run, onSettled, onRest });
  await expect(batch).rejects.toThrow('fetch failed');
  expect(onSettled).toHaveBeenCalledExactlyOnceWith([events[0]], []);
  expect(onRest).toHaveBeenCalledExactlyOnceWith([events[1], events[2]]);
  vi.runAllTimers();
});
