import { limits } from '@lehrpfad/contract/core/limits.ts';
import {
  isPhraseKind,
  vocabularyValues,
  type StoredVocabularyEntry,
  type VocabularyPatch,
  type VocabularyQuery,
  type VocabularyValues,
} from '@lehrpfad/contract/search/vocabulary.ts';
import type { Queries } from '../../../core/database/database.ts';
import { existsAlready, invalidInput, notFound, refuseStale } from '../../../core/http/errors.ts';
import { stem, wordsOf } from '../engine/text/analysis.ts';
import {
  deleteEntry,
  entryById,
  entryLike,
  insertEntry,
  lockVocabulary,
  updateEntry,
  vocabularyPage,
  type FoldedEntry,
} from './store.ts';

/**
 * The folded term. Synonyms and readings match any inflection; noise and short words do not, otherwise
 * 'Lehre' would include the teacher ('Lehrer').
 */
function foldedTerm(kind: VocabularyValues['kind'], term: string): string {
  const words = wordsOf(term);
  return (isPhraseKind(kind) ? words.map(stem) : words).join(' ');
}

/** Checks that depend on the tokeniser of the search: 'm/w/d' has no word, 'Kauf-Mann' has two. */
function refuseUnreadable({ kind, term, meanings }: VocabularyValues): void {
  const max = isPhraseKind(kind) ? limits.vocabularyTermWords : 1;
  const count = wordsOf(term).length;
  const errors: Record<string, string[]> = {};
  if (count === 0) errors['term'] = ['Darin findet die Suche kein Wort.'];
  if (count > max)
    errors['term'] = [`Die Suche liest darin ${count} Wörter, höchstens ${max} sind möglich.`];
  const wordless = meanings.find((meaning) => wordsOf(meaning).length === 0);
  if (wordless !== undefined) errors['meanings'] = [`In „${wordless}“ findet die Suche kein Wort.`];
  if (Object.keys(errors).length > 0) throw invalidInput(errors);
}

/** @throws {AppError} 400 if the search cannot use the entry */
export function folded(values: VocabularyValues): FoldedEntry {
  refuseUnreadable(values);
  return { ...values, folded: foldedTerm(values.kind, values.term) };
}

export function listEntries(db: Queries, query: VocabularyQuery) {
  const search = wordsOf(query.search ?? '').map(stem);
  return vocabularyPage(db, query, search.join(' '));
}

async function refuseDouble(tx: Queries, entry: FoldedEntry, id: number | null): Promise<void> {
  const other = await entryLike(tx, entry, id);
  if (other) throw existsAlready('term', other);
}

/** @throws {AppError} 409 if an entry of this kind has the same term in any spelling */
export async function addEntry(
  tx: Queries,
  values: VocabularyValues,
): Promise<StoredVocabularyEntry> {
  const entry = folded(values);
  await lockVocabulary(tx);
  await refuseDouble(tx, entry, null);
  const added = await insertEntry(tx, entry);
  if (!added) throw new Error('The database added a vocabulary entry without giving it back.');
  return added;
}

/** Validates an entry after some of its fields were changed. */
function merged(current: StoredVocabularyEntry, patch: VocabularyPatch): VocabularyValues {
  const read = vocabularyValues.safeParse({ ...current, ...patch });
  if (read.success) return read.data;
  const errors: Record<string, string[]> = {};
  for (const { path, message } of read.error.issues)
    (errors[String(path[0] ?? 'anfrage')] ??= []).push(message);
  throw invalidInput(errors);
}

/** @throws {AppError} 404; 409 if it was changed since `last_updated`, or another entry has the term */
export async function changeEntry(
  tx: Queries,
  id: number,
  patch: VocabularyPatch,
): Promise<StoredVocabularyEntry> {
  await lockVocabulary(tx);
  const current = await entryById(tx, id);
  if (!current) throw notFound();
  refuseStale(current, patch.last_updated);
  const entry = folded(merged(current, patch));
  await refuseDouble(tx, entry, id);
  const changed = await updateEntry(tx, id, entry);
  if (!changed) throw new Error(`Vocabulary entry ${id} went away while it was locked.`);
  return changed;
}

/**
 * @returns the entry as it was
 * @throws {AppError} 404; 409 if it was changed since `readAt`
 */
export async function removeEntry(
  tx: Queries,
  id: number,
  readAt?: string,
): Promise<StoredVocabularyEntry> {
  await lockVocabulary(tx);
  const current = await entryById(tx, id);
  if (!current) throw notFound();
  refuseStale(current, readAt);
  await deleteEntry(tx, id);
  return current;
}
