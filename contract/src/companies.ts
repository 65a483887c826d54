import { z } from 'zod';
import { contactPerson } from './contact-persons.ts';
import { endpoint } from './endpoint.ts';
import { id, idParameter, isoDate, named } from './fields.ts';
import {
  chosen,
  chosenList,
  lastUpdated,
  textField,
  websiteField,
  whatIsSent,
  yesNo,
} from './form-values.ts';
import { limits } from './limits.ts';

export const address = z.object({
  id,
  street: z.string(),
  additional: z.string(),
  City: z.object({
    id,
    city: z.string(),
    postcode: z.string(),
    longitude: z.number(),
    latitude: z.number(),
  }),
});

export type Address = z.infer<typeof address>;

/** `City` is the id of a place: a town with one of its postcodes, as `cities/postcode/` finds it. */
export const addressForm = z.object({
  street: textField(limits.street, 'required'),
  additional: textField(limits.street),
  City: chosen('Keine valide PLZ!'),
});

/** What every list of companies shows. */
export const companyFields = z.object({
  id,
  name: z.string(),
  logo: z.string().nullable(),
  weblink: z.string(),
  locked: z.boolean(),
  external: z.boolean(),
  Address: address.nullable(),
  contacts: z.array(contactPerson),
  Professions: z.array(named),
  /** Job names that the company may train for; editors set them. */
  Allowed_apprenticeships: z.array(named),
  /** The owner's account; null for an imported company. */
  User: named.nullable(),
  last_updated: z.iso.datetime({ offset: true }),
});

/** An ad from another exchange that its company has not adopted. */
export const importedJobAd = z.object({
  id,
  title: z.string(),
  Job_name: named,
  /** 1 Praktikum, 2 Ausbildung */
  job_type_int: z.literal([1, 2]),
  job_start: isoDate.nullable(),
  /** Name of the exchange. */
  external: z.string(),
  /** Where the original stands; empty where that is not known. */
  source_url: z.string(),
  /** Day on which its source last changed it. */
  source_date: isoDate.nullable(),
  /** Whether it is shown, and since when. */
  published: z.boolean(),
  publish_date: isoDate.nullable(),
  last_updated: z.iso.datetime({ offset: true }),
});

/** A company with all that its owner and editors see. */
export const fullCompany = companyFields.extend({
  jd: z.array(importedJobAd),
});

export type FullCompany = z.infer<typeof fullCompany>;

export const companyForm = z.object({
  name: textField(limits.companyName, 'required'),
  weblink: websiteField,
  Professions: chosenList().default([]),
  Address: addressForm,
  /** Ids of contact persons of the account. */
  Contacts: chosenList().default([]),
});

/** What the specified client sends along and editors set; without effect from a company account. */
const setByEditors = {
  Allowed_apprenticeships: chosenList().optional(),
  /** What an editor's client calls `Contacts`. */
  Contact: chosenList().optional(),
  /** Owner's account; 0 for none. */
  User: z.union([z.literal([0, '0', '', null]), chosen()]).optional(),
};

const upload = {
  files: { logo: { most: 1, bytes: limits.logoBytes } },
  json: ['Address', 'Contacts', 'Contact'],
  lists: ['Professions', 'Allowed_apprenticeships'],
} as const;

const protects = { locked: {}, external: {}, verified: {}, validated: {} };

export const listOwnCompanies = endpoint({
  method: 'GET',
  path: 'companies/own/',
  access: 'company',
  summary: "The account's companies (branches), by name",
  response: z.array(fullCompany),
});

export const postCompany = endpoint({
  method: 'POST',
  path: 'companies/post/',
  access: 'account',
  upload,
  protects,
  summary: 'Adds a company (branch); for a company account it is its own',
  body: companyForm.extend(setByEditors),
  response: fullCompany,
});

export const patchCompany = endpoint({
  method: 'PATCH',
  path: 'companies/patch/:id/',
  access: 'account',
  upload,
  protects,
  summary: 'Changes what is sent of a company; the whole must then satisfy the form',
  params: z.object({ id: idParameter }),
  body: z.object({
    ...whatIsSent(companyForm.shape),
    ...setByEditors,
    /** `""` takes the logo away; a new one comes as a file. */
    logo: z.literal('').optional(),
    locked: yesNo.optional(),
    last_updated: lastUpdated,
  }),
  response: fullCompany,
});

export const closeCompany = endpoint({
  method: 'DELETE',
  path: 'companies/delete/:id/',
  access: 'account',
  summary: 'Closes a branch: deletes it with its ads, events and files',
  params: z.object({ id: idParameter }),
  response: z.object({}),
});

/** A company to choose in a form. */
export const simpleCompany = z.object({
  id,
  name: z.string(),
  city: z.string(),
  external: z.boolean(),
  /** Id of the owner's account. */
  User: id.nullable(),
});

export type SimpleCompany = z.infer<typeof simpleCompany>;

export const findSimpleCompanies = endpoint({
  method: 'GET',
  path: 'companies/simple/',
  access: 'editor',
  rate: 'suggestions',
  summary: 'Companies to choose from, by name',
  query: z.object({
    query: z.string().max(limits.searchTextLength, 'Eingabe zu lang.').default(''),
  }),
  response: z.object({ results: z.array(simpleCompany) }),
});

export const listOwnSimpleCompanies = endpoint({
  method: 'GET',
  path: 'companies/simple/own/',
  access: 'company',
  summary: "The account's companies to choose from",
  response: z.array(simpleCompany),
});

export const findCompanyByName = endpoint({
  method: 'GET',
  path: 'companies/by/name/',
  access: 'editor',
  summary:
    'Companies of the same name and address, however they are spelled in small and capital letters',
  query: z.object({
    name: z.string().max(limits.searchTextLength, 'Eingabe zu lang.'),
    street: z.string().max(limits.searchTextLength, 'Eingabe zu lang.').default(''),
    city: z.string().max(limits.searchTextLength, 'Eingabe zu lang.').default(''),
  }),
  response: z.array(companyFields.omit({ contacts: true })),
});

export const readAddressOfCompany = endpoint({
  method: 'GET',
  path: 'address/by/company/:id/',
  access: 'account',
  summary: "A company's address",
  params: z.object({ id: idParameter }),
  response: z.object({ Address: address.nullable() }),
});

export const postAddress = endpoint({
  method: 'POST',
  path: 'address/post/',
  access: 'account',
  summary: 'Adds an address, for an event of an own place',
  body: addressForm,
  response: address,
});
