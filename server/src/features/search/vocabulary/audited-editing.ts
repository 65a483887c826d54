import type {
  StoredVocabularyEntry,
  VocabularyPatch,
  VocabularyValues,
} from '@lehrpfad/contract/search/vocabulary.ts';
import type { Queries } from '../../../core/database/database.ts';
import { recordAction, type AuditNote } from '../../audit/trail.ts';
import { addEntry, changeEntry, removeEntry } from './service.ts';
import { entryById, lockVocabulary } from './store.ts';

/* Changes of the vocabulary by editors. Each writes its audit entry in the same transaction. */

type Caller = AuditNote['caller'];

function auditNoteFor(caller: Caller, { id, term }: StoredVocabularyEntry) {
  return { caller, subject: 'vocabulary', id, name: term } as const;
}

const valuesOf = ({ kind, term, meanings, brafo }: StoredVocabularyEntry) => ({
  kind,
  term,
  meanings,
  brafo,
});

/** @throws {AppError} as `addEntry` */
export async function addAudited(
  tx: Queries,
  caller: Caller,
  values: VocabularyValues,
): Promise<StoredVocabularyEntry> {
  const added = await addEntry(tx, values);
  const note = auditNoteFor(caller, added);
  await recordAction(tx, { ...note, action: 'created', after: valuesOf(added) });
  return added;
}

/** @throws {AppError} as `changeEntry` */
export async function changeAudited(
  tx: Queries,
  caller: Caller,
  { id, patch }: { id: number; patch: VocabularyPatch },
): Promise<StoredVocabularyEntry> {
  // Locked before it is read, so that no other editor changes it in between.
  await lockVocabulary(tx);
  const before = await entryById(tx, id);
  const changed = await changeEntry(tx, id, patch);
  const values = { before: before ? valuesOf(before) : null, after: valuesOf(changed) };
  await recordAction(tx, { ...auditNoteFor(caller, changed), action: 'changed', ...values });
  return changed;
}

/** @throws {AppError} as `removeEntry` */
export async function removeAudited(
  tx: Queries,
  caller: Caller,
  { id, last_updated }: { id: number; last_updated?: string | undefined },
): Promise<{ id: number }> {
  const before = await removeEntry(tx, id, last_updated);
  const note = auditNoteFor(caller, before);
  await recordAction(tx, { ...note, action: 'deleted', before: valuesOf(before) });
  return { id };
}
