import { loadOccupations } from '../features/occupations/catalogue/base-data.ts';
import { loadPlainTexts } from '../features/pages/plain-base-data.ts';
import { loadPlaces } from '../features/places/base-data.ts';
import { loadVocabulary } from '../features/search/vocabulary/base-data.ts';
import { loadRegion } from './region-base-data.ts';
import type { Queries } from '../core/database/database.ts';

/** Loads the data that every database contains: districts and chambers, places, occupations, the search's vocabulary, texts in plain language. */
export async function loadBaseData(tx: Queries): Promise<void> {
  await loadRegion(tx);
  await loadPlaces(tx);
  await loadOccupations(tx);
  await loadVocabulary(tx);
  await loadPlainTexts(tx);
}
