import type { findUsers } from '@lehrpfad/contract/accounts/accounts.ts';
import type { FullCompany } from '@lehrpfad/contract/companies/companies.ts';
import type {
  listBlockedCompanies,
  listBranchesOfAccount,
  listCompanies,
  ListedCompany,
  readCompany,
} from '@lehrpfad/contract/companies/listing.ts';
import type {
  listLockableBranches,
  lockCompany,
  unlockCompany,
} from '@lehrpfad/contract/companies/lock.ts';
import type { CompanyLockReason } from '@lehrpfad/contract/companies/lock-options.ts';
import { queryOptions, useQuery } from '@tanstack/react-query';
import { ApiError, call } from '../../../core/api/api.ts';
import { reloadEditorial } from '../../../core/data/editorial-data.ts';
import { queryClient } from '../../../core/data/query-client.ts';
import { useListQuery, type ListQuery } from '../../../core/list/list-query.ts';
import type { ChoiceSearch } from '../../../core/form/fields/choices/use-choices.ts';
import { ownerName } from '../../accounts/person-name.ts';

const company = {
  id: 0,
  name: '',
  weblink: '',
  locked: true,
  external: true,
  last_updated: '',
  contacts: [],
  Professions: [],
  Allowed_apprenticeships: [],
  ads: 0,
  events: 0,
};

/** Reads a page of all companies, ordered by name. */
export const useCompanies = (query: ListQuery<typeof listCompanies>) =>
  useListQuery<typeof listCompanies>('all-companies', 'GET companies/', { query, row: company });

/** Reads a page of the blocked companies, ordered by name. */
export const useBlockedCompanies = (query: ListQuery<typeof listBlockedCompanies>) =>
  useListQuery<typeof listBlockedCompanies>('all-blocked-companies', 'GET companies/blacklist/', {
    query,
    row: company,
  });

/**
 * Reads the open company, which may be on another page of the list.
 * @param row its data in the list, shown until it is loaded
 */
export function useCompany(id: number | null, row: ListedCompany | undefined) {
  return useQuery({
    queryKey: ['all-company', id],
    queryFn: ({ signal }) =>
      call<typeof readCompany>('GET companies/by/id/:id/', {
        params: { id: Number(id) },
        signal,
        shape: company,
      }),
    enabled: id !== null,
    placeholderData: row,
    // The detail itself says that a company is gone or could not be loaded.
    meta: { silent: true },
  });
}

/** Searches accounts that can own a company, by name or email address. */
export const ownerSearch: ChoiceSearch = {
  key: ['owners'],
  find: async (text, signal) => {
    const query = { permission: '3', query: text } as const;
    const { results } = await call<typeof findUsers>('GET users/', {
      query,
      signal,
      shape: { results: [{ id: 0, first_name: '', last_name: '', email: '' }] },
    });
    return results.map((one) => ({ id: one.id, name: ownerName(one) }));
  },
};

const branchesOf = (account: number | null) =>
  queryOptions({
    queryKey: ['all-branches-of', account],
    queryFn: ({ signal }) =>
      call<typeof listBranchesOfAccount>('GET companies/by/user/:id/', {
        params: { id: Number(account) },
        signal,
        shape: [{ id: 0, name: '', weblink: '', contacts: [] }],
      }),
    enabled: account !== null,
    meta: { silent: true },
  });

/** The branches of an account; none for no account. */
export const useBranchesOf = (account: number | null) => useQuery(branchesOf(account));

/** Reads the branches of an account. @throws ApiError */
export const readBranchesOf = (account: number) => queryClient.fetchQuery(branchesOf(account));

/** Reads a company and the other branches of its account, which can be locked and released together. */
export function useLockableBranches(id: number) {
  return useQuery({
    queryKey: ['all-lockable-branches', id],
    queryFn: ({ signal }) =>
      call<typeof listLockableBranches>('GET companies/lock/:id/', {
        params: { id },
        signal,
        shape: [{ id: 0, name: '', locked: true, public_ads: 0 }],
      }),
    meta: { silent: true },
  });
}

/**
 * Locks or releases companies.
 * @returns the companies; null if somebody else has changed one since it was loaded, so nothing was done
 * @throws ApiError for other errors
 */
async function attempt(
  action: () => Promise<FullCompany[]>,
): Promise<readonly FullCompany[] | null> {
  try {
    return await action();
  } catch (error) {
    if (error instanceof ApiError && error.status === 409) return null;
    throw error;
  } finally {
    void reloadEditorial();
  }
}

type Company = Pick<ListedCompany, 'id'> & { readonly last_updated?: string };

interface Lock {
  readonly reason: CompanyLockReason;
  readonly note: string;
  /** Ids of other branches of the account to lock with it. */
  readonly branches: readonly number[];
}

/** Hides a company and other branches of its account until an editor releases them. */
export function lockCompanies({ id, last_updated }: Company, lock: Lock) {
  return attempt(() =>
    call<typeof lockCompany>('PATCH companies/lock/patch/:id/', {
      params: { id },
      body: { ...lock, branches: [...lock.branches], last_updated },
    }),
  );
}

/** @param lock the lock that is meant; missing for any */
export function unlockCompanies(
  { id, last_updated }: Company,
  branches: readonly number[],
  lock?: FullCompany['editor_lock'],
) {
  return attempt(() =>
    call<typeof unlockCompany>('PATCH companies/unlock/patch/:id/', {
      params: { id },
      body: { branches: [...branches], last_updated, since: lock?.since },
    }),
  );
}
