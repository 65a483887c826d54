import {
  addVocabularyEntry,
  changeVocabularyEntry,
  deleteVocabularyEntry,
  listVocabulary,
} from '@lehrpfad/contract/search-vocabulary.ts';
import type { Api } from '../../../floor/api.ts';
import type { ChangeFeed } from '../../../floor/changes.ts';
import type { Queries } from '../../../floor/database.ts';
import { addEntry, changeEntry, listEntries, removeEntry } from './service.ts';

/** Writes go through the change feed, so that the next search of whoever wrote heeds them. */
export function registerVocabulary(
  api: Api,
  { db, changes }: { db: Queries; changes: Pick<ChangeFeed, 'write'> },
): void {
  api.answer(listVocabulary, ({ query }) => listEntries(db, query));
  api.answer(addVocabularyEntry, ({ body }) => changes.write((tx) => addEntry(tx, body)));
  api.answer(changeVocabularyEntry, ({ params, body }) =>
    changes.write((tx) => changeEntry(tx, params.id, body)),
  );
  api.answer(deleteVocabularyEntry, ({ params }) =>
    changes.write((tx) => removeEntry(tx, params.id)),
  );
}
