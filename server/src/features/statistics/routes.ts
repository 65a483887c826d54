import { isEditor } from '../../core/security/callers.ts';
import * as figures from '@lehrpfad/contract/statistics/figures.ts';
import { countVisit, readWaiting } from '@lehrpfad/contract/statistics/statistics.ts';
import type { Api } from '../../core/http/api.ts';
import { berlinDay, type Clock } from '../../core/clock.ts';
import type { Queries } from '../../core/database/database.ts';
import type { Reads } from '../../core/database/replica/reads.ts';
import { countWaitingTasks } from '../registrations/waiting-store.ts';
import type { Counters } from './counters.ts';
import { importsIn, searchesIn, statisticsOf, topTowns } from './figures.ts';
import { spanOf } from './span.ts';
import { companiesByAccount } from './store.ts';
import { termPage } from './term-lists-store.ts';
import { countTasksFor } from './waiting.ts';

interface Deps {
  readonly db: Queries;
  readonly reads: Reads;
  readonly clock: Clock;
  readonly counters: Counters;
}

export function registerStatistics(api: Api, deps: Deps): void {
  const { db, reads, clock, counters } = deps;
  const today = () => berlinDay(clock());
  api.handle(countVisit, ({ caller }) => {
    // Visits of editors are not counted, since they are not the board's audience.
    if (!caller || !isEditor(caller)) counters.count('visit');
    return {};
  });
  api.handle(readWaiting, ({ caller }) => countTasksFor(db, caller, clock()));
  api.handle(figures.readStatistics, ({ query }) =>
    statisticsOf(reads.stale, spanOf(query, today()), today()),
  );
  api.handle(figures.readAdditionalStatistics, () => topTowns(reads.stale, today()));
  api.handle(figures.countSearches, () => searchesIn(reads.stale, spanOf({}, today()), today()));
  api.handle(figures.countCompanies, () => companiesByAccount(db));
  api.handle(figures.countExternals, () => importsIn(reads.stale, spanOf({}, today())));
  api.handle(
    figures.countOpenRequests,
    async () => (await countWaitingTasks(db, clock())).requests,
  );
  api.handle(
    figures.countJobNamesToDo,
    async () => (await countWaitingTasks(db, clock())).jobNames,
  );
  registerTerms(api, deps);
}

function registerTerms(api: Api, { reads, clock }: Deps): void {
  api.handle(figures.listTerms, async ({ query }) => {
    const { search, all } = query;
    const span = spanOf(query, berlinDay(clock()));
    const page = all ? null : query.page;
    const { count, total, results } = await termPage(reads.stale, {
      span,
      search,
      page,
      what: 'searched',
    });
    const shares = results.map((one) => ({ ...one, share: one.count / total }));
    return { count, results: shares };
  });
}
