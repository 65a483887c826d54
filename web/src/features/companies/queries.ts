import type { readValidated } from '@lehrpfad/contract/accounts.ts';
import {
  patchCompany,
  postCompany,
  type closeCompany,
  type FullCompany,
  type listOwnCompanies,
} from '@lehrpfad/contract/companies.ts';
import { useQuery } from '@tanstack/react-query';
import { ApiError, call } from '../../floor/api.ts';
import { reloadOwn } from '../../floor/own-data.ts';
import { sendForm, type FileToSend } from '../../floor/upload.ts';

/** The account's branches. */
export function useOwnCompanies() {
  return useQuery({
    queryKey: ['own-companies'],
    queryFn: ({ signal }) =>
      call<typeof listOwnCompanies>('GET companies/own/', {
        signal,
        shape: [{ id: 0, name: '', contacts: [], Professions: [], jd: [] }],
      }),
  });
}

/** Whether an editor has validated the account. */
export function useValidated() {
  return useQuery({
    queryKey: ['own-validated'],
    queryFn: ({ signal }) =>
      call<typeof readValidated>('GET validated/', { signal, shape: { validated: true } }),
  });
}

/** A company as a form sends it; `logo` empty takes its logo away. */
export interface CompanyBody {
  readonly name: string;
  readonly weblink: string;
  readonly Professions: readonly number[];
  readonly Address: { readonly street: string; readonly additional: string; readonly City: number };
  readonly Contacts?: readonly number[] | undefined;
  readonly logo?: '' | undefined;
  readonly last_updated?: string | undefined;
  /** What editors alone set: the owner's account (0: none), contact persons of it, and what the company may train for. */
  readonly User?: number | undefined;
  readonly Contact?: readonly number[] | undefined;
  readonly Allowed_apprenticeships?: readonly number[] | undefined;
}

function logoFile(logo: Blob | null): readonly FileToSend[] {
  return logo ? [{ field: 'logo', file: logo, name: 'logo.jpg' }] : [];
}

/**
 * Adds a company, or changes the one of that id.
 * @param logo a new one
 * @throws ApiError
 */
export function sendCompany(
  id: number | null,
  body: CompanyBody,
  logo: Blob | null,
): Promise<FullCompany> {
  const fields = { ...body };
  return id === null
    ? call<typeof postCompany>('POST companies/post/', {
        send: sendForm(postCompany.upload, fields, logoFile(logo)),
      })
    : call<typeof patchCompany>('PATCH companies/patch/:id/', {
        params: { id: String(id) },
        send: sendForm(patchCompany.upload, fields, logoFile(logo)),
      });
}

/** The same, for a branch of one's own. */
export async function saveCompany(
  id: number | null,
  body: CompanyBody,
  logo: Blob | null,
): Promise<FullCompany> {
  const saved = await sendCompany(id, body, logo);
  await reloadOwn();
  return saved;
}

/** Closes a branch; one that is gone already is no failure. @throws ApiError */
export async function removeCompany(id: number): Promise<void> {
  try {
    const params = { id: String(id) };
    await call<typeof closeCompany>('DELETE companies/delete/:id/', { params });
  } catch (error) {
    if (!(error instanceof ApiError) || error.status !== 404) throw error;
  }
  await reloadOwn();
}
