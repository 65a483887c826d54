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
import { call } from '../../core/api/api.ts';
import { nullIfGone } from '../../core/api/null-if-gone.ts';
import { reloadOwn, reloadOwnAfter } from '../../core/data/own-data.ts';

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
      const input = { params: { id: Number(account) }, ...what };
      return call<typeof listContactPersonsOf>('GET contactpersons/by/user/:id/', input);
    },
    enabled: account !== null,
  });
}

export const useOwnContactPersons = () => useContactPersonsOf('own');

type ContactPersonBody = EndpointInput<typeof postContactPerson>['body'];

/** Id and version of the edited contact person. */
type Edited = Pick<ContactPerson, 'id' | 'last_updated'>;

/** Adds or changes a contact person. @throws ApiError 409 if it has changed since it was loaded */
export function saveContactPerson(
  edited: Edited | null,
  body: ContactPersonBody,
  key: string,
): Promise<ContactPerson> {
  return reloadOwnAfter(
    edited === null
      ? call<typeof postContactPerson>('POST contactpersons/post/', { body, key })
      : call<typeof patchContactPerson>('PATCH contactpersons/patch/:id/', {
          params: { id: edited.id },
          body: { ...body, last_updated: edited.last_updated },
          key,
        }),
  );
}

/** Restores a deleted contact person. @throws ApiError 404 after an hour */
export async function restoreContact(id: number): Promise<void> {
  const params = { id };
  await call<typeof restoreContactPerson>('POST contactpersons/restore/:id/', { params });
  void reloadOwn();
}

/** Deletes a contact person. If it is gone already, that is no error. The caller reloads the data. @throws ApiError */
export const removeContactPerson = (id: number) =>
  nullIfGone(
    call<typeof deleteContactPerson>('DELETE contactpersons/delete/:id/', { params: { id } }),
  );
