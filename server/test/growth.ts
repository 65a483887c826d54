import { createContext, Script } from 'node:vm';

/** Milliseconds until a run is aborted: a backtracking expression would block the tests forever. */
const givenUp = 20_000;

/** A script can be aborted even in the middle of an expression. */
const guarded = new Script('run()');
const sandbox: { run?: () => unknown } = {};
createContext(sandbox);

const workOfProcess = () => {
  const { user, system } = process.cpuUsage();
  return (user + system) / 1000;
};

/**
 * Returns the processor time of one run in milliseconds. The elapsed time would say little on a busy machine. Processor time is
 * counted in steps of some milliseconds, so the runs are repeated until they took `enough`.
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

/** Number of repetitions, and the factor for the longer text. */
const less = 1000;
const more = 4;

/** Maximum factor for a text four times as long; above 4 because of measuring errors. */
export const linearGrowth = 8;

/**
 * Returns by which factor the time grows for a malicious text four times as long: about 4 in linear time, 16 in quadratic. Measures
 * again, longer each time, if the factor seems too large.
 * @param read the function to be measured
 * @param piece repeated to make the text
 * @param end appended to the text
 * @throws if a run does not end
 */
export function growthOf(read: (text: string) => unknown, piece: string, end = ''): number {
  const timeOf = (count: number, enough: number) => {
    const text = piece.repeat(count) + end;
    return workOf(() => read(text), enough);
  };
  let growth = Infinity;
  for (let enough = 12; enough < 1000 && growth >= linearGrowth; enough *= 2) {
    // The time that does not depend on the length is subtracted.
    const fixed = timeOf(1, enough);
    const time = (count: number) => timeOf(count, enough) - fixed;
    growth = Math.min(growth, time(less * more) / Math.max(time(less), fixed / 10));
  }
  return growth;
}
