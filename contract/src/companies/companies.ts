import { z } from 'zod';
import { companyFormFields } from './company-fields.ts';
import { companyLock } from './lock-fields.ts';
import { cover } from '../core/pictures.ts';
import { branchCheck } from './options.ts';
import { contactPerson } from '../contact-persons/contact-persons.ts';
import { endpoint } from '../core/endpoints/endpoint.ts';
import { id, idParameter, isoDate, named, searchText } from '../core/fields.ts';
import {
  chosen,
  chosenList,
  lastUpdated,
  textField,
  websiteField,
  optionalFields,
  yesNo,
} from '../core/form-values.ts';
import { limits } from '../core/limits.ts';

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
  street: textField(companyFormFields['Address.street'].max, 'required'),
  additional: textField(companyFormFields['Address.additional'].max),
  City: chosen('Keine valide PLZ!'),
});

/** The fields that every list of companies shows. */
export const companyFields = z.object({
  id,
  name: z.string(),
  logo: z.string().nullable(),
  cover: cover.nullable(),
  weblink: z.string(),
  /** Whether editors have locked the company; its ads and events are then not public. */
  locked: z.boolean(),
  /** Reason for the lock; null if the company is not locked, or if no reason was given. */
  editor_lock: companyLock.nullable(),
  external: z.boolean(),
  Address: address.nullable(),
  contacts: z.array(contactPerson),
  Professions: z.array(named),
  /** Job names for which the company may train; editors set them. */
  Allowed_apprenticeships: z.array(named),
  /** The owner's account; null for an imported company. */
  User: named.nullable(),
  /**
   * The check by editors whether a company with an account is the employer of that name in that town (1 open, 2 confirmed, 3 declined),
   * with the reason for declining it. Ads of other exchanges are assigned to confirmed companies only.
   */
  Check: z
    .object({
      status: z.literal([branchCheck.open, branchCheck.confirmed, branchCheck.declined]),
      reason: z.string(),
    })
    .nullable(),
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
  /** Address of the original; empty if unknown. */
  source_url: z.string(),
  /** Day of the last change at its source. */
  source_date: isoDate.nullable(),
  /** Whether the ad is published, and since when. */
  published: z.boolean(),
  publish_date: isoDate.nullable(),
  last_updated: z.iso.datetime({ offset: true }),
});

/** A company with all fields that its owner and editors see. */
export const fullCompany = companyFields.extend({
  jd: z.array(importedJobAd),
});

export type FullCompany = z.infer<typeof fullCompany>;

export const companyForm = z.object({
  name: textField(companyFormFields.name.max, 'required'),
  weblink: websiteField,
  /** Description of the cover picture; required if there is one. */
  cover_alt: textField(companyFormFields.cover_alt.max),
  Professions: chosenList().default([]),
  Address: addressForm,
  /** Ids of contact persons of the account. */
  Contacts: chosenList().default([]),
});

/** Fields that the specified client sends, and that only editors can set. They have no effect for a company account unless noted. */
const setByEditors = {
  /** For a new branch of a company account: the account's job names that the branch inherits; all of them if none is given. */
  Allowed_apprenticeships: chosenList().optional(),
  /** Name of `Contacts` in an editor's client. */
  Contact: chosenList().optional(),
  /** Id of the owner's account; 0 for none. */
  User: z.union([z.literal([0, '0', '', null]), chosen()]).optional(),
};

const upload = {
  files: {
    logo: { max: 1, bytes: limits.logoBytes },
    cover: { max: 1, bytes: limits.backgroundBytes },
  },
  json: ['Address', 'Contacts', 'Contact', 'begun'],
  lists: ['Professions', 'Allowed_apprenticeships'],
} as const;

const protects = { locked: {}, external: {}, verified: {}, validated: {} };

export const listOwnCompanies = endpoint({
  method: 'GET',
  path: 'companies/own/',
  access: 'company',
  role: 'ads',
  summary: "The account's companies (branches), by name",
  response: z.array(fullCompany),
});

export const postCompany = endpoint({
  method: 'POST',
  path: 'companies/post/',
  idempotent: true,
  access: 'account',
  quota: 'companies',
  upload,
  protects,
  summary: 'Adds a company (branch); for a company account it is its own',
  body: companyForm.extend({
    ...setByEditors,
    /** Id of another branch of the account, whose logo is copied unless one is sent as a file. */
    logo_from: chosen().optional(),
    /** The same for the cover picture. */
    cover_from: chosen().optional(),
  }),
  response: fullCompany,
});

export const patchCompany = endpoint({
  method: 'PATCH',
  path: 'companies/patch/:id/',
  idempotent: true,
  access: 'account',
  quota: 'companies',
  upload,
  protects,
  summary: 'Changes what is sent of a company; the whole must then satisfy the form',
  params: z.object({ id: idParameter }),
  body: z.object({
    ...optionalFields(companyForm.shape),
    ...setByEditors,
    /** `""` removes the logo; a new logo is sent as a file. */
    logo: z.literal('').optional(),
    /** The same for the cover picture. */
    cover: z.literal('').optional(),
    /** Locks or releases this company alone, without a reason; `companies/lock/patch/` also takes a reason. */
    locked: yesNo.optional(),
    last_updated: lastUpdated,
    /** Id of the owner that the client has read, null for none; a change of the owner alone does not need the rest of the company. */
    begun: z.object({ User: id.nullable() }).optional(),
  }),
  response: fullCompany,
});

export const closeCompany = endpoint({
  method: 'DELETE',
  path: 'companies/delete/:id/',
  access: 'account',
  quota: 'companies',
  summary:
    'Closes a branch; that of an account is kept for 30 days with its ads and events, or what of them does not move to another branch',
  params: z.object({ id: idParameter }),
  query: z.object({
    /** Branch of the same account to which the ads and events move. */
    move_to: idParameter.optional(),
  }),
  response: z.object({
    /** Number of ads that could not move, because the other branch may not train for their job name or already has the same ad. */
    left_ads: z.int().nonnegative(),
  }),
});

/** A company as a choice in a form. */
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
  query: z.object({ query: searchText.default('') }),
  response: z.object({ results: z.array(simpleCompany) }),
});

export const listOwnSimpleCompanies = endpoint({
  method: 'GET',
  path: 'companies/simple/own/',
  access: 'company',
  role: 'ads',
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
    name: searchText,
    street: searchText.default(''),
    city: searchText.default(''),
  }),
  response: z.array(companyFields.omit({ contacts: true })),
});
