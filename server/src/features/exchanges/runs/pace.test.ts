import { setTimeout } from 'node:timers/promises';
import { describe, expect, it } from 'vitest';
import { pauseAfterWork, watchLoad } from './pace.ts';

const signal = new AbortController().signal;

/** Rests after 20 ms of work, while other work takes these shares of the process's time. @returns how often the load was read */
async function looks(shares: readonly number[], pace?: number): Promise<number> {
  let count = 0;
  await pauseAfterWork(20, signal, pace, () => () => shares[count++] ?? shares.at(-1) ?? 0);
  return count;
}

describe('A rest', () => {
  it('is as long as the work where nobody waits for the process', async () => {
    expect(await looks([0.1], 4)).toBe(1);
  });

  it('is several times as long where somebody does', async () => {
    expect(await looks([0.9], 4)).toBe(4);
  });

  it('ends when nobody does any more', async () => {
    expect(await looks([0.9, 0.8, 0.1], 4)).toBe(3);
  });

  it('lets others have their turn, and no more, where none is wanted', async () => {
    expect(await looks([0.9], 0)).toBe(1);
  });
});

/** @returns the load of an idle process, and of one that is always busy */
async function loads(): Promise<{ readonly calm: number; readonly busy: number }> {
  const nothingToDo = watchLoad();
  await setTimeout(50);
  const calm = nothingToDo();
  let goesOn = true;
  const spin = () => void (goesOn && setImmediate(spin));
  const muchToDo = watchLoad();
  spin();
  await setTimeout(50);
  goesOn = false;
  return { calm, busy: muchToDo() };
}

it('The load is the share of time in which there is something to do', async () => {
  // Other work on the machine may stop the process at any moment, so one good measurement out of many is enough.
  const shown = async (left = 20): Promise<boolean> => {
    const { calm, busy } = await loads();
    return (calm < 0.5 && busy > 0.5) || (left > 1 && shown(left - 1));
  };
  expect(await shown()).toBe(true);
});
