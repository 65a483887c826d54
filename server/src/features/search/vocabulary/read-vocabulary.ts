import { cacheLatest } from '../../../core/cache-latest.ts';
import type { Queries } from '../../../core/database/database.ts';
import { withConcepts } from '../concepts/concepts.ts';
import { Vocabulary, type VocabularyEntry } from '../engine/text/vocabulary.ts';
import { allVocabulary } from './store.ts';

/** Building it takes some 2 s of processor time, and it is mostly unchanged when all data is reloaded. */
const vocabularyOf = cacheLatest(
  (entries: readonly VocabularyEntry[]) => new Vocabulary(withConcepts(entries)),
);

/** Reads the vocabulary of the editors, completed with the built-in one. */
export async function readVocabulary(db: Queries): Promise<Vocabulary> {
  return vocabularyOf(await allVocabulary(db));
}
