import { listPath, type ListState } from '../../../core/list/list-address.ts';
import { paths } from '../../../core/navigation/paths.ts';

/** Address of an exchange, with what is chosen of its runs and import results. */
export const exchangePath = (id: number, state: ListState = {}): string =>
  `${listPath(paths.exchanges, state)}/${id}`;

/** Address of a run, its import results narrowed. */
export const runPath = (id: number, run: number, state: ListState = {}): string =>
  exchangePath(id, { run: String(run), ...state });
