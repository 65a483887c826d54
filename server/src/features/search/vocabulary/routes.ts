import { listEmptySearches } from '@lehrpfad/contract/search/vocabulary-report.ts';
import {
  addVocabularyEntry,
  changeVocabularyEntry,
  deleteVocabularyEntry,
  explainSearch,
  listVocabulary,
} from '@lehrpfad/contract/search/vocabulary.ts';
import type { Api } from '../../../core/http/api.ts';
import type { ChangeFeed } from '../../../core/database/change-feed/changes.ts';
import type { Queries } from '../../../core/database/database.ts';
import type { LiveSearch } from '../live-search.ts';
import { explain } from './explanation.ts';
import { addAudited, changeAudited, removeAudited } from './audited-editing.ts';
import { listEntries } from './service.ts';

/** Data sources of the report. */
export interface Report {
  /** Reads the searches of a month that found nothing. */
  readonly emptySearches: (wanted: {
    page: number;
    month?: string | undefined;
  }) => Promise<{ count: number; results: readonly { term: string; count: number }[] }>;
  /** Returns the number of ads that a text currently finds. */
  readonly hitsOf: (text: string) => number;
}

interface Deps {
  readonly db: Queries;
  readonly changes: Pick<ChangeFeed, 'write'>;
  readonly report: Report;
  readonly search: Pick<LiveSearch, 'find' | 'termsOf'>;
}

/** Writes go through the change feed, so that the editor's next search already uses them. */
export function registerVocabulary(api: Api, { db, changes, report, search }: Deps): void {
  api.handle(listVocabulary, ({ query }) => listEntries(db, query));
  api.handle(addVocabularyEntry, ({ body, caller }) =>
    changes.write((tx) => addAudited(tx, caller, body)),
  );
  api.handle(changeVocabularyEntry, ({ params: { id }, body: patch, caller }) =>
    changes.write((tx) => changeAudited(tx, caller, { id, patch })),
  );
  api.handle(deleteVocabularyEntry, ({ params: { id }, query, caller }) =>
    changes.write((tx) => removeAudited(tx, caller, { id, ...query })),
  );
  api.handle(explainSearch, ({ query }) => explain(db, search, query.text));
  api.handle(listEmptySearches, async ({ query }) => {
    const { count, results } = await report.emptySearches(query);
    return {
      count,
      results: results.map((one) => ({ ...one, hits_now: report.hitsOf(one.term) })),
    };
  });
}
