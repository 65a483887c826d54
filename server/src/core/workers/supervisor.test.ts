import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { Supervisor } from './supervisor.ts';
import type { Fork, ForkEvents } from './worker.ts';

/** A fake process controlled by the test; ends when it is told to. */
class FakeProcess {
  readonly number: number;
  readonly isFirst: boolean;
  readonly told: string[] = [];
  readonly #events: ForkEvents;

  constructor(number: number, isFirst: boolean, events: ForkEvents) {
    this.number = number;
    this.isFirst = isFirst;
    this.#events = events;
  }

  ready(): void {
    this.#events.onMessage({ kind: 'ready', url: 'http://here' });
  }

  exit(how: number | string): void {
    this.#events.onExit(how);
  }
}

let forked: FakeProcess[];
let said: string[];
/** Whether processes obey when they are told to end or to retire. */
let obeys: boolean;
let supervisor: Supervisor;

const fork: Fork = (number, isFirst, events) => {
  const process = new FakeProcess(number, isFirst, events);
  forked.push(process);
  const hear = (what: string) => {
    process.told.push(what);
    if (what === 'SIGKILL') process.exit('SIGKILL');
    else if (obeys) process.exit(0);
  };
  return { pid: forked.length, tell: ({ kind }) => hear(kind), end: hear };
};

const settle = () => vi.advanceTimersByTimeAsync(0);
const at = (index: number) => forked[index]!;

async function startThree(): Promise<void> {
  const started = supervisor.start();
  at(0).ready();
  await settle();
  at(1).ready();
  at(2).ready();
  expect(await started).toBe('http://here');
}

beforeEach(() => {
  vi.useFakeTimers();
  [forked, said, obeys] = [[], [], true];
  const say = (text: string) => said.push(text);
  supervisor = new Supervisor({ count: 3, fork, say, maxEndMs: 10_000 });
});

afterEach(() => vi.useRealTimers());

it('starts the others once the first one is ready', async () => {
  const started = supervisor.start();
  await settle();
  expect(forked.map(({ number, isFirst }) => [number, isFirst])).toEqual([[1, true]]);
  at(0).ready();
  await settle();
  expect(forked.map(({ number, isFirst }) => [number, isFirst])).toEqual([
    [1, true],
    [2, false],
    [3, false],
  ]);
  at(1).ready();
  at(2).ready();
  expect(await started).toBe('http://here');
  expect(supervisor.ready.map(({ number }) => number)).toEqual([1, 2, 3]);
});

it('starts no others where the first one cannot start', async () => {
  const started = supervisor.start();
  at(0).exit(1);
  expect(await started).toBeUndefined();
  await vi.advanceTimersByTimeAsync(60_000);
  expect(forked).toHaveLength(1);
});

it('starts a process again that has died, under its number', async () => {
  await startThree();
  at(1).exit('SIGKILL');
  await settle();
  expect(supervisor.ready.map(({ number }) => number)).toEqual([1, 3]);
  await vi.advanceTimersByTimeAsync(499);
  expect(forked).toHaveLength(3);
  await vi.advanceTimersByTimeAsync(1);
  expect(forked.slice(3).map(({ number, isFirst }) => [number, isFirst])).toEqual([[2, false]]);
  at(3).ready();
  await settle();
  expect(supervisor.ready).toHaveLength(3);
  expect(supervisor.restarts).toBe(1);
  expect(said).toEqual([
    'Process 2 (2) has ended (SIGKILL).',
    'Process 2 is started again in 0.5 s.',
  ]);
});

it('goes on trying while another process answers, and gives up where none does', async () => {
  await startThree();
  const failed = vi.fn<() => void>();
  void supervisor.failed.then(failed);
  const failNext = async () => {
    const before = forked.length;
    await vi.advanceTimersByTimeAsync(30_000);
    for (const process of forked.slice(before)) process.exit(1);
    await settle();
  };
  at(0).exit(1);
  at(1).exit(1);
  for (let round = 0; round < 12; round += 1) await failNext();
  expect(forked.length).toBeGreaterThan(20);
  expect(failed).not.toHaveBeenCalled();
  at(2).exit(1);
  for (let round = 0; round < 3; round += 1) await failNext();
  expect(failed).toHaveBeenCalled();
});

it('replaces one after the other, each once the new one is ready', async () => {
  await startThree();
  const replaced = supervisor.replaceAll();
  for (let index = 0; index < 3; index += 1) {
    await settle();
    expect(forked).toHaveLength(4 + index);
    expect(at(index).told).toEqual([]);
    at(3 + index).ready();
    await settle();
    expect(at(index).told).toEqual(['retire']);
  }
  await replaced;
  expect(supervisor.ready).toHaveLength(3);
  expect(supervisor.restarts).toBe(0);
  expect(said).toEqual(['All processes have been replaced.']);
});

it('leaves the old ones where a new one cannot start', async () => {
  await startThree();
  const replaced = supervisor.replaceAll();
  await settle();
  at(3).exit(1);
  await replaced;
  expect(forked).toHaveLength(4);
  expect(supervisor.ready).toHaveLength(3);
  expect(said).toEqual([
    'The new process has ended before it was ready: the others stay as they are.',
  ]);
});

it('starts a process that dies while the one fails that should replace it', async () => {
  await startThree();
  const replaced = supervisor.replaceAll();
  await settle();
  at(0).exit('SIGKILL');
  await settle();
  expect(forked).toHaveLength(4);
  at(3).exit(1);
  await replaced;
  await vi.advanceTimersByTimeAsync(500);
  expect(at(4).number).toBe(1);
});

it('replaces them once more when asked meanwhile', async () => {
  await startThree();
  const replaced = Promise.all([supervisor.replaceAll(), supervisor.replaceAll()]);
  for (let index = 3; index < 9; index += 1) {
    await settle();
    at(index).ready();
  }
  await replaced;
  expect(forked).toHaveLength(9);
});

it('kills a process that does not end', async () => {
  await startThree();
  obeys = false;
  const replaced = supervisor.replaceAll();
  await settle();
  at(3).ready();
  await vi.advanceTimersByTimeAsync(9_999);
  expect(at(0).told).toEqual(['retire']);
  await vi.advanceTimersByTimeAsync(1);
  expect(at(0).told).toEqual(['retire', 'SIGKILL']);
  obeys = true;
  await settle();
  at(4).ready();
  await settle();
  at(5).ready();
  await replaced;
});

it('ends all, those that are just starting included, and starts none again', async () => {
  await startThree();
  at(1).exit('SIGKILL');
  void supervisor.replaceAll();
  await settle();
  expect(await supervisor.stop('SIGTERM')).toBe(true);
  expect([at(0), at(2), at(3)].map(({ told }) => told)).toEqual([
    ['SIGTERM'],
    ['SIGTERM'],
    ['SIGTERM'],
  ]);
  await vi.advanceTimersByTimeAsync(60_000);
  expect(forked).toHaveLength(4);
});
