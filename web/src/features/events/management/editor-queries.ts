import type { listAllEvents, readEvent } from '@lehrpfad/contract/events/editing.ts';
import type { postAddress, readAddressOfCompany } from '@lehrpfad/contract/companies/addresses.ts';
import type { findSimpleCompanies } from '@lehrpfad/contract/companies/companies.ts';
import {
  eventStatus,
  type DecidedEvent,
  type EventStatus,
  type OwnEvent,
  type patchEvent,
  type patchEventStatus,
} from '@lehrpfad/contract/events/events.ts';
import { useQuery } from '@tanstack/react-query';
import { ApiError, call } from '../../../core/api/api.ts';
import { nullIfGone } from '../../../core/api/null-if-gone.ts';
import { useListQuery, type ListQuery } from '../../../core/list/list-query.ts';
import { reloadEditorial } from '../../../core/data/editorial-data.ts';
import type { ChoiceSearch } from '../../../core/form/fields/choices/use-choices.ts';
import { answeredText } from '../../companies/decisions/answered-text.ts';
import { newKey } from '../../../core/api/new-key.ts';
import { queryClient } from '../../../core/data/query-client.ts';

export const useAllEvents = (query: ListQuery<typeof listAllEvents>) =>
  useListQuery<typeof listAllEvents>('all-events', 'GET events/all/', {
    query,
    row: { id: 0, title: '', description: '', start_date: '', end_date: '', status: 0 },
  });

/** Reads one event, which may be on another page of the list. Null if it is deleted. @param listed its data in the list */
export function useEvent(id: number | null, listed: OwnEvent | undefined) {
  return useQuery({
    queryKey: ['all-event', id],
    queryFn: ({ signal }): Promise<OwnEvent | null> =>
      nullIfGone(
        call<typeof readEvent>('GET events/all/:id/', { params: { id: Number(id) }, signal }),
      ),
    // A deleted event does not come back.
    enabled: ({ state }) => id !== null && state.data !== null,
    placeholderData: listed,
  });
}

/** Updates the cache of an event, and reloads the lists of editors and the public data in this tab. */
export async function recordSaved(event: OwnEvent): Promise<void> {
  queryClient.setQueryData(['all-event', event.id], event);
  await reloadEditorial();
}

/**
 * Accepts or declines an event or its new version, or undoes the last decision (`pending`). Reloads the data after an error; after a
 * success the caller shows a message first and then reloads. @throws ApiError
 */
export async function decideEvent(
  { id, last_updated }: Pick<OwnEvent, 'id' | 'last_updated'>,
  status: EventStatus,
  declined_message = '',
): Promise<DecidedEvent> {
  const body = { status, declined_message, last_updated };
  const params = { id };
  try {
    const path = 'PATCH events/editor/patch/:id/';
    return await call<typeof patchEventStatus>(path, { params, body });
  } catch (error) {
    void reloadEditorial();
    throw error;
  }
}

/**
 * Takes a decision back.
 * @returns a sentence if its mail was already sent
 * @throws ApiError
 */
export async function reopenEvent(
  event: Pick<OwnEvent, 'id' | 'last_updated'>,
): Promise<string | undefined> {
  const { was_answered } = await decideEvent(event, eventStatus.pending);
  return was_answered ? answeredText : undefined;
}

export async function removeEvent({
  id,
  last_updated,
}: OwnEvent): Promise<'done' | 'changed' | 'gone'> {
  try {
    const body = { id, deleted: true, last_updated } as const;
    const what = { params: { id }, body, key: newKey() };
    await call<typeof patchEvent>('PATCH events/patch/:id/', what);
    queryClient.setQueryData(['all-event', id], null);
  } catch (error) {
    void reloadEditorial();
    if (!(error instanceof ApiError)) throw error;
    if (error.status === 404) return 'gone';
    if (error.status !== 409) throw error;
    return 'changed';
  }
  await reloadEditorial();
  return 'done';
}

/** Searches companies to choose from, from two characters on (specification, section 6). */
export const companySearch: ChoiceSearch = {
  key: ['simple-companies'],
  from: 2,
  find: async (query, signal) => {
    const name = 'GET companies/simple/';
    const { results } = await call<typeof findSimpleCompanies>(name, { query: { query }, signal });
    return results.map(({ id, name: company, city }) => ({
      id,
      name: city === '' || company.includes(city) ? company : `${company}, ${city}`,
    }));
  },
};

/** Reads the address of a company; does nothing without an id. */
export function useCompanyAddress(id: number | undefined) {
  return useQuery({
    queryKey: ['all-company-address', id],
    queryFn: async ({ signal }) => {
      const params = { id: id ?? 0 };
      const name = 'GET address/by/company/:id/';
      const { Address } = await call<typeof readAddressOfCompany>(name, { params, signal });
      return Address;
    },
    enabled: id !== undefined && id > 0,
  });
}

/** Stores the address of an event with an own place. @returns its id @throws ApiError */
export async function addAddress(
  body: { street: string; additional: string; City: number },
  key: string,
): Promise<number> {
  return (await call<typeof postAddress>('POST address/post/', { body, key })).id;
}
