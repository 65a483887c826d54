import { countVisit } from '@lehrpfad/contract/statistics.ts';
import type { Api } from '../../floor/api.ts';
import type { Counters } from './counters.ts';

export function registerStatistics(api: Api, counters: Counters): void {
  api.answer(countVisit, () => {
    counters.count('visit');
    return {};
  });
}
