import { inOwnProcess } from './measure/child.ts';
import { readOptions, type Options, type PartName } from './options.ts';
import { writeReadme } from './report/readme.ts';
import { keep } from './results.ts';

/** `npm run bench:search`: measures all parts, or those named by `--only`, and writes the table. */

interface Part {
  readonly name: PartName;
  /** Of those asked for, the sizes at which it is measured. */
  readonly sizes?: (size: number) => boolean;
  /** What the process gets beside the size. */
  readonly argument?: (options: Options) => object;
}

/** The number of ads that most targets name. */
const middle = 50_000;

const parts: readonly Part[] = [
  { name: 'process' },
  { name: 'http', argument: ({ rounds }) => ({ rounds }) },
  { name: 'memory' },
  { name: 'replace', sizes: (size) => size <= middle },
  { name: 'endurance', sizes: (size) => size === middle },
  { name: 'points', sizes: (size) => size === middle },
];

const options = readOptions(process.argv.slice(2));
for (const { name, sizes = () => true, argument = () => ({}) } of parts) {
  if (!options.parts.includes(name)) continue;
  for (const size of options.sizes.filter(sizes)) {
    const startedAt = performance.now();
    keep(name, size, await inOwnProcess(name, { size, ...argument(options) }));
    writeReadme();
    const seconds = Math.round((performance.now() - startedAt) / 1000);
    console.log(`${name}, ${size} ads: measured in ${seconds} s`);
  }
}
