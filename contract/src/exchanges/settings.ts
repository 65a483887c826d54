import { z } from 'zod';
import type { ExchangeKind } from './options.ts';
import { boundedString } from '../core/fields.ts';
import { withScheme } from '../core/form-values.ts';
import { mappedFields } from './mapping-options.ts';
import { limits } from '../core/limits.ts';
import { singleLine } from '../core/text/visible-text.ts';

/** Address of a feed. The address that it resolves to is checked again on each fetch. */
const address = boundedString(
  limits.exchangeAddress * limits.unitsPerCharacter,
  `Max. ${limits.exchangeAddress} Zeichen!`,
)
  .overwrite((typed) => withScheme(singleLine(typed)))
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
  /** Base address of the API; empty for the public one. */
  baseUrl: z.union([z.literal(''), address]).default(''),
  /** Paths below the base address; the version changes about once a year. */
  searchPath: path.default('/pc/v6/jobs'),
  detailsPath: path.default('/pc/v4/jobdetails'),
  /** API key; empty for the public one. */
  apiKey: boundedString(limits.token, `Max. ${limits.token} Zeichen!`)
    .overwrite(singleLine)
    .default(''),
  /** Values of the API's `angebotsart`. */
  apprenticeships: z.boolean().default(true),
  internships: z.boolean().default(true),
  /** Temporary work and private placement agencies, which the board leaves out. */
  temporaryWork: z.boolean().default(false),
  privatePlacement: z.boolean().default(false),
  /** Milliseconds between two requests. */
  pauseMs: pause.default(300),
});

export type AgencySettings = z.infer<typeof agencySettings>;

/** Settings of a career page: its address. */
export const pageSettings = z.object({
  url: address,
  /** Milliseconds between two requests, if several are needed. */
  pauseMs: pause.default(300),
});

export type PageSettings = z.infer<typeof pageSettings>;

/** At most 200 characters; a path of five names has about 50. */
const place = boundedString(200, 'Max. 200 Zeichen!').max(200, 'Max. 200 Zeichen!');

/** Editors' corrections of the detected paths to the records of a feed and to the fields of an ad. */
export const feedMapping = z.object({
  /** Name of the list in JSON, or of the element of a record in XML; missing if it is detected. */
  record: place.optional(),
  /** Paths from the record down, names joined by dots, by field. */
  fields: z
    .partialRecord(z.enum(mappedFields.map(({ key }) => key)), place.min(1, 'Pflichtfeld!'))
    .optional(),
});

export type FeedMapping = z.infer<typeof feedMapping>;

/** Settings of XML feeds, JSON feeds and tables. */
export const feedSettings = pageSettings.extend({
  /** Name of the company, for feeds whose ads name none; otherwise empty or missing. */
  company: boundedString(
    limits.companyName * limits.unitsPerCharacter,
    `Max. ${limits.companyName} Zeichen!`,
  )
    .overwrite(singleLine)
    .max(limits.companyName, `Max. ${limits.companyName} Zeichen!`)
    .optional(),
  mapping: feedMapping.optional(),
});

export type FeedSettings = z.infer<typeof feedSettings>;

export const noSettings = z.object({});

/** Schemas of the settings of an exchange by its kind. */
export const settingsOf = {
  arbeitsagentur: agencySettings,
  xml: feedSettings,
  json: feedSettings,
  table: feedSettings,
  'career-page': pageSettings,
  upload: noSettings,
} as const satisfies Record<ExchangeKind, z.ZodType>;
