import { z } from 'zod';
import { endpoint } from '../core/endpoints/endpoint.ts';
import { digitAsNumber, id, idParameter, named, prepared } from '../core/fields.ts';
import { chosen, lastUpdated, linesField, optionalFields, yesNo } from '../core/form-values.ts';
import { plainAnswers, plainInputs } from './plain-fields.ts';
import { limits } from '../core/limits.ts';
import {
  alwaysChecked,
  endsTooEarly,
  isDay,
  isDayBefore,
  isNotLater,
} from '../core/dates/spans.ts';

/** `status` of the API. */
export const eventStatus = { pending: 1, accepted: 2, declined: 3 } as const;
export type EventStatus = (typeof eventStatus)[keyof typeof eventStatus];

export const eventAddress = z.object({
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

/** An event as the public sees it: accepted, not over, and of a company that is not locked. Times are in Europe/Berlin. */
export const publicEvent = z.object({
  id,
  ...plainAnswers,
  logo: z.string().nullable(),
  status: z.int(),
  expired: z.boolean(),
  digital: z.boolean(),
  deleted: z.boolean(),
  Company: named.nullable(),
  Address: eventAddress.nullable(),
});

export type PublicEvent = z.infer<typeof publicEvent>;

export const listPublicEvents = endpoint({
  method: 'GET',
  path: 'events/',
  access: 'public',
  summary: 'Events that are public now, the next one first',
  response: z.array(publicEvent),
});

/** A company's changed version of an accepted event, until an editor accepts it: 1 In Bearbeitung, 3 Abgelehnt. */
export const eventVersion = publicEvent.omit({ id: true, deleted: true }).extend({
  /** Reason for declining it; may be empty. */
  declined_message: z.string(),
});

export type EventVersion = z.infer<typeof eventVersion>;

/** An event as its owner and editors see it. */
export const ownEvent = publicEvent.extend({
  /** The new version that waits for an editor, while the accepted one stays public; null if there is none. */
  new_version: eventVersion.nullable(),
  /** Reason for declining it; may be empty. */
  declined_message: z.string(),
  /** Whether it has its own address instead of its company's. */
  own_address: z.boolean(),
  /** Whether its company is locked, which hides it from the public. */
  company_locked: z.boolean(),
  /** Whether its branch is closed, which hides it until the branch is reopened. */
  company_closed: z.boolean(),
  last_updated: z.iso.datetime({ offset: true }),
});

export type OwnEvent = z.infer<typeof ownEvent>;

type Span = Partial<
  Record<'start_date' | 'end_date' | 'start_time' | 'end_time', string | null | undefined>
>;

function endsTooEarlyThatDay({ start_date, end_date, start_time, end_time }: Span): boolean {
  return isDay(start_date) && start_date === end_date && isNotLater(end_time, start_time);
}

/** Builds the form with the rules that concern several fields. */
function whole<Company extends z.ZodType>(company: Company) {
  return z
    .object({ ...plainInputs, Company: company })
    .refine(({ start_date, end_date }: Span) => !isDayBefore(end_date, start_date), {
      path: ['end_date'],
      error: endsTooEarly,
      ...alwaysChecked,
    })
    .refine((event: Span) => !endsTooEarlyThatDay(event), {
      path: ['end_time'],
      error: endsTooEarly,
      ...alwaysChecked,
    });
}

/** The form of an event; `Company` is an id. */
export const eventForm = whole(chosen('Firma nicht im System!'));

/** An editor's event may have no company. */
export const editorsEventForm = whole(chosen('Firma nicht im System!').nullable());

export type EventForm = z.output<typeof editorsEventForm>;

const upload = {
  files: { logo: { max: 1, bytes: limits.logoBytes } },
  json: ['Address', 'audiences'],
} as const;

const protects = { status: {}, locked: {}, verified: {}, declined_message: {} };

/** Place of the event. Events of a company account are always at the company's address. */
const place = {
  /** An editor's event may have no company. */
  Company: prepared(
    (value) => (value === '' ? null : value),
    chosen('Firma nicht im System!').nullable(),
  ).optional(),
  /** Id of an address for this event only (`address/post/`); editors only. */
  Address: prepared(
    (value) => (value === '' ? null : value),
    chosen('Ungültige Angabe.').nullable(),
  ).optional(),
  /** Virtual; editors only. */
  digital: yesNo.optional(),
};

export const listOwnEvents = endpoint({
  method: 'GET',
  path: 'events/own/',
  access: 'company',
  role: 'ads',
  summary: "Events of the account's companies that are not deleted, the latest start first",
  response: z.array(ownEvent),
});

export const postEvent = endpoint({
  method: 'POST',
  path: 'events/post/',
  idempotent: true,
  access: 'account',
  role: 'ads',
  quota: 'events',
  upload,
  protects,
  summary: 'Adds an event, which an editor then checks',
  body: z.object({ ...plainInputs, ...place }),
  response: ownEvent,
});

export type NewEvent = z.output<NonNullable<(typeof postEvent)['body']>>;

export const patchEvent = endpoint({
  method: 'PATCH',
  path: 'events/patch/:id/',
  idempotent: true,
  access: 'account',
  role: 'ads',
  quota: 'events',
  upload,
  protects,
  summary:
    "Changes what is sent of an event, or deletes it; a company's edit is checked, that of an accepted event as a new version beside it",
  params: z.object({ id: idParameter }),
  body: z.object({
    ...optionalFields(plainInputs),
    ...place,
    /** `""` removes the logo; a new logo is sent as a file. */
    logo: z.literal('', 'Ungültige Angabe.').optional(),
    deleted: prepared(
      (value) => (value === 'true' ? true : value),
      z.literal(true, 'Ungültige Angabe.'),
    ).optional(),
    last_updated: lastUpdated,
  }),
  response: ownEvent,
});

export type EventPatch = z.output<NonNullable<(typeof patchEvent)['body']>>;

export const requestEventCheck = endpoint({
  method: 'POST',
  path: 'events/check/:id/',
  access: 'company',
  role: 'ads',
  quota: 'events',
  summary: 'Asks for a declined event, or a declined new version of one, to be checked again',
  params: z.object({ id: idParameter }),
  response: ownEvent,
});

export const patchEventStatus = endpoint({
  method: 'PATCH',
  path: 'events/editor/patch/:id/',
  access: 'editor',
  quota: 'mails',
  summary:
    'Accepts or declines an event, or its new version, that is being checked, and tells the company by mail; or takes such a decision back',
  params: z.object({ id: idParameter }),
  body: z.object({
    /** 2 or 3; 1 undoes the last decision. */
    status: prepared(digitAsNumber, z.literal(Object.values(eventStatus), 'Ungültige Angabe.')),
    declined_message: linesField(limits.declinedMessage),
    last_updated: lastUpdated,
  }),
  response: ownEvent.extend({
    /** Whether a mail about the decision before this one was already sent; otherwise it was withdrawn. */
    was_answered: z.boolean(),
  }),
});

export type DecidedEvent = z.infer<typeof patchEventStatus.response>;

export type EventDecision = z.output<NonNullable<(typeof patchEventStatus)['body']>>;
