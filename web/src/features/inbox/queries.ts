import type {
  InboxItem,
  listInbox,
  listInboxColleagues,
  patchInboxItem,
} from '@lehrpfad/contract/inbox/inbox.ts';
import { useQuery } from '@tanstack/react-query';
import { call } from '../../core/api/api.ts';
import { reloadEditorialAfter } from '../../core/data/editorial-data.ts';
import { useListQuery, type ListQuery } from '../../core/list/list-query.ts';
import type { ItemKey } from './address.ts';

/** Reads a page of the waiting items, the oldest first. */
export const useInbox = (query: ListQuery<typeof listInbox>) =>
  useListQuery<typeof listInbox>(
    'all-inbox',
    'GET inbox/',
    { query, row: { kind: 'request', id: 0, title: '', detail: '', since: '', note: '' } },
    { refetchInterval: 60_000, refetchOnWindowFocus: true },
  );

/** Reads the persons to whom items can be assigned. */
export const useColleagues = () =>
  useQuery({
    queryKey: ['all-inbox-colleagues'],
    queryFn: ({ signal }) =>
      call<typeof listInboxColleagues>('GET inbox/colleagues/', {
        signal,
        shape: [{ id: 0, name: '', admin: false }],
      }),
  });

export type NoteChange = Partial<Pick<InboxItem, 'note' | 'waiting_until' | 'last_updated'>> & {
  readonly assigned?: number | null;
};

/** Changes the note of an item. @throws ApiError 409 if somebody has changed it meanwhile */
export const changeNote = ({ kind, id }: ItemKey, change: NoteChange, key: string) =>
  call<typeof patchInboxItem>('PATCH inbox/patch/', { body: { kind, id, ...change }, key });

/** The same, and reloads the back-office. @throws ApiError */
export const changeNoteAndReload = (...note: Parameters<typeof changeNote>) =>
  reloadEditorialAfter(changeNote(...note));
