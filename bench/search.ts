import { peerNames } from './engines/peers.ts';
import { inOwnProcess } from './measure/child.ts';
import { readOptions, type Options, type PartName } from './options.ts';
import { choosePlaces } from './place-table.ts';
import { writeReadme } from './report/readme.ts';
import { keep } from './results.ts';

/** `npm run bench:search`: measures all parts, or those of `--only`, and writes the table. */

interface Part {
  readonly name: PartName;
  /** Selects the sizes at which the part is measured. */
  readonly sizes?: (size: number) => boolean;
  readonly measure?: (size: number, options: Options) => Promise<unknown>;
}

/** The number of ads to which most targets refer. */
const middle = 50_000;

async function measureProcess(size: number): Promise<unknown> {
  const coldWarmedUp = await inOwnProcess('process', { size, warmedUp: true });
  return { ...(await inOwnProcess<object>('process', { size })), coldWarmedUp };
}

/** Measures every other engine in a separate process. Engines that are not installed are left out. */
async function measurePeers(size: number): Promise<unknown> {
  const results: unknown[] = [];
  for (const name of peerNames) {
    const result = await inOwnProcess('peers', { size, name });
    if (result !== null) results.push(result);
    console.log(`  ${name}: ${result === null ? 'not found here' : 'measured'}`);
  }
  return results;
}

const parts: readonly Part[] = [
  { name: 'process', measure: measureProcess },
  { name: 'http', measure: (size, { rounds }) => inOwnProcess('http', { size, rounds }) },
  { name: 'memory' },
  { name: 'replace', sizes: (size) => size <= middle },
  { name: 'endurance', sizes: (size) => size === middle },
  { name: 'points', sizes: (size) => size === middle },
  { name: 'peers', sizes: (size) => size <= middle, measure: measurePeers },
];

const options = readOptions(process.argv.slice(2));
choosePlaces(options.places);
const beganAt = performance.now();
for (const { name, sizes = () => true, measure } of parts) {
  if (!options.parts.includes(name)) continue;
  for (const size of options.sizes.filter(sizes)) {
    const startedAt = performance.now();
    keep(name, size, await (measure?.(size, options) ?? inOwnProcess(name, { size })));
    writeReadme();
    const seconds = Math.round((performance.now() - startedAt) / 1000);
    console.log(`${name}, ${size} ads: measured in ${seconds} s`);
  }
}
console.log(`All in ${Math.round((performance.now() - beganAt) / 60_000)} minutes.`);
