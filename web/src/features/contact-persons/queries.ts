import type {
  ContactPerson,
  deleteContactPerson,
  listContactPersonsOf,
  listOwnContactPersons,
  patchContactPerson,
  postContactPerson,
} from '@lehrpfad/contract/contact-persons.ts';
import type { EndpointInput } from '@lehrpfad/contract/endpoint.ts';
import { useQuery } from '@tanstack/react-query';
import { ApiError, call } from '../../floor/api.ts';
import { reloadOwn } from '../../floor/own-data.ts';

/** The account's contact persons. */
export function useOwnContactPersons() {
  return useQuery({
    queryKey: ['own-contact-persons'],
    queryFn: ({ signal }) =>
      call<typeof listOwnContactPersons>('GET contactpersons/own/', {
        signal,
        shape: [{ id: 0, first_name: '', last_name: '', role: '', email: '', phone: '' }],
      }),
  });
}

/** The contact persons of any account, for editors; null for no account. */
export function useContactPersonsOf(user: number | null) {
  return useQuery({
    queryKey: ['all-contact-persons', user],
    queryFn: ({ signal }) =>
      call<typeof listContactPersonsOf>('GET contactpersons/by/user/:id/', {
        params: { id: String(user) },
        signal,
        shape: [{ id: 0, first_name: '', last_name: '', role: '', email: '', phone: '' }],
      }),
    enabled: user !== null,
  });
}

type ContactPersonBody = EndpointInput<typeof postContactPerson>['body'];

/** Adds a contact person, or changes the one of that id. @throws ApiError */
export async function saveContactPerson(
  id: number | null,
  body: ContactPersonBody,
): Promise<ContactPerson> {
  const saved =
    id === null
      ? await call<typeof postContactPerson>('POST contactpersons/post/', { body })
      : await call<typeof patchContactPerson>('PATCH contactpersons/patch/:id/', {
          params: { id: String(id) },
          body,
        });
  await reloadOwn();
  return saved;
}

/** Deletes a contact person; one that is gone already is no failure. @throws ApiError */
export async function removeContactPerson(id: number): Promise<void> {
  try {
    const params = { id: String(id) };
    await call<typeof deleteContactPerson>('DELETE contactpersons/delete/:id/', { params });
  } catch (error) {
    if (!(error instanceof ApiError) || error.status !== 404) throw error;
  }
  await reloadOwn();
}
