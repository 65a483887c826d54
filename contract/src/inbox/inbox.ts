import { z } from 'zod';
import { endpoint } from '../core/endpoints/endpoint.ts';
import { id, momentField, named, pageOf, pageParameter, searchText, tick } from '../core/fields.ts';
import { chosen, dayField, linesField, optionalFields } from '../core/form-values.ts';
import { limits } from '../core/limits.ts';
import { inboxKinds, type InboxKind } from './options.ts';

const kinds = Object.keys(inboxKinds) as [InboxKind, ...InboxKind[]];
const kind = z.enum(kinds, 'Ungültige Angabe.');
const moment = z.iso.datetime({ offset: true });

/** An object that waits for an editor, with the editors' note about it. */
export const inboxItem = z.object({
  kind,
  /** Id of the object; unique together with `kind`. */
  id,
  title: z.string(),
  /** Town, company or receiver; of an exchange the gravest of its warnings. */
  detail: z.string(),
  /** Since when it waits. */
  since: moment,
  assigned: named.nullable(),
  note: z.string(),
  /** Day of the reminder; until then it waits for an answer. */
  waiting_until: z.iso.date().nullable(),
  /** Last change of the note; null if there is none. */
  last_updated: moment.nullable(),
});

export type InboxItem = z.infer<typeof inboxItem>;

export const listInbox = endpoint({
  method: 'GET',
  path: 'inbox/',
  access: 'editor',
  summary:
    'What waits for an editor in all features, the oldest first, 20 a page; ticked kinds are a union, none means all. What waits for an answer is left out until its day, unless `waiting` asks for it alone. Failed mails for administrators',
  query: z.object({
    page: pageParameter,
    /** Parts of title or detail; every word must occur. */
    search: searchText.default(''),
    request: tick,
    report: tick,
    branch: tick,
    apprenticeship: tick,
    'job-name': tick,
    event: tick,
    exchange: tick,
    mail: tick,
    /** Only items that are assigned to the caller. */
    mine: tick,
    /** Only items that are not assigned; together with `mine`, both are returned. */
    free: tick,
    /** Only items that wait for an answer. */
    waiting: tick,
  }),
  response: pageOf(inboxItem),
});

export type InboxQuery = z.output<NonNullable<(typeof listInbox)['query']>>;

export const listInboxColleagues = endpoint({
  method: 'GET',
  path: 'inbox/colleagues/',
  access: 'editor',
  summary: 'Active editors and administrators by name, to whom items of the inbox can be assigned',
  response: z.array(named.extend({ admin: z.boolean() })),
});

export const patchInboxItem = endpoint({
  method: 'PATCH',
  path: 'inbox/patch/',
  idempotent: true,
  access: 'editor',
  summary:
    'Notes about an item of the inbox to whom it is assigned, a text, and until when it waits for an answer. What is not sent stays',
  body: z.object({
    kind,
    id,
    /** Id of an editor or administrator; null to assign the item to nobody. */
    assigned: chosen('Bitte wählen Sie eine Person aus der Liste.').nullable().optional(),
    ...optionalFields({ note: linesField(limits.inboxNote) }),
    waiting_until: dayField().optional(),
    /** Value that the client has read, null without a note; if it has changed, 409 with the current item. */
    last_updated: momentField().nullable().optional(),
  }),
  response: inboxItem,
});

export type InboxChange = z.output<NonNullable<(typeof patchInboxItem)['body']>>;
