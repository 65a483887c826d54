import type { findCompanyByName } from '@lehrpfad/contract/companies/companies.ts';
import type {
  CompanyRequest,
  listRegistrations,
  patchRegistration,
} from '@lehrpfad/contract/registrations/registrations.ts';
import type { listJoinableAccounts } from '@lehrpfad/contract/registrations/accounts.ts';
import type { askBack } from '@lehrpfad/contract/registrations/questions.ts';
import { useQuery } from '@tanstack/react-query';
import { call } from '../../../core/api/api.ts';
import { alwaysReloadEditorial } from '../../../core/data/editorial-data.ts';
import { useListQuery, type ListQuery } from '../../../core/list/list-query.ts';
import type { ChoiceSearch } from '../../../core/form/fields/choices/use-choices.ts';
import { branchesLine } from './account-choice.ts';

/** Reads a page of the companies' requests, the newest first. */
export const useRequests = (query: ListQuery<typeof listRegistrations>) =>
  useListQuery<typeof listRegistrations>('all-requests', 'GET companies/request/', {
    query,
    row: { id: 0, name: '', created: '', status: 1, Allowed_apprenticeships: [], questions: [] },
  });

/** Reads existing companies with the name and at the address of a request. */
export function useSameCompanies({ id, name, street, City }: CompanyRequest) {
  return useQuery({
    queryKey: ['all-same-companies', id],
    queryFn: ({ signal }) =>
      call<typeof findCompanyByName>('GET companies/by/name/', {
        query: { name, street, city: City.city },
        signal,
        shape: [{ id: 0, name: '' }],
      }),
    // Never cached, because a decision is based on it.
    staleTime: 0,
    gcTime: 0,
  });
}

const joinable = [
  {
    id: 0,
    name: '',
    email: '',
    companies: [{ id: 0, name: '', city: '' }],
    branches: 0,
    reasons: [],
  },
];

const findJoinable = (id: number, search: string, signal: AbortSignal) =>
  call<typeof listJoinableAccounts>('GET companies/request/accounts/:id/', {
    params: { id },
    query: { search },
    signal,
    shape: joinable,
  });

/** Reads accounts that have something in common with a request. */
export function useJoinableAccounts({ id }: CompanyRequest) {
  return useQuery({
    queryKey: ['all-joinable-accounts', id],
    queryFn: ({ signal }) => findJoinable(id, '', signal),
    staleTime: 0,
    gcTime: 0,
  });
}

/** Searches accounts to which a request can be assigned, by name, email address or branch. */
export const joinableSearch = (id: number): ChoiceSearch => ({
  key: ['joinable', id],
  find: async (text, signal) =>
    (await findJoinable(id, text, signal)).map((account) => ({
      id: account.id,
      name: `${account.name} (${account.email}) – ${branchesLine(account)}`,
    })),
});

export type SameCompany = NonNullable<ReturnType<typeof useSameCompanies>['data']>[number];

interface Decision {
  readonly status?: 2 | 3;
  readonly Allowed_apprenticeships?: readonly number[];
  readonly take_over?: number | undefined;
  readonly join?: number | undefined;
  readonly declined_message?: string;
  readonly resend?: number;
}

/** Accepts or declines a request, or sends the mail again. Reloads the back-office, also after an error. @throws ApiError */
export function decideRequest(
  id: number,
  decision: Decision,
  key: string,
): Promise<CompanyRequest> {
  const { Allowed_apprenticeships: allowed, ...rest } = decision;
  const body = { ...rest, ...(allowed && { Allowed_apprenticeships: [...allowed] }) };
  const input = { params: { id }, body, key };
  return alwaysReloadEditorial(
    call<typeof patchRegistration>('PATCH companies/request/patch/:id/', input),
  );
}

/** Sends a question to the company of a request. Reloads the back-office, also after an error. @throws ApiError */
export function sendQuestion(id: number, question: string, key: string) {
  const input = { params: { id }, body: { question }, key };
  return alwaysReloadEditorial(call<typeof askBack>('POST companies/request/question/:id/', input));
}
