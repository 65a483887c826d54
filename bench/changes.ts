import { parseArgs } from 'node:util';
import { makeAds, makeReplacements } from './corpus/ads.ts';
import { Lehrpfad } from './engines/lehrpfad.ts';
import { makeMix } from './mix/queries.ts';
import { table } from './report/tables.ts';
import { summarise } from './statistics.ts';

/*
 * `npm run bench:changes`: measures how many cached responses to the searches of the mix stay valid after a change of one ad, and the cost
 * of making the others again, in processor time of this process, because other work on the machine affects it least.
 */

const { values } = parseArgs({ options: { sizes: { type: 'string', default: '3600,50000' } } });
const changes = 12;
const mix = makeMix();

/** Returns the processor time of this process in ms. */
function cpu(): number {
  const { user, system } = process.cpuUsage();
  return (user + system) / 1000;
}

async function measure(size: number, kind: 'goes' | 'is replaced by another'): Promise<string[]> {
  const ads = [...makeAds(size)];
  const engine = new Lehrpfad(ads);
  const others = [...makeReplacements(changes, size)];
  await engine.answerAll(mix);
  const [took, held]: [number[], number[]] = [[], []];
  for (let at = 0; at < changes; at += 1) {
    const other = others[at];
    if (other === undefined) continue;
    if (kind === 'goes') engine.remove(other.card.id);
    else engine.replace(other);
    const begun = cpu();
    held.push((await engine.answerAll(mix)) / mix.length);
    took.push(cpu() - begun);
  }
  const { median, iqr } = summarise(took);
  return [
    String(size),
    kind,
    summarise(held).median.toFixed(2),
    `${median.toFixed(0)} ± ${(iqr / 2).toFixed(0)}`,
  ];
}

const rows: string[][] = [];
for (const size of values.sizes.split(',').map(Number))
  for (const kind of ['goes', 'is replaced by another'] as const)
    rows.push(await measure(size, kind));
console.log(table(['ads', 'an ad', 'answers that stay', 'all asked again, ms'], rows));
