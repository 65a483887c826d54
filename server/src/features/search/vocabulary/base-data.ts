import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { vocabularyValues, type VocabularyValues } from '@lehrpfad/contract/search/vocabulary.ts';
import { z } from 'zod';
import type { Queries } from '../../../core/database/database.ts';
import { folded } from './service.ts';
import { hasMark } from '../../../core/database/marks.ts';
import { insertBaseEntries, type FoldedEntry } from './store.ts';

const builtInFile = new URL('../data/vocabulary.json', import.meta.url);

function readable(entry: VocabularyValues): FoldedEntry {
  try {
    return folded(entry);
  } catch (cause) {
    throw new Error(`Search cannot read the vocabulary's term "${entry.term}" or what it means.`, {
      cause,
    });
  }
}

/**
 * Loads the shipped vocabulary into the database: adds missing entries and never changes an existing row,
 * since the editors own it from then on. Deleted entries are not added again, not even by a later version.
 * @throws if the file is invalid
 */
export async function loadVocabulary(tx: Queries, file: URL = builtInFile): Promise<void> {
  const text = readFileSync(file);
  const mark = `vocabulary-${createHash('sha256').update(text).digest('hex').slice(0, 12)}`;
  if (await hasMark(tx, mark)) return;
  const entries = z.array(vocabularyValues).parse(JSON.parse(text.toString('utf8')));
  await insertBaseEntries(tx, entries.map(readable), mark);
}
