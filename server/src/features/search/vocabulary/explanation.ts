import type { SearchExplanation } from '@lehrpfad/contract/search/vocabulary.ts';
import type { Queries } from '../../../core/database/database.ts';
import { stem, wordsOf } from '../engine/text/analysis.ts';
import type { LiveSearch } from '../live-search.ts';
import { entriesOfTerms } from './store.ts';

/** A term in its two forms: noise is compared exactly, all other terms by their stems. */
function foldedForms(text: string): string[] {
  const words = wordsOf(text);
  return [...new Set([words.map(stem).join(' '), words.join(' ')])];
}

/** How a query is parsed, each part with the editors' entry of the vocabulary for it, if there is one. */
export async function explain(
  db: Queries,
  search: Pick<LiveSearch, 'find' | 'termsOf'>,
  text: string,
): Promise<SearchExplanation> {
  const { count, understood } = search.find({ search_multi_match: text });
  const { slots, ignored, leftOut, asked } = understood;
  const terms = search.termsOf(asked.search_multi_match ?? '');
  const written = [
    ...slots.map((slot) => slot.written),
    ...terms.map((term) => term.written),
    ...ignored,
    ...leftOut,
  ];
  const stored = await entriesOfTerms(db, written.flatMap(foldedForms));
  const entryOf = (part: string) => {
    const forms = foldedForms(part);
    const found = stored.find(({ folded }) => forms.includes(folded));
    return found ? { id: found.id, kind: found.kind } : null;
  };
  const unmet = (part: string) => ({ written: part, entry: entryOf(part) });
  return {
    count,
    wishes: slots.map(({ wish: { kind }, label, written: words }) => ({
      kind,
      label,
      written: words,
      entry: entryOf(words),
    })),
    terms: terms.map((term) => ({ ...term, entry: entryOf(term.written) })),
    ignored: ignored.map(unmet),
    left_out: leftOut.map(unmet),
  };
}
