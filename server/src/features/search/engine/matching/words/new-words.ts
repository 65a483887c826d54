import { beginningsOf, endsOf, probes } from '../../index/marks.ts';
import type { Reads } from '../../index/reads.ts';
import { stem } from '../../text/analysis.ts';

/**
 * The folded word and its forms as people type them if unfinished or mistyped: 'kauffr' is no beginning of
 * the folded 'kaufmann', and 'kauffrua' is not near it.
 */
export function typedForms(word: string): string[] {
  return word.endsWith('mann') ? [word, `${word.slice(0, -4)}frau`] : [word];
}

/** Marks all lookups that find a new word. */
export function markNew(reads: Reads, word: string): void {
  if (!reads.isMarking) return;
  reads.markSpellings();
  reads.markProbe(probes.word, word);
  reads.markProbe(probes.stem, stem(word));
  for (const form of typedForms(word))
    for (const beginning of beginningsOf(form)) reads.markProbe(probes.beginning, beginning);
}

/** Marks all lookups that find a word that was in no name before. */
export function markNewInNames(reads: Reads, word: string): void {
  if (!reads.isMarking) return;
  reads.markSpellings();
  for (const end of endsOf(word)) reads.markProbe(probes.end, end);
  for (const end of endsOf(stem(word))) reads.markProbe(probes.endOfStem, end);
}

/** The shortest of the forms of one word is displayed: 'Koch' for 'Köchin'; ties have a fixed order. */
export function isPlainer(form: string, other: string): boolean {
  return form.length < other.length || (form.length === other.length && form > other);
}
