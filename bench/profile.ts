import { Session, type Profiler } from 'node:inspector/promises';
import { relative } from 'node:path';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { phases } from './measure/phases.ts';

/** `npm run bench:profile`: lists the functions in which a phase of the search spends its time, by self time. */

const root = fileURLToPath(new URL('..', import.meta.url));
const shown = 30;
/** Interval between two samples, in µs. */
const interval = 200;

function nameOf({ callFrame }: Profiler.ProfileNode): string {
  const { functionName, url, lineNumber } = callFrame;
  const file = url.startsWith('file:') ? relative(root, fileURLToPath(url)) : url;
  return `${functionName || '(anonymous)'}${file ? ` ${file}:${lineNumber + 1}` : ''}`;
}

/** Returns the self time in ms by function, largest first. */
function selfTimes({ nodes, samples = [], timeDeltas = [] }: Profiler.Profile) {
  const names = new Map(nodes.map((node) => [node.id, nameOf(node)]));
  const times = new Map<string, number>();
  samples.forEach((id, at) => {
    const name = names.get(id) ?? '';
    times.set(name, (times.get(name) ?? 0) + (timeDeltas[at] ?? 0) / 1000);
  });
  return [...times].toSorted(([, a], [, b]) => b - a);
}

async function profiled(work: () => Promise<void>): Promise<Profiler.Profile> {
  const session = new Session();
  session.connect();
  await session.post('Profiler.enable');
  await session.post('Profiler.setSamplingInterval', { interval });
  await session.post('Profiler.start');
  await work();
  const { profile } = await session.post('Profiler.stop');
  session.disconnect();
  return profile;
}

const { values } = parseArgs({
  options: {
    size: { type: 'string', default: '50000' },
    phase: { type: 'string', default: 'warm' },
  },
});
const phase = Object.entries(phases).find(([name]) => name === values.phase)?.[1];
if (!phase) throw new Error(`--phase is one of ${Object.keys(phases).join(', ')}.`);
const times = selfTimes(await profiled(await phase(Number(values.size))));
const whole = times.reduce((sum, [, ms]) => sum + ms, 0);
console.log(`${values.phase}, ${values.size} ads: ${Math.round(whole)} ms`);
for (const [name, ms] of times.slice(0, shown)) {
  console.log(
    `${ms.toFixed(1).padStart(9)} ms ${((ms / whole) * 100).toFixed(1).padStart(5)} %  ${name}`,
  );
}
