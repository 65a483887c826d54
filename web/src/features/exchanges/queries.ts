import {
  patchExchange,
  postExchange,
  type deleteExchange,
  type FullExchange,
  type ListedExchange,
  type listExchanges,
  type readExchange,
  type readListedExchange,
} from '@lehrpfad/contract/exchanges/exchanges.ts';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { call } from '../../core/api/api.ts';
import { nullIfGone } from '../../core/api/null-if-gone.ts';
import { alwaysReloadEditorial, reloadEditorialAfter } from '../../core/data/editorial-data.ts';
import { useListQuery } from '../../core/list/list-query.ts';
import { newKey } from '../../core/api/new-key.ts';
import { sendForm } from '../../core/api/upload.ts';

/** Query options that detect runs started by others or by the schedule. */
const refresh = { refetchInterval: 30_000, refetchOnWindowFocus: true };

const listed = { id: 0, name: '', warnings: [], trend: [], shown: 0, last_updated: '' };

/** A page of the exchanges with their last runs. @param onlyWarned only those with warnings */
export function useExchanges(page: number, onlyWarned = false) {
  const query = { page, ...(onlyWarned && { warned: '1' as const }) };
  return useListQuery<typeof listExchanges>(
    'all-exchanges',
    'GET exchanges/',
    { query, row: listed },
    refresh,
  );
}

/** One exchange as the list shows it, from any page of the list. Null if it was deleted. */
export function useListedExchange(id: number) {
  return useQuery({
    queryKey: ['all-exchanges', 'one', id],
    queryFn: ({ signal }): Promise<ListedExchange | null> =>
      nullIfGone(
        call<typeof readListedExchange>('GET exchanges/:id/overview/', {
          params: { id },
          signal,
          shape: listed,
        }),
      ),
    ...refresh,
  });
}

/** An exchange with its settings, for administrators. */
export function useFullExchange(id: number | null) {
  return useQuery({
    queryKey: ['all-exchange', id],
    queryFn: ({ signal }) =>
      call<typeof readExchange>('GET exchanges/:id/', {
        params: { id: Number(id) },
        signal,
        shape: { ...listed, settings: {} },
      }),
    enabled: id !== null,
    placeholderData: keepPreviousData,
    meta: { silent: true },
  });
}

type Fields = Readonly<Record<string, unknown>>;

const logoFile = (logo: Blob | null) =>
  logo ? [{ field: 'logo', file: logo, name: 'logo.jpg' }] : [];

/** Adds an exchange, or changes the one of that id. @throws ApiError */
export function saveExchange(
  id: number | null,
  fields: Fields,
  logo: Blob | null,
  key: string,
): Promise<FullExchange> {
  const { upload } = id === null ? postExchange : patchExchange;
  const send = sendForm(upload, fields, logoFile(logo));
  return reloadEditorialAfter(
    id === null
      ? call<typeof postExchange>('POST exchanges/', { send, key })
      : call<typeof patchExchange>('PATCH exchanges/:id/', { params: { id }, send, key }),
  );
}

/** Switches an exchange on or off; its ads stay as they are. @throws ApiError 409 if it was changed since it was read */
export function setActive(
  { id, last_updated }: Pick<ListedExchange, 'id' | 'last_updated'>,
  active: boolean,
): Promise<FullExchange> {
  const input = { params: { id }, body: { active, last_updated }, key: newKey() };
  return alwaysReloadEditorial(call<typeof patchExchange>('PATCH exchanges/:id/', input));
}

/** Deletes an exchange; no error if it is already deleted. @throws ApiError 409 if it has sent records */
export const removeExchange = (id: number) =>
  reloadEditorialAfter(
    nullIfGone(call<typeof deleteExchange>('DELETE exchanges/:id/', { params: { id } })),
  );
