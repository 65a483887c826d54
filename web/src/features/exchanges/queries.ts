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
import { ApiError, call } from '../../core/api/api.ts';
import { reloadEditorial } from '../../core/data/editorial-data.ts';
import { newKey } from '../../core/api/new-key.ts';
import { sendForm } from '../../core/api/upload.ts';

/** How often the list looks for runs that others, or the clock, have begun. */
const refreshMs = 30_000;

const listed = { id: 0, name: '', warnings: [], trend: [], shown: 0, last_updated: '' };

/** A page of the exchanges with their last runs. @param onlyWarned those alone that deserve a look */
export function useExchanges(page: number, onlyWarned = false) {
  const query = { page: String(page), ...(onlyWarned && { warned: '1' as const }) };
  return useQuery({
    queryKey: ['all-exchanges', query],
    queryFn: ({ signal }) =>
      call<typeof listExchanges>('GET exchanges/', {
        query,
        signal,
        shape: { count: 0, results: [listed] },
      }),
    placeholderData: keepPreviousData,
    refetchInterval: refreshMs,
    refetchOnWindowFocus: true,
  });
}

/** One exchange as the list shows it, whatever page it is on. `null`: it is gone. */
export function useListedExchange(id: number) {
  return useQuery({
    queryKey: ['all-exchanges', 'one', id],
    queryFn: async ({ signal }): Promise<ListedExchange | null> => {
      try {
        const params = { id: String(id) };
        return await call<typeof readListedExchange>('GET exchanges/:id/overview/', {
          params,
          signal,
          shape: listed,
        });
      } catch (error) {
        if (error instanceof ApiError && error.status === 404) return null;
        throw error;
      }
    },
    refetchInterval: refreshMs,
    refetchOnWindowFocus: true,
  });
}

/** An exchange with its settings, for administrators. */
export function useFullExchange(id: number | null) {
  return useQuery({
    queryKey: ['all-exchange', id],
    queryFn: ({ signal }) =>
      call<typeof readExchange>('GET exchanges/:id/', {
        params: { id: String(id) },
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
export async function saveExchange(
  id: number | null,
  fields: Fields,
  logo: Blob | null,
  key: string,
): Promise<FullExchange> {
  const saved =
    id === null
      ? await call<typeof postExchange>('POST exchanges/', {
          send: sendForm(postExchange.upload, fields, logoFile(logo)),
          key,
        })
      : await call<typeof patchExchange>('PATCH exchanges/:id/', {
          params: { id: String(id) },
          send: sendForm(patchExchange.upload, fields, logoFile(logo)),
          key,
        });
  await reloadEditorial();
  return saved;
}

/** Switches an exchange on or off; its ads stay as they are. @throws ApiError */
export async function setActive(id: number, active: boolean): Promise<void> {
  try {
    await call<typeof patchExchange>('PATCH exchanges/:id/', {
      params: { id: String(id) },
      body: { active },
      key: newKey(),
    });
  } finally {
    await reloadEditorial();
  }
}

/** Deletes an exchange; one that is gone already is no failure. @throws ApiError 409 where it has sent something */
export async function removeExchange(id: number): Promise<void> {
  try {
    await call<typeof deleteExchange>('DELETE exchanges/:id/', { params: { id: String(id) } });
  } catch (error) {
    if (!(error instanceof ApiError) || error.status !== 404) throw error;
  }
  await reloadEditorial();
}
