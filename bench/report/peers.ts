import type { PeerResult } from '../measure/peers.ts';
import type { ProcessResult } from '../measure/process.ts';
import { makeMix } from '../mix/queries.ts';
import type { Results } from '../results.ts';
import { figure, measuredOn, sized, table } from './tables.ts';

/** Marks the mean if not all searches could run, because the slow ones may be missing. */
function mean(of: PeerResult['cold'], due: number): string {
  return of.count < due ? `${figure(of.mean)} (of ${figure(of.count)} searches)` : figure(of.mean);
}

const dueWarm = 10_000;

export function reportPeers(results: Results): string {
  const entries = sized<PeerResult[]>(results, 'peers');
  if (entries.length === 0) return '';
  const due = makeMix().length;
  const own = new Map(
    sized<ProcessResult>(results, 'process').map(({ size, result }) => [size, result]),
  );
  const rows = entries.flatMap(({ size, result }) => {
    const ours = own.get(size);
    const times = (theirs: number, mine: number | undefined) =>
      mine === undefined ? '–' : `${figure(theirs / mine)} ×`;
    const lehrpfad = ours && [
      `${figure(size)}, Lehrpfad`,
      figure(ours.build.adsPerSecond),
      figure(ours.cold.mean),
      figure(ours.warm.mean),
      '1',
      '1',
      figure(ours.withHits),
      '',
    ];
    const others = result.map(({ name, differs, adsPerSecond, cold, warm, withHits }) => [
      `${figure(size)}, ${name}`,
      figure(adsPerSecond),
      mean(cold, due),
      mean(warm, dueWarm),
      times(cold.mean, ours?.cold.mean),
      times(warm.mean, ours?.warm.mean),
      figure(withHits),
      differs,
    ]);
    return [...(lehrpfad ? [lehrpfad] : []), ...others];
  });
  const head = [
    'ads, engine',
    'build, ads/s',
    'cold mean, µs',
    'warm mean, µs',
    'cold, times ours',
    'warm, times ours',
    'share of searches with a hit',
    'what it does not do',
  ];
  return `### Beside other engines, in process

The same ads and the same mix, as far as each can answer it; one search at a time, up to the bytes of the page. An engine has
15 seconds for each pass: where they did not suffice, the number of searches that were answered stands beside the mean.

${table(head, rows)}

${measuredOn(entries)}`;
}
