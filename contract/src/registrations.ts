import { z } from 'zod';
import { endpoint } from './endpoint.ts';
import { id, idParameter, named, pageOf, pageParameter } from './fields.ts';
import {
  chosen,
  chosenList,
  emailField,
  salutation,
  textField,
  websiteField,
} from './form-values.ts';
import { limits } from './limits.ts';

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
  access: 'public',
  summary:
    'Asks for an account; answers alike whether or not there is one, or a request, for that e-mail address',
  body: registrationForm.extend({
    /** Nobody sees this field; who fills it in is a robot. */
    fax: z.string().max(limits.searchTextLength, 'Eingabe zu lang.').optional(),
  }),
  response: z.object({}),
});

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
});

export type CompanyRequest = z.infer<typeof companyRequest>;

const flag = z.literal('1', 'Ungültiger Filter.').optional();

export const listRegistrations = endpoint({
  method: 'GET',
  path: 'companies/request/',
  access: 'editor',
  summary:
    'Requests of companies, newest first, a page at a time; ticked states are a union, none means all',
  query: z.object({
    page: pageParameter,
    search: z.string().max(limits.searchTextLength, 'Eingabe zu lang.').default(''),
    open: flag,
    accepted: flag,
    denied: flag,
    done: flag,
  }),
  response: pageOf(companyRequest),
});

export const patchRegistration = endpoint({
  method: 'PATCH',
  path: 'companies/request/patch/:id/',
  access: 'editor',
  upload: { files: {}, lists: ['Allowed_apprenticeships'] },
  summary:
    'Accepts a request (status 2), declines it (3, with a reason), or sends its mail again (`resend`)',
  params: z.object({ id: idParameter }),
  body: z.object({
    status: z
      .preprocess(
        (value) => (typeof value === 'string' && /^\d$/.test(value) ? Number(value) : value),
        z.literal([requestStatus.accepted, requestStatus.declined], 'Ungültige Angabe.'),
      )
      .optional(),
    Allowed_apprenticeships: chosenList().optional(),
    declined_message: textField(limits.declinedMessage).optional(),
    resend: z
      .preprocess(
        (value) => (typeof value === 'string' ? Number(value) : value),
        z.int('Ungültige Angabe.'),
      )
      .optional(),
    /**
     * The editor's decision where `companies/by/name/` found one: the id of the company that the account takes over, or 0
     * for a new company all the same.
     */
    take_over: z
      .preprocess(
        (value) => (typeof value === 'string' ? Number(value) : value),
        z.int('Ungültige Angabe.').nonnegative('Ungültige Angabe.'),
      )
      .optional(),
  }),
  response: companyRequest,
});
