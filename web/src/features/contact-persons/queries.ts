import type {
  ContactPerson,
  deleteContactPerson,
  listContactPersonsOf,
  listOwnContactPersons,
  patchContactPerson,
  postContactPerson,
  restoreContactPerson,
} from '@lehrpfad/contract/contact-persons/contact-persons.ts';
import type { EndpointInput } from '@lehrpfad/contract/core/endpoints/endpoint.ts';
import { useQuery } from '@tanstack/react-query';
import { ApiError, call } from '../../core/api/api.ts';
import { reloadOwn } from '../../core/data/own-data.ts';

const contact = {
  ads: 0,
  id: 0,
  first_name: '',
  last_name: '',
  role: '',
  email: '',
  phone: '',
  last_updated: '',
};

/** Reads the contact persons of the logged-in account ('own') or, for editors, of any other; null for no account. */
export function useContactPersonsOf(account: number | 'own' | null) {
  return useQuery({
    queryKey: account === 'own' ? ['own-contact-persons'] : ['all-contact-persons', account],
    queryFn: ({ signal }) => {
      const what = { signal, shape: [contact] };
      if (account === 'own')
        return call<typeof listOwnContactPersons>('GET contactpersons/own/', what);
      const params = { id: String(account) };
      return call<typeof listContactPersonsOf>('GET contactpersons/by/user/:id/', {
        params,
        ...what,
      });
    },
    enabled: account !== null,
  });
}

export const useOwnContactPersons = () => useContactPersonsOf('own');

type ContactPersonBody = EndpointInput<typeof postContactPerson>['body'];

/** Id and version of the edited contact person. */
type Edited = Pick<ContactPerson, 'id' | 'last_updated'>;

/** Adds or changes a contact person. @throws ApiError 409 if it has changed since it was loaded */
export async function saveContactPerson(
  edited: Edited | null,
  body: ContactPersonBody,
  key: string,
): Promise<ContactPerson> {
  const saved =
    edited === null
      ? await call<typeof postContactPerson>('POST contactpersons/post/', { body, key })
      : await call<typeof patchContactPerson>('PATCH contactpersons/patch/:id/', {
          params: { id: String(edited.id) },
          body: { ...body, last_updated: edited.last_updated },
          key,
        });
  await reloadOwn();
  return saved;
}

/** Restores a deleted contact person. @throws ApiError 404 after an hour */
export async function restoreContact(id: number): Promise<void> {
  const params = { id: String(id) };
  await call<typeof restoreContactPerson>('POST contactpersons/restore/:id/', { params });
  void reloadOwn();
}

/** Deletes a contact person. If it is gone already, that is no error. The caller reloads the data. @throws ApiError */
export async function removeContactPerson(id: number): Promise<void> {
  try {
    const params = { id: String(id) };
    await call<typeof deleteContactPerson>('DELETE contactpersons/delete/:id/', { params });
  } catch (error) {
    if (!(error instanceof ApiError) || error.status !== 404) throw error;
  }
}
