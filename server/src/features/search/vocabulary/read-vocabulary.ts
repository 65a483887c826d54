import { createHash } from 'node:crypto';
import type { Queries } from '../../../core/database/database.ts';
import { withConcepts } from '../concepts/concepts.ts';
import { Vocabulary } from '../engine/text/vocabulary.ts';
import { allVocabulary } from './store.ts';

let last: { readonly digest: string; readonly vocabulary: Vocabulary } | undefined;

/**
 * Reads the vocabulary of the editors, completed with the built-in one. Building it takes a tenth of a second, and it is mostly unchanged
 * when all data is reloaded, so the last one is cached. It is immutable.
 */
export async function readVocabulary(db: Queries): Promise<Vocabulary> {
  const entries = await allVocabulary(db);
  const digest = createHash('sha256').update(JSON.stringify(entries)).digest('base64');
  if (last?.digest !== digest) last = { digest, vocabulary: new Vocabulary(withConcepts(entries)) };
  return last.vocabulary;
}
