import {
  vocabularyValues,
  type StoredVocabularyEntry,
} from '@lehrpfad/contract/search/vocabulary.ts';
import { programmeName } from '@lehrpfad/regions/parts/programme.ts';
import { begun, draftOf } from '../../../core/form/drafts/draft-of.ts';
import type { Choice } from '../../../core/form/fields/field-props.ts';
import { useConflict } from '../../../core/form/conflict/use-conflict.ts';
import { useFormOf } from '../../../core/form/use-form-of.ts';
import { addEntry, changeEntry } from './queries.ts';
import type { Kind } from './words.ts';

/** Values of the form: meanings as lines, fields as choices. */
export interface EntryValues {
  readonly kind: Kind;
  readonly term: string;
  readonly meanings: string;
  readonly brafo: readonly Choice[];
}

const entryLabels = {
  kind: 'Art',
  term: 'Begriff',
  meanings: 'Bedeutungen',
  brafo: `Tätigkeitsfelder (${programmeName})`,
} as const;

const brafoChoice = (number: number): Choice => ({
  id: number,
  name: `${programmeName} ${number}`,
});

export function valuesOf(entry: Omit<StoredVocabularyEntry, 'id' | 'last_updated'>): EntryValues {
  const { kind, term, meanings, brafo } = entry;
  return { kind, term, meanings: meanings.join('\n'), brafo: brafo.map(brafoChoice) };
}

/** Returns the input of the schema: only synonyms and readings have meanings. */
export function inputOf({ kind, term, meanings, brafo }: EntryValues) {
  const lines = meanings.split('\n').filter((line) => line.trim() !== '');
  if (kind === 'reading') return { kind, term, meanings: lines, brafo: [] };
  if (kind !== 'synonym') return { kind, term, meanings: [], brafo: [] };
  return { kind, term, meanings: lines, brafo: brafo.map(({ id }) => id) };
}

interface EntryFormSetup {
  /** Null for a new entry. */
  readonly entry: StoredVocabularyEntry | null;
  /** Initial values of a new entry. */
  readonly initial: EntryValues;
  readonly onSaved: (entry: StoredVocabularyEntry) => void;
}

export function useEntryForm({ entry, initial, onSaved }: EntryFormSetup) {
  // Each term has a draft of its own.
  const draft = entry
    ? draftOf('vocabulary', '', { id: entry.id, name: entry.term })
    : { key: `vocabulary-new-${initial.term}`, text: begun('einen Suchbegriff') };
  const conflict = useConflict<StoredVocabularyEntry, EntryValues>(entry, valuesOf, entryLabels);
  const form = useFormOf({
    schema: vocabularyValues,
    initial: entry ? valuesOf(entry) : initial,
    fields: entryLabels,
    draft,
    conflict,
    toInput: inputOf,
    onSubmit: async (values, _, key) => {
      const last_updated = conflict.lastUpdated();
      onSaved(
        entry === null
          ? await addEntry(values, key)
          : await changeEntry(entry.id, { ...values, last_updated }, key),
      );
    },
  });
  return { form, conflict };
}

export type EntryForm = ReturnType<typeof useEntryForm>['form'];
