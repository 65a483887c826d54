import {
  addVocabularyEntry,
  changeVocabularyEntry,
  deleteVocabularyEntry,
  listVocabulary,
} from '@lehrpfad/contract/search-vocabulary.ts';
import type { Api } from '../../../floor/api.ts';
import type { ChangeFeed } from '../../../floor/changes.ts';
import type { Queries } from '../../../floor/database.ts';
import { addNoted, changeNoted, removeNoted } from './noted.ts';
import { listEntries } from './service.ts';

/** Writes go through the change feed, so that the next search of whoever wrote heeds them. */
export function registerVocabulary(
  api: Api,
  { db, changes }: { db: Queries; changes: Pick<ChangeFeed, 'write'> },
): void {
  api.answer(listVocabulary, ({ query }) => listEntries(db, query));
  api.answer(addVocabularyEntry, ({ body, caller }) =>
    changes.write((tx) => addNoted(tx, caller, body)),
  );
  api.answer(changeVocabularyEntry, ({ params: { id }, body: patch, caller }) =>
    changes.write((tx) => changeNoted(tx, caller, { id, patch })),
  );
  api.answer(deleteVocabularyEntry, ({ params, caller }) =>
    changes.write((tx) => removeNoted(tx, caller, params.id)),
  );
}
