import { createContext, Script } from 'node:vm';

/** Milliseconds after which a run is given up: an expression that backtracks would hold the tests for good. */
const givenUp = 20_000;

/** Stops what it runs in the middle of an expression, too. */
const guarded = new Script('run()');
const sandbox: { run?: () => unknown } = {};
createContext(sandbox);

const workOfProcess = () => {
  const { user, system } = process.cpuUsage();
  return (user + system) / 1000;
};

/**
 * Milliseconds that this process works for one run. Its work and not the clock, which on a busy machine says little; since work is
 * counted in steps of some milliseconds, it is run until `enough` of them are done.
 */
function workOf(run: () => unknown, enough: number): number {
  sandbox.run = run;
  const before = workOfProcess();
  let runs = 0;
  let work = 0;
  while (work < enough) {
    guarded.runInContext(sandbox, { timeout: givenUp });
    runs += 1;
    work = workOfProcess() - before;
  }
  return work / runs;
}

/** Repetitions, and how many times as many are measured against them. */
const less = 1000;
const more = 4;

/** What four times as much may take at most; the rest is for what is not measured exactly. */
export const linearGrowth = 8;

/**
 * How many times as long it takes to read four times as much of a hostile text: about 4 in linear time, 16 in quadratic. What seems
 * too much is measured again, longer each time.
 * @param read what is measured
 * @param piece repeated to make the text
 * @param end what stands behind it all
 * @throws where a reading does not come to an end
 */
export function growthOf(read: (text: string) => unknown, piece: string, end = ''): number {
  const timeOf = (count: number, enough: number) => {
    const text = piece.repeat(count) + end;
    return workOf(() => read(text), enough);
  };
  let growth = Infinity;
  for (let enough = 12; enough < 1000 && growth >= linearGrowth; enough *= 2) {
    // What it takes however long the text is says nothing.
    const fixed = timeOf(1, enough);
    const time = (count: number) => timeOf(count, enough) - fixed;
    growth = Math.min(growth, time(less * more) / Math.max(time(less), fixed / 10));
  }
  return growth;
}
