import type { countVisit } from '@lehrpfad/contract/statistics/statistics.ts';
import { call } from '../../core/api/api.ts';

/** Reports a visit to the server. It runs in the background, and a failure is only logged. */
export function reportVisit(): void {
  call<typeof countVisit>('POST click/new/').catch((error: unknown) => console.error(error));
}
