import { z } from 'zod';
import { endpoint } from '../core/endpoints/endpoint.ts';
import {
  id,
  idParameter,
  isoDate,
  pageOf,
  pageParameter,
  searchText,
  tick,
} from '../core/fields.ts';
import { emailField, lastUpdated, linesField, optionalFields, yesNo } from '../core/form-values.ts';
import { limits } from '../core/limits.ts';

/** The form with which anybody asks for a key of the public API. */
export const apiKeyForm = z.object({
  mail: emailField,
  purpose: linesField(limits.apiKeyPurpose, 'required'),
  terms: z.literal('ja', 'Bitte stimmen Sie den Nutzungsbedingungen zu.'),
});

/** The form with which an owner asks for the link that manages their keys. */
export const apiKeyOwnerForm = apiKeyForm.pick({ mail: true });

const apiKey = z.object({
  id,
  email: z.string(),
  purpose: z.string(),
  /** The first characters of the key; the rest cannot be read any more. */
  start: z.string(),
  created: z.iso.datetime({ offset: true }),
  /** The day of the last call; null before the first one. */
  last_used: isoDate.nullable(),
  blocked: z.boolean(),
  block_reason: z.string(),
  note: z.string(),
  /** Whether the owner may have changes sent to an address. */
  webhook_allowed: z.boolean(),
  /** Why editors have withdrawn the webhook; empty while it is allowed. */
  webhook_reason: z.string(),
  /** Address to which changes are sent; null if none is set. */
  webhook: z
    .object({
      url: z.string(),
      /** Time since which the receiver has accepted nothing; null without failures. */
      failing_since: z.iso.datetime({ offset: true }).nullable(),
      /** Whether deliveries were stopped. */
      stopped: z.boolean(),
    })
    .nullable(),
  last_updated: z.iso.datetime({ offset: true }),
});

export type ApiKey = z.infer<typeof apiKey>;

export const listApiKeys = endpoint({
  method: 'GET',
  path: 'api-keys/',
  access: 'editor',
  summary: 'Keys of the public API, the newest first; 20 a page',
  query: z.object({
    page: pageParameter,
    /** Parts of the address, the purpose or the beginning of the key; every word must occur. */
    search: searchText.default(''),
    usable: tick,
    blocked: tick,
  }),
  response: pageOf(apiKey),
});

export type ApiKeysQuery = z.output<NonNullable<(typeof listApiKeys)['query']>>;

export const patchApiKey = endpoint({
  method: 'PATCH',
  path: 'api-keys/patch/:id/',
  access: 'editor',
  summary:
    'Blocks a key, releases it, allows it a webhook or withdraws that, which its owner is told by mail; or stores a note on it',
  params: z.object({ id: idParameter }),
  body: z
    .object({
      blocked: yesNo.optional(),
      /** Reason that the owner is told. */
      block_reason: linesField(limits.apiKeyReason),
      webhook_allowed: yesNo.optional(),
      /** Reason that the owner is told if the webhook is withdrawn. */
      webhook_reason: linesField(limits.apiKeyReason),
      ...optionalFields({ note: linesField(limits.apiKeyNote) }),
      last_updated: lastUpdated,
    })
    .refine(({ blocked, block_reason: reason }) => blocked !== true || reason !== '', {
      path: ['block_reason'],
      error: 'Pflichtfeld!',
    })
    .refine(
      ({ webhook_allowed: allowed, webhook_reason: reason }) => allowed !== false || reason !== '',
      { path: ['webhook_reason'], error: 'Pflichtfeld!' },
    ),
  response: apiKey,
});

export type ApiKeyChange = z.output<NonNullable<(typeof patchApiKey)['body']>>;

export const deleteApiKey = endpoint({
  method: 'DELETE',
  path: 'api-keys/delete/:id/',
  access: 'editor',
  summary: 'Deletes a key for good, with the address of its owner',
  params: z.object({ id: idParameter }),
  response: z.object({}),
});
