import type { OwnEvent } from '@lehrpfad/contract/events/events.ts';
import { ApiError } from '../../../core/api/api.ts';
import { stateNames, stateOf } from './event-state.ts';

/**
 * What went wrong with a decision about an event, where that can be said: it changed meanwhile, somebody else was faster, or it is
 * gone.
 * @returns undefined for what the page-wide notice is for
 */
export function decisionTrouble(error: unknown): string | undefined {
  if (!(error instanceof ApiError)) return undefined;
  if (error.status === 404) return 'Dieses Event gibt es nicht mehr.';
  if (error.status !== 409) return undefined;
  if (error.code === 'stale')
    return 'Das Event wurde inzwischen geändert. Bitte sehen Sie es sich noch einmal an, bevor Sie entscheiden.';
  const current = error.current as OwnEvent | undefined;
  if (!current || current.expired) return error.message;
  return `${error.message} Stand jetzt: ${stateNames[stateOf(current)]}.`;
}
