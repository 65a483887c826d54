import { beginningsOf, endsOf, probes } from '../../index/marks.ts';
import type { Reads } from '../../index/reads.ts';
import { stem } from '../../text/analysis.ts';

/**
 * A word as it is compared, and as people type it who have not come to its end or mistype it: 'kauffr' is no beginning of
 * the folded 'kaufmann', nor is 'kauffrua' near it.
 */
export function typedForms(word: string): string[] {
  return word.endsWith('mann') ? [word, `${word.slice(0, -4)}frau`] : [word];
}

/** Marks all by which a word is found that was not there. */
export function markNew(reads: Reads, word: string): void {
  if (!reads.isMarking) return;
  reads.markSpellings();
  reads.markProbe(probes.word, word);
  reads.markProbe(probes.stem, stem(word));
  for (const form of typedForms(word))
    for (const beginning of beginningsOf(form)) reads.markProbe(probes.beginning, beginning);
}

/** Marks all by which a word is found that was not in a name. */
export function markNewInNames(reads: Reads, word: string): void {
  if (!reads.isMarking) return;
  reads.markSpellings();
  for (const end of endsOf(word)) reads.markProbe(probes.end, end);
  for (const end of endsOf(stem(word))) reads.markProbe(probes.endOfStem, end);
}

/** Of the forms that are one word, the shortest is shown: 'Koch' for 'Köchin'; of equal ones always the same. */
export function isPlainer(form: string, other: string): boolean {
  return form.length < other.length || (form.length === other.length && form > other);
}
