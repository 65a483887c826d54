import { createHash } from 'node:crypto';
import type { Queries } from '../../../core/database/database.ts';
import { withConcepts } from '../concepts/concepts.ts';
import { Vocabulary } from '../engine/text/vocabulary.ts';
import { allVocabulary } from './store.ts';

let last: { readonly digest: string; readonly vocabulary: Vocabulary } | undefined;

/**
 * Reads the vocabulary of the editors with what the program knows beside it. Building it takes a tenth of a second, and whoever loads all
 * data again mostly finds the vocabulary unchanged: so the last one is kept. It never changes after it is built.
 */
export async function readVocabulary(db: Queries): Promise<Vocabulary> {
  const entries = await allVocabulary(db);
  const digest = createHash('sha256').update(JSON.stringify(entries)).digest('base64');
  if (last?.digest !== digest) last = { digest, vocabulary: new Vocabulary(withConcepts(entries)) };
  return last.vocabulary;
}
