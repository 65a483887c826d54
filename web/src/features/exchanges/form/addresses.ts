import { listPath, type ListState } from '../../../core/list/list-address.ts';
import { editorPaths } from '../../../core/navigation/editor-paths.ts';

/** Returns the address of an exchange, with a chosen run and filters of its import results. */
export const exchangePath = (id: number, state: ListState = {}): string =>
  `${listPath(editorPaths.exchanges, state)}/${id}`;

/** Returns the address of a run, with filters of its import results. */
export const runPath = (id: number, run: number, state: ListState = {}): string =>
  exchangePath(id, { run: String(run), ...state });
