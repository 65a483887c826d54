import { z } from 'zod';
import { endpoint } from '../core/endpoints/endpoint.ts';
import {
  digitAsNumber,
  id,
  idParameter,
  named,
  pageOf,
  pageParameter,
  prepared,
  searchText,
  tick,
} from '../core/fields.ts';
import {
  chosen,
  chosenList,
  emailField,
  linesField,
  salutation,
  textField,
  websiteField,
} from '../core/form-values.ts';
import { limits } from '../core/limits.ts';

/** `status` of a request; requests with 4 are listed both as accepted and as done. */
export const requestStatus = { open: 1, accepted: 2, declined: 3, done: 4 } as const;

/** `account_status` of a request. */
export const accountStatus = { none: 1, invited: 2, expired: 3, registered: 4 } as const;

/** The form with which a company requests an account. */
export const registrationForm = z.object({
  name: textField(limits.registeredCompanyName, 'required'),
  email: emailField,
  phone: textField(limits.phone, 'required'),
  weblink: websiteField,
  salutation,
  first_name: textField(limits.personName, 'required'),
  last_name: textField(limits.personName, 'required'),
  street: textField(limits.street, 'required'),
  additional: textField(limits.street),
  /** Id of a place: a town with one of its postcodes. */
  City: chosen('Keine valide PLZ!'),
  Allowed_apprenticeships: chosenList().default([]),
});

export const postRegistration = endpoint({
  method: 'POST',
  path: 'companies/request/post/',
  idempotent: true,
  access: 'public',
  summary:
    'Asks for an account; answers alike whether or not there is one, or a request, for that e-mail address',
  body: registrationForm.extend({
    /** A hidden field, which only robots fill in. */
    fax: searchText.optional(),
  }),
  response: z.object({}),
});

/** An editor's question and the company's answer. */
export const requestQuestion = z.object({
  id,
  question: z.string(),
  asked: z.iso.datetime({ offset: true }),
  /** Name of the editor; '' if the account is deleted. */
  asked_by: z.string(),
  /** End of the validity of the link in the mail. */
  expires: z.iso.datetime({ offset: true }),
  reminded: z.iso.datetime({ offset: true }).nullable(),
  /** '' until the company has answered. */
  answer: z.string(),
  answered: z.iso.datetime({ offset: true }).nullable(),
});

export type RequestQuestion = z.infer<typeof requestQuestion>;

export const companyRequest = z.object({
  id,
  name: z.string(),
  street: z.string(),
  additional: z.string(),
  City: z.object({ id, postcode: z.string(), city: z.string() }),
  weblink: z.string(),
  salutation: z.literal([1, 2, 3]),
  first_name: z.string(),
  last_name: z.string(),
  phone: z.string(),
  email: z.string(),
  created: z.iso.datetime({ offset: true }),
  status: z.literal([1, 2, 3, 4]),
  account_status: z.literal([1, 2, 3, 4]),
  /** Number of times the mail was sent again. */
  resend: z.int().nonnegative(),
  /** Time from which it may be sent again; null if it may be sent at once, or never. */
  resend_from: z.iso.datetime({ offset: true }).nullable(),
  Allowed_apprenticeships: z.array(named),
  declined_message: z.string(),
  /** Name of the editor who accepted or declined it; '' if nobody has decided, or if it is unknown. */
  decided_by: z.string(),
  /** For an open request: whether an account with its e-mail address exists. */
  has_account: z.boolean(),
  /** The other account to which it was assigned. */
  joined: named.nullable(),
  /** For an open request that waits for an answer: since when. */
  waiting_since: z.iso.datetime({ offset: true }).nullable(),
  /** In the order in which they were asked. */
  questions: z.array(requestQuestion),
});

export type CompanyRequest = z.infer<typeof companyRequest>;

export const listRegistrations = endpoint({
  method: 'GET',
  path: 'companies/request/',
  access: 'editor',
  summary:
    'Requests of companies, newest first, a page at a time; ticked states are a union, none means all. `open` are those to be decided, `waiting` those that wait for an answer',
  query: z.object({
    page: pageParameter,
    search: searchText.default(''),
    /** Returns only the request with this id. */
    id: idParameter.optional(),
    open: tick,
    waiting: tick,
    accepted: tick,
    denied: tick,
    done: tick,
  }),
  response: pageOf(companyRequest),
});

export const patchRegistration = endpoint({
  method: 'PATCH',
  path: 'companies/request/patch/:id/',
  idempotent: true,
  access: 'editor',
  quota: 'mails',
  upload: { files: {}, lists: ['Allowed_apprenticeships'] },
  summary:
    'Accepts a request (status 2), declines it (3, with a reason), or sends its mail again (`resend`)',
  params: z.object({ id: idParameter }),
  body: z.object({
    status: prepared(
      digitAsNumber,
      z.literal([requestStatus.accepted, requestStatus.declined], 'Ungültige Angabe.'),
    ).optional(),
    Allowed_apprenticeships: chosenList().optional(),
    declined_message: linesField(limits.declinedMessage).optional(),
    resend: prepared(
      (value) => (typeof value === 'string' ? Number(value) : value),
      z.int('Ungültige Angabe.'),
    ).optional(),
    /**
     * The editor's decision if `companies/by/name/` found a company: the id of the company that the account takes over, or 0 for a new
     * company nevertheless.
     */
    take_over: prepared(
      (value) => (typeof value === 'string' ? Number(value) : value),
      z.int('Ungültige Angabe.').nonnegative('Ungültige Angabe.'),
    ).optional(),
    /** Id of the account that gets the company as a further branch, instead of a new account. */
    join: chosen('Ungültige Angabe.').optional(),
  }),
  response: companyRequest,
});
