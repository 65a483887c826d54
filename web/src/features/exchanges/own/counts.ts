import type { OwnRun, TableRow } from '@lehrpfad/contract/exchanges-own.ts';
import { outcomes, type Outcome } from '@lehrpfad/contract/exchanges-options.ts';

const words: Readonly<Record<Outcome, string>> = {
  ...{ created: 'neu', changed: 'geändert', unchanged: 'unverändert', duplicate: 'doppelt' },
  ...{ rejected: 'mit Fehlern', 'left-alone': 'nicht angetastet', gone: 'entfallen' },
};

/** `3 neu, 1 mit Fehlern`; what there is none of is left out. */
function inWords(count: (outcome: Outcome) => number, none: string): string {
  const parts = outcomes.flatMap(({ key }) =>
    count(key) > 0 ? [`${count(key)} ${words[key]}`] : [],
  );
  return parts.length === 0 ? none : parts.join(', ');
}

export function rowsInWords(rows: readonly TableRow[]): string {
  return inWords((key) => rows.filter(({ outcome }) => outcome === key).length, 'keine Zeilen');
}

export function runInWords({ counts }: Pick<OwnRun, 'counts'>): string {
  const of = (key: Outcome) => counts[key === 'left-alone' ? 'left_alone' : key];
  return inWords(of, 'keine Stellenanzeigen');
}

/** `1 Stellenanzeige`, `3 Stellenanzeigen`. */
export const adsInWords = (count: number): string =>
  count === 1 ? '1 Stellenanzeige' : `${count} Stellenanzeigen`;
