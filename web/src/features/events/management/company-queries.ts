import type { withdrawEventVersion } from '@lehrpfad/contract/events/editing.ts';
import type {
  listOwnEvents,
  OwnEvent,
  patchEvent,
  requestEventCheck,
} from '@lehrpfad/contract/events/events.ts';
import { useQuery } from '@tanstack/react-query';
import { ApiError, call } from '../../../core/api/api.ts';
import { newKey } from '../../../core/api/new-key.ts';
import { reloadOwn } from '../../../core/data/own-data.ts';
import { queryClient } from '../../../core/data/query-client.ts';
import { ownCompaniesQuery } from '../../companies/queries.ts';
import { branchesOf } from '../form/branches.ts';

const key = ['own-events'] as const;

/** Reads the account's events, including past ones. */
export function useOwnEvents() {
  return useQuery({
    queryKey: key,
    queryFn: ({ signal }) =>
      call<typeof listOwnEvents>('GET events/own/', {
        signal,
        shape: [{ id: 0, title: '', description: '', start_date: '', end_date: '', status: 0 }],
      }),
  });
}

/** Reads the account's branches, with the addresses that their events get. */
export const useBranches = () => useQuery({ ...ownCompaniesQuery, select: branchesOf });

/** Puts a stored event into the cached list, or removes a deleted one; then all lists of events are reloaded. */
export function recordEvent(saved: OwnEvent | null, gone?: number): void {
  queryClient.setQueryData<OwnEvent[]>(key, (events) => {
    if (!events) return events;
    const others = events.filter(({ id }) => id !== (saved?.id ?? gone));
    return saved ? [...others, saved] : others;
  });
  void reloadOwn();
  void queryClient.invalidateQueries({ queryKey: ['events'] });
}

type Outcome = 'done' | 'changed' | 'gone';

/**
 * Runs a small change. If somebody else was faster, the list shows the current state.
 * @throws ApiError for other errors
 */
async function attempt(id: number, action: () => Promise<OwnEvent | null>): Promise<Outcome> {
  try {
    recordEvent(await action(), id);
    return 'done';
  } catch (error) {
    if (!(error instanceof ApiError)) throw error;
    if (error.status === 409 && error.current) {
      recordEvent(error.current as unknown as OwnEvent);
      return 'changed';
    }
    if (error.status !== 404) throw error;
    recordEvent(null, id);
    return 'gone';
  }
}

export function deleteEvent({ id, last_updated }: OwnEvent): Promise<Outcome> {
  return attempt(id, async () => {
    const body = { id, deleted: true, last_updated } as const;
    const what = { params: { id }, body, key: newKey() };
    await call<typeof patchEvent>('PATCH events/patch/:id/', what);
    return null;
  });
}

/** Requests another check of a declined event. */
export function requestCheck({ id }: OwnEvent): Promise<Outcome> {
  return attempt(id, () =>
    call<typeof requestEventCheck>('POST events/check/:id/', { params: { id } }),
  );
}

/** Withdraws the new version of an accepted event. */
export function withdrawVersion({ id, last_updated }: OwnEvent): Promise<Outcome> {
  return attempt(id, () =>
    call<typeof withdrawEventVersion>('POST events/withdraw/:id/', {
      params: { id },
      body: { last_updated },
    }),
  );
}

/** Messages by the outcome of a request for a check. */
export const outcomeTexts = {
  done: 'Prüfung angefordert',
  changed: 'Das Event wurde inzwischen geändert.',
  gone: 'Das Event gibt es nicht mehr.',
} as const satisfies Record<Outcome, string>;
