import type { readValidated } from '@lehrpfad/contract/accounts/accounts.ts';
import {
  patchCompany,
  postCompany,
  type closeCompany,
  type FullCompany,
  type listOwnCompanies,
} from '@lehrpfad/contract/companies/companies.ts';
import type { listClosedBranches, reopenBranch } from '@lehrpfad/contract/companies/closed.ts';
import { queryOptions, useQuery } from '@tanstack/react-query';
import { call } from '../../core/api/api.ts';
import { nullIfGone } from '../../core/api/null-if-gone.ts';
import { reloadOwnAfter } from '../../core/data/own-data.ts';
import { sendForm } from '../../core/api/upload.ts';

/** The account's branches. */
export const ownCompaniesQuery = queryOptions({
  queryKey: ['own-companies'],
  queryFn: ({ signal }) =>
    call<typeof listOwnCompanies>('GET companies/own/', {
      signal,
      shape: [{ id: 0, name: '', contacts: [], Professions: [], jd: [] }],
    }),
});

export const useOwnCompanies = () => useQuery(ownCompaniesQuery);

/** Whether an editor has validated the account. */
export function useValidated() {
  return useQuery({
    queryKey: ['own-validated'],
    queryFn: ({ signal }) =>
      call<typeof readValidated>('GET validated/', { signal, shape: { validated: true } }),
  });
}

/** A company as the form sends it; an empty `logo` or `cover` removes the picture. */
export interface CompanyBody {
  readonly name: string;
  readonly weblink: string;
  readonly Professions: readonly number[];
  readonly Address: { readonly street: string; readonly additional: string; readonly City: number };
  readonly Contacts?: readonly number[] | undefined;
  readonly cover_alt: string;
  readonly logo?: '' | undefined;
  readonly cover?: '' | undefined;
  /** Ids of the branches from which a new one takes over its pictures. */
  readonly logo_from?: number | undefined;
  readonly cover_from?: number | undefined;
  readonly last_updated?: string | undefined;
  /** Only editors set these: the owner's account (0: none), its contact persons, and the permitted apprenticeships. */
  readonly User?: number | undefined;
  readonly Contact?: readonly number[] | undefined;
  readonly Allowed_apprenticeships?: readonly number[] | undefined;
}

/**
 * Adds a company, or changes the one with the id.
 * @param pictures new ones; others stay or are named by the body
 * @param key of the save (useFormOf)
 * @throws ApiError
 */
export function saveCompany(
  id: number | null,
  body: CompanyBody,
  pictures: Readonly<Record<'logo' | 'cover', Blob | null | undefined>>,
  key: string,
): Promise<FullCompany> {
  const files = Object.entries(pictures).flatMap(([field, file]) =>
    file ? [{ field, file, name: `${field}.jpg` }] : [],
  );
  const send = sendForm((id === null ? postCompany : patchCompany).upload, { ...body }, files);
  if (id === null) return call<typeof postCompany>('POST companies/post/', { send, key });
  const params = { id };
  return call<typeof patchCompany>('PATCH companies/patch/:id/', { params, send, key });
}

/**
 * Closes a branch. If it is gone already, that is no error.
 * @param moveTo branch that gets its ads and events
 * @returns number of ads that could not be moved
 * @throws ApiError
 */
export async function removeCompany(id: number, moveTo: number | null): Promise<number> {
  const query = moveTo === null ? {} : { move_to: moveTo };
  const name = 'DELETE companies/delete/:id/';
  const answer = nullIfGone(call<typeof closeCompany>(name, { params: { id }, query }));
  return (await reloadOwnAfter(answer))?.left_ads ?? 0;
}

/** Reads the closed branches that can be reopened. */
export function useClosedBranches() {
  return useQuery({
    queryKey: ['own-closed-branches'],
    queryFn: ({ signal }) =>
      call<typeof listClosedBranches>('GET companies/closed/', {
        signal,
        shape: [{ id: 0, name: '', until: '' }],
      }),
  });
}

/** Reopens a closed branch. @returns false if it is too late @throws ApiError */
export async function reopenCompany(id: number): Promise<boolean> {
  const params = { id };
  const answer = call<typeof reopenBranch>('POST companies/closed/:id/reopen/', { params });
  return (await reloadOwnAfter(nullIfGone(answer))) !== null;
}
