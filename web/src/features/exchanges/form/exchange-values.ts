import { feedKinds, type ExchangeKind } from '@lehrpfad/contract/exchanges/options.ts';
import {
  agencySettings,
  feedSettings,
  pageSettings,
  settingsOf,
} from '@lehrpfad/contract/exchanges/settings.ts';
import { exchangeForm, type FullExchange } from '@lehrpfad/contract/exchanges/exchanges.ts';
import { z } from 'zod';

/** The values of the form. It has the settings of every kind; each kind uses its own. */
export interface ExchangeValues {
  readonly name: string;
  readonly kind: ExchangeKind;
  readonly active: boolean;
  /** Whether the ads stay public or are withdrawn if the exchange is switched off. */
  readonly shown: 'stay' | 'withdraw';
  readonly daily_at: string;
  readonly rank: string;
  /** A new picture; null if it is removed; undefined if it is not changed. */
  readonly logo: Blob | null | undefined;
  readonly url: string;
  readonly company: string;
  readonly baseUrl: string;
  readonly apiKey: string;
  readonly searchPath: string;
  readonly detailsPath: string;
  readonly apprenticeships: boolean;
  readonly internships: boolean;
  readonly temporaryWork: boolean;
  readonly privatePlacement: boolean;
  readonly pauseMs: string;
}

export const exchangeLabels = {
  name: 'Name',
  kind: 'Art',
  url: 'Adresse',
  company: 'Unternehmen',
  baseUrl: 'Adresse der Schnittstelle',
  apiKey: 'API-Schlüssel',
  apprenticeships: 'Ausbildungsplätze',
  internships: 'Praktika',
  temporaryWork: 'Zeitarbeit',
  privatePlacement: 'Private Arbeitsvermittlung',
  searchPath: 'Pfad der Suche',
  detailsPath: 'Pfad der Einzelheiten',
  pauseMs: 'Pause zwischen zwei Abrufen (Millisekunden)',
  daily_at: 'Täglich um',
  rank: 'Rang',
  logo: 'Logo',
  active: 'Aktiv',
  shown: 'Sichtbare Anzeigen',
} as const;

/** The values that are compared if two editors have changed the same exchange. */
const { shown: _choice, kind: _kind, ...compared } = exchangeLabels;
export const comparedLabels = compared;

/** Returns the names of the settings of a kind. */
function settingNames(kind: ExchangeKind): readonly string[] {
  return Object.keys(settingsOf[kind].shape);
}

/** The result of the schema: the fields of every exchange, and the settings of its kind. */
export interface ExchangeOutput {
  readonly name: string;
  readonly active: boolean;
  readonly daily_at: string;
  readonly rank: number;
  readonly [setting: string]: unknown;
}

/** Checks the values by the rules of the server. Each kind has settings of its own. */
const { name, active, daily_at, rank } = exchangeForm.shape;
const common = { name, active, daily_at, rank };

const careerPage = z.object({
  kind: z.literal('career-page'),
  ...common,
  ...pageSettings.shape,
});

/** A career page whose company has removed its address: without one it cannot be activated, but all else can be changed. */
const careerPageWithoutAddress = careerPage
  .extend({ url: z.union([z.literal(''), pageSettings.shape.url]) })
  .refine((values) => !values.active || values.url !== '', {
    error: 'Pflichtfeld!',
    path: ['url'],
  });

const schemaWith = (page: typeof careerPage | typeof careerPageWithoutAddress) =>
  z.discriminatedUnion('kind', [
    z.object({ kind: z.literal('arbeitsagentur'), ...common, ...agencySettings.shape }),
    z.object({ kind: z.literal(feedKinds), ...common, ...feedSettings.shape }),
    page,
    z.object({ kind: z.literal('upload'), ...common }),
  ]);

/** Whether an exchange is a career page whose company has removed its address. */
export const lacksAddress = (exchange: FullExchange | null): boolean =>
  exchange?.kind === 'career-page' && !exchange.has_address;

/** Returns the schema of the form of an exchange; null for a new one. */
export const exchangeSchema = (exchange: FullExchange | null): z.ZodType<ExchangeOutput> =>
  schemaWith(lacksAddress(exchange) ? careerPageWithoutAddress : careerPage);

const numberOf = (text: string): number =>
  /^\d{1,6}$/.test(text.trim()) ? Number(text) : Number.NaN;

/** Returns the form's values in the input format of the schema. */
export function inputOf({ logo: _logo, shown: _shown, ...values }: ExchangeValues) {
  return { ...values, rank: values.rank.trim(), pauseMs: numberOf(values.pauseMs) };
}

/** Returns the settings of the kind, which are sent; undefined for a career page that has no address, whose settings are empty. */
export function settingsIn(
  kind: ExchangeKind,
  output: Readonly<Record<string, unknown>>,
): Record<string, unknown> | undefined {
  if (kind === 'career-page' && output['url'] === '') return undefined;
  return Object.fromEntries(settingNames(kind).map((key) => [key, output[key]]));
}

const text = (value: unknown, missing = ''): string =>
  typeof value === 'string' || typeof value === 'number' ? String(value) : missing;

/** Returns the initial values of the form. The argument is null for a new exchange. */
export function exchangeValues(exchange: FullExchange | null): ExchangeValues {
  const settings = exchange?.settings ?? {};
  return {
    name: exchange?.name ?? '',
    kind: exchange?.kind ?? 'xml',
    active: exchange?.active ?? false,
    shown: 'stay',
    daily_at: exchange?.daily_at ?? '03:00',
    rank: String(exchange?.rank ?? 0),
    logo: undefined,
    url: text(settings['url']),
    company: text(settings['company']),
    baseUrl: text(settings['baseUrl']),
    apiKey: text(settings['apiKey']),
    searchPath: text(settings['searchPath'], '/pc/v6/jobs'),
    detailsPath: text(settings['detailsPath'], '/pc/v4/jobdetails'),
    apprenticeships: settings['apprenticeships'] !== false,
    internships: settings['internships'] !== false,
    temporaryWork: settings['temporaryWork'] === true,
    privatePlacement: settings['privatePlacement'] === true,
    pauseMs: text(settings['pauseMs'], '300'),
  };
}
