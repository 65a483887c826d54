import { countVisit, readWaiting } from '@lehrpfad/contract/statistics.ts';
import type { Api } from '../../floor/api.ts';
import type { Clock } from '../../floor/clock.ts';
import type { Queries } from '../../floor/database.ts';
import type { Counters } from './counters.ts';
import { waitingFor } from './waiting.ts';

interface Parts {
  readonly db: Queries;
  readonly clock: Clock;
  readonly counters: Counters;
}

export function registerStatistics(api: Api, { db, clock, counters }: Parts): void {
  api.answer(countVisit, () => {
    counters.count('visit');
    return {};
  });
  api.answer(readWaiting, ({ caller }) => waitingFor(db, caller, clock()));
}
