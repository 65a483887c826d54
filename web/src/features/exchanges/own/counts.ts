import type { OwnRun } from '@lehrpfad/contract/exchanges/own.ts';
import type { TableRow } from '@lehrpfad/contract/exchanges/own-tables.ts';
import { outcomes, type Outcome } from '@lehrpfad/contract/exchanges/options.ts';

const ofTable: Readonly<Record<Outcome, string>> = {
  created: 'neu',
  changed: 'geändert',
  unchanged: 'unverändert',
  duplicate: 'doppelt',
  rejected: 'mit Fehlern',
  'left-alone': 'nicht angetastet',
  gone: 'entfallen',
};

/** Returns counts as text, such as `3 neu, 1 mit Fehlern`. Zeros are left out. */
function inWords(
  count: (outcome: Outcome) => number,
  none: string,
  words: Readonly<Record<Outcome, string>>,
): string {
  const parts = outcomes.flatMap(({ key }) =>
    count(key) > 0 ? [`${count(key)} ${words[key]}`] : [],
  );
  return parts.length === 0 ? none : parts.join(', ');
}

export function rowsInWords(rows: readonly TableRow[]): string {
  const of = (key: Outcome) => rows.filter(({ outcome }) => outcome === key).length;
  return inWords(of, 'keine Zeilen', ofTable);
}

/** Source of a run, which decides the wording: rows of a table have errors, ads of a page are not taken. */
export type RunOf = 'table' | 'page';

export function runInWords({ counts }: Pick<OwnRun, 'counts'>, runOf: RunOf): string {
  const of = (key: Outcome) => counts[key === 'left-alone' ? 'left_alone' : key];
  const words = runOf === 'table' ? ofTable : { ...ofTable, rejected: 'abgelehnt' };
  return inWords(of, 'keine Stellenanzeigen', words);
}

/** `1 Stellenanzeige`, `3 Stellenanzeigen`. */
export const adsInWords = (count: number): string =>
  count === 1 ? '1 Stellenanzeige' : `${count} Stellenanzeigen`;
