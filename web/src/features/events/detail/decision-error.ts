import type { OwnEvent } from '@lehrpfad/contract/events/events.ts';
import { ApiError } from '../../../core/api/api.ts';
import { stateNames, stateOf } from './event-state.ts';

/**
 * Returns the reason why a decision about an event failed: it was changed, decided or deleted meanwhile.
 * @returns undefined for other errors, which the page-wide notice reports
 */
export function decisionError(error: unknown): string | undefined {
  if (!(error instanceof ApiError)) return undefined;
  if (error.status === 404) return 'Dieses Event gibt es nicht mehr.';
  if (error.status !== 409) return undefined;
  if (error.code === 'stale')
    return 'Das Event wurde inzwischen geändert. Bitte sehen Sie es sich noch einmal an, bevor Sie entscheiden.';
  const current = error.current as OwnEvent | undefined;
  if (!current || current.expired) return error.message;
  return `${error.message} Stand jetzt: ${stateNames[stateOf(current)]}.`;
}
