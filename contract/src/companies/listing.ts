import { z } from 'zod';
import { companyFields } from './companies.ts';
import { endpoint } from '../core/endpoints/endpoint.ts';
import { id, idParameter, pageOf, pageParameter, searchText, tick } from '../core/fields.ts';

/** The account that a company belongs to, as editors see it; `User` is its short form. */
export const companyOwner = z.object({
  id,
  name: z.string(),
  email: z.string(),
  /** Without it the account's ads are not found. */
  validated: z.boolean(),
});

/** A company as the editors' lists show it. */
export const listedCompany = companyFields.extend({
  /** Null for none, as with all imported companies. */
  owner: companyOwner.nullable(),
  /** How many ads it has, whether the public sees them or not. */
  ads: z.int().nonnegative(),
  /** How many events it has that are not deleted. */
  events: z.int().nonnegative(),
});

export type ListedCompany = z.infer<typeof listedCompany>;

/** Part of the name or of the town; several words must all occur. */
const search = searchText.default('');

export const listCompanies = endpoint({
  method: 'GET',
  path: 'companies/',
  access: 'editor',
  summary: 'All companies by name, 20 a page',
  query: z.object({
    page: pageParameter,
    search,
    /** Those that are not imported. */
    internal: tick,
    /** Those that are. */
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
