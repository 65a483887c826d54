import { z } from 'zod';
import { endpoint } from '../core/endpoints/endpoint.ts';
import { addableKinds, exchangeKinds } from './options.ts';
import { exchangeRun } from './runs.ts';
import {
  boundedString,
  id,
  idParameter,
  pageOf,
  pageParameter,
  prepared,
  tick,
  timeOfDay,
} from '../core/fields.ts';
import { lastUpdated, textField, optionalFields, yesNo } from '../core/form-values.ts';
import { limits } from '../core/limits.ts';

const count = z.int().nonnegative();
const moment = z.iso.datetime({ offset: true });

/** Reasons for which editors should look at an exchange. */
export const exchangeWarnings = [
  'set-aside',
  'failed',
  'held',
  'overdue',
  'rejected',
  'job-names',
] as const;

export type ExchangeWarning = (typeof exchangeWarnings)[number];

/** An exchange as editors see it, without its settings, which may contain secrets. */
export const listedExchange = z.object({
  id,
  name: z.string(),
  kind: z.enum(exchangeKinds.map(({ key }) => key)),
  logo: z.string().nullable(),
  active: z.boolean(),
  /** Whether its settings name an address to read; false for a career page that its company has removed while it was inactive. */
  has_address: z.boolean(),
  /** `HH:MM`, Europe/Berlin. */
  daily_at: timeOfDay,
  rank: z.int(),
  /** Name of the company that owns the career page or the uploads; empty for an exchange that editors manage. */
  owner: z.string(),
  /** Number of its ads that are public now. */
  shown: count,
  /** Number of job names of its ads that wait for an editor's decision. */
  job_names: count,
  /** The last finished run. */
  last_run: exchangeRun.nullable(),
  /** The run that waits or is running. */
  under_way: exchangeRun.nullable(),
  /** The last run in state `done`. */
  last_good: z.object({ id, finished_at: moment, records: count }).nullable(),
  /** The last 14 finished runs, oldest first. */
  trend: z.array(
    z.object({
      id,
      day: z.iso.date(),
      state: z.string(),
      records: count,
      created: count,
      gone: count,
    }),
  ),
  warnings: z.array(z.enum(exchangeWarnings)),
  last_updated: moment,
});

export type ListedExchange = z.infer<typeof listedExchange>;

export const fullExchange = listedExchange.extend({
  /** Settings in the schema of its kind (settings.ts). */
  settings: z.record(z.string(), z.unknown()),
  /** Whether its supplier has a link to the import results. */
  has_import_result_link: z.boolean(),
});

export type FullExchange = z.infer<typeof fullExchange>;

/** A whole number, or its text. */
const rank = prepared(
  (value) => (typeof value === 'string' && /^-?\d{1,4}$/.test(value) ? Number(value) : value),
  z.int('Bitte eine ganze Zahl angeben.').min(-999, 'Mindestens -999.').max(999, 'Höchstens 999.'),
);

/** The form of an exchange; the schema of its kind checks `settings`. */
export const exchangeForm = z.object({
  name: textField(limits.exchangeName, 'required'),
  active: yesNo.default(false),
  daily_at: timeOfDay.default('03:00'),
  rank: rank.default(0),
  settings: z.record(boundedString(), z.unknown()).default({}),
});

const upload = {
  files: { logo: { max: 1, bytes: limits.logoBytes } },
  json: ['settings'],
} as const;

export const listExchanges = endpoint({
  method: 'GET',
  path: 'exchanges/',
  access: 'editor',
  summary:
    'Exchanges that ads are imported from, with their last runs, a page at a time; `warned` leaves those that deserve a look',
  query: z.object({ page: pageParameter, warned: tick }),
  response: pageOf(listedExchange),
});

export const readListedExchange = endpoint({
  method: 'GET',
  path: 'exchanges/:id/overview/',
  access: 'editor',
  summary: 'One exchange as the list shows it',
  params: z.object({ id: idParameter }),
  response: listedExchange,
});

export const readExchange = endpoint({
  method: 'GET',
  path: 'exchanges/:id/',
  access: 'admin',
  summary: 'One exchange with its settings',
  params: z.object({ id: idParameter }),
  response: fullExchange,
});

export const postExchange = endpoint({
  method: 'POST',
  path: 'exchanges/',
  idempotent: true,
  access: 'admin',
  upload,
  summary: 'Adds an exchange',
  body: exchangeForm.extend({ kind: z.enum(addableKinds, 'Ungültige Angabe.') }),
  response: fullExchange,
});

export const patchExchange = endpoint({
  method: 'PATCH',
  path: 'exchanges/:id/',
  idempotent: true,
  access: 'admin',
  upload,
  summary:
    'Changes what is sent of an exchange; `shown` says what becomes of its ads where it is deactivated',
  params: z.object({ id: idParameter }),
  body: z.object({
    ...optionalFields(exchangeForm.shape),
    /** `""` removes the logo; a new logo is sent as a file. */
    logo: z.literal('').optional(),
    /** Whether its published ads stay, or are withdrawn. */
    shown: z.enum(['stay', 'withdraw'], 'Ungültige Angabe.').default('stay'),
    last_updated: lastUpdated,
  }),
  response: fullExchange,
});

export const deleteExchange = endpoint({
  method: 'DELETE',
  path: 'exchanges/:id/',
  access: 'admin',
  summary: 'Deletes an exchange that has never sent anything',
  params: z.object({ id: idParameter }),
  response: z.object({}),
});
