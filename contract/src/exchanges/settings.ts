import { z } from 'zod';
import type { ExchangeKind } from './options.ts';
import { boundedString } from '../core/fields.ts';
import { limits } from '../core/limits.ts';
import { singleLine } from '../core/text/visible-text.ts';

/** Where a feed lies. What such an address leads to is checked again whenever it is fetched. */
const address = boundedString(
  limits.exchangeAddress * limits.unitsPerCharacter,
  `Max. ${limits.exchangeAddress} Zeichen!`,
)
  .overwrite(singleLine)
  .min(1, 'Pflichtfeld!')
  .max(limits.exchangeAddress, `Max. ${limits.exchangeAddress} Zeichen!`)
  .refine(
    (text) => URL.canParse(text) && /^https?:$/.test(new URL(text).protocol),
    'Bitte eine Adresse mit http:// oder https:// angeben.',
  );

const path = boundedString(limits.exchangeAddress).regex(
  /^(?:\/[\w.-]{1,50}){1,8}$/,
  'Bitte einen Pfad wie /pc/v6/jobs angeben.',
);

const pause = z
  .int('Bitte eine ganze Zahl angeben.')
  .min(0, 'Mindestens 0.')
  .max(60_000, 'Höchstens 60000.');

export const agencySettings = z.object({
  /** Base address of the interface; empty for the public one. */
  baseUrl: z.union([z.literal(''), address]).default(''),
  /** Below it; the version changes about once a year. */
  searchPath: path.default('/pc/v6/jobs'),
  detailsPath: path.default('/pc/v4/jobdetails'),
  /** Key that the interface asks for; empty for the public one. */
  apiKey: boundedString(limits.token, `Max. ${limits.token} Zeichen!`)
    .overwrite(singleLine)
    .default(''),
  /** `angebotsart` of the interface. */
  apprenticeships: z.boolean().default(true),
  internships: z.boolean().default(true),
  /** Temporary work and private placement agencies, which the board leaves out. */
  temporaryWork: z.boolean().default(false),
  privatePlacement: z.boolean().default(false),
  /** Milliseconds between two calls. */
  pauseMs: pause.default(300),
});

export type AgencySettings = z.infer<typeof agencySettings>;

/** XML, JSON and career pages: one address. */
export const feedSettings = z.object({
  url: address,
  /** Milliseconds between two calls, where there is more than one. */
  pauseMs: pause.default(300),
});

export type FeedSettings = z.infer<typeof feedSettings>;

export const noSettings = z.object({});

/** What the settings of an exchange must be, by its kind. */
export const settingsOf = {
  arbeitsagentur: agencySettings,
  xml: feedSettings,
  json: feedSettings,
  'career-page': feedSettings,
  upload: noSettings,
} as const satisfies Record<ExchangeKind, z.ZodType>;
