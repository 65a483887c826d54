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

/** `status` of a request; 4 is listed as accepted and as done. */
export const requestStatus = { open: 1, accepted: 2, declined: 3, done: 4 } as const;

/** `account_status` of a request. */
export const accountStatus = { none: 1, invited: 2, expired: 3, registered: 4 } as const;

/** What a company sends that asks to be let in. */
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
    /** Nobody sees this field; who fills it in is a robot. */
    fax: searchText.optional(),
  }),
  response: z.object({}),
});

/** What an editor asked back, and what the company answered. */
export const requestQuestion = z.object({
  id,
  question: z.string(),
  asked: z.iso.datetime({ offset: true }),
  /** The editor; '' where the account is gone. */
  asked_by: z.string(),
  /** Until then the link in the mail works. */
  expires: z.iso.datetime({ offset: true }),
  reminded: z.iso.datetime({ offset: true }).nullable(),
  /** '' until it comes. */
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
  /** How often the mail was sent again. */
  resend: z.int().nonnegative(),
  /** When it may be sent again; null where it may at once, or never. */
  resend_from: z.iso.datetime({ offset: true }).nullable(),
  Allowed_apprenticeships: z.array(named),
  declined_message: z.string(),
  /** The editor who accepted or declined it; '' where nobody has, or nobody knows. */
  decided_by: z.string(),
  /** While it is open: its e-mail address has an account already. */
  has_account: z.boolean(),
  /** The account of somebody else to which it was assigned. */
  joined: named.nullable(),
  /** While it is open and waits for an answer: since when. */
  waiting_since: z.iso.datetime({ offset: true }).nullable(),
  /** In their order. */
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
     * The editor's decision where `companies/by/name/` found one: the id of the company that the account takes over, or 0
     * for a new company all the same.
     */
    take_over: prepared(
      (value) => (typeof value === 'string' ? Number(value) : value),
      z.int('Ungültige Angabe.').nonnegative('Ungültige Angabe.'),
    ).optional(),
    /** Accepts it for that account, which gets the company as a further branch, instead of one of its own. */
    join: chosen('Ungültige Angabe.').optional(),
  }),
  response: companyRequest,
});
