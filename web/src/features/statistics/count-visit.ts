import type { countVisit } from '@lehrpfad/contract/statistics/statistics.ts';
import { call } from '../../core/api/api.ts';

/** Tells the server that the board was opened. Nobody has to wait for it, or hear that it failed. */
export function reportVisit(): void {
  call<typeof countVisit>('POST click/new/').catch((error: unknown) => console.error(error));
}
