import { z } from 'zod';
import { companyFields } from './companies.ts';
import { endpoint } from '../core/endpoints/endpoint.ts';
import { id, idParameter, pageOf, pageParameter, searchText, tick } from '../core/fields.ts';

/** The account to which a company belongs, as editors see it; `User` is its short form. */
export const companyOwner = z.object({
  id,
  name: z.string(),
  email: z.string(),
  /** Whether the account is validated; otherwise its ads are not found. */
  validated: z.boolean(),
});

/** A company as the editors' lists show it. */
export const listedCompany = companyFields.extend({
  /** The owner's account; null if there is none, as for all imported companies. */
  owner: companyOwner.nullable(),
  /** Number of its ads, whether public or not. */
  ads: z.int().nonnegative(),
  /** Number of its events that are not deleted. */
  events: z.int().nonnegative(),
});

export type ListedCompany = z.infer<typeof listedCompany>;

/** Parts of the name or town; every word must occur. */
const search = searchText.default('');

export const listCompanies = endpoint({
  method: 'GET',
  path: 'companies/',
  access: 'editor',
  summary: 'All companies by name, 20 a page',
  query: z.object({
    page: pageParameter,
    search,
    /** Companies that are not imported. */
    internal: tick,
    /** Imported companies. */
    external: tick,
  }),
  response: pageOf(listedCompany),
});

export type CompaniesQuery = z.output<NonNullable<(typeof listCompanies)['query']>>;

export const listBlockedCompanies = endpoint({
  method: 'GET',
  path: 'companies/blacklist/',
  access: 'editor',
  summary: 'Blocked companies by name, 20 a page',
  query: z.object({ page: pageParameter, search }),
  response: pageOf(listedCompany),
});

export const readCompany = endpoint({
  method: 'GET',
  path: 'companies/by/id/:id/',
  access: 'editor',
  summary: 'One company, as the lists show it',
  params: z.object({ id: idParameter }),
  response: listedCompany,
});

/** Fields that a new branch copies from another branch of its account. */
export const branchOfAccount = companyFields.pick({
  id: true,
  name: true,
  logo: true,
  cover: true,
  weblink: true,
  Address: true,
  contacts: true,
});

export type BranchOfAccount = z.infer<typeof branchOfAccount>;

export const listBranchesOfAccount = endpoint({
  method: 'GET',
  path: 'companies/by/user/:id/',
  access: 'editor',
  summary: 'The branches of an account, by name',
  params: z.object({ id: idParameter }),
  response: z.array(branchOfAccount),
});
