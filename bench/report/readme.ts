import { readFileSync, writeFileSync } from 'node:fs';
import { placeTable } from '../place-table.ts';
import { readResults } from '../results.ts';
import { reportHttp } from './http.ts';
import { reportPoints, reportStock } from './stock.ts';
import { reportPeers } from './peers.ts';
import { reportProcess } from './process.ts';

const file = new URL('../README.md', import.meta.url);

const marks = {
  region: ['<!-- results: begin -->', '<!-- results: end -->'],
  germany: ['<!-- results of Germany: begin -->', '<!-- results of Germany: end -->'],
} as const;

/** Writes the results of the chosen places into the README, between their two marks. */
export function writeReadme(): void {
  const [begin, end] = marks[placeTable()];
  const text = readFileSync(file, 'utf8');
  const [before, rest] = text.split(begin);
  const after = rest?.split(end)[1];
  if (before === undefined || after === undefined)
    throw new Error('The README has lost its marks.');
  const results = readResults();
  const sections = [reportHttp, reportProcess, reportStock, reportPoints, reportPeers]
    .map((report) => report(results))
    .filter((part) => part !== '');
  writeFileSync(file, `${before}${begin}\n\n${sections.join('\n\n')}\n\n${end}${after}`);
}
