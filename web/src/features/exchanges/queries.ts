import {
  patchExchange,
  postExchange,
  type deleteExchange,
  type FullExchange,
  type listExchanges,
  type readExchange,
} from '@lehrpfad/contract/exchanges.ts';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { ApiError, call } from '../../floor/api.ts';
import { reloadEditorial } from '../../floor/editorial-data.ts';
import { sendForm } from '../../floor/upload.ts';

/** How often the list looks for runs that others, or the clock, have begun. */
const refreshMs = 30_000;

const listed = { id: 0, name: '', warnings: [], trend: [], shown: 0, last_updated: '' };

/** All exchanges with their last runs. */
export function useExchanges() {
  return useQuery({
    queryKey: ['all-exchanges'],
    queryFn: ({ signal }) =>
      call<typeof listExchanges>('GET exchanges/', { signal, shape: [listed] }),
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
): Promise<FullExchange> {
  const saved =
    id === null
      ? await call<typeof postExchange>('POST exchanges/', {
          send: sendForm(postExchange.upload, fields, logoFile(logo)),
        })
      : await call<typeof patchExchange>('PATCH exchanges/:id/', {
          params: { id: String(id) },
          send: sendForm(patchExchange.upload, fields, logoFile(logo)),
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
