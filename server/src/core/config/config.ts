import { join, resolve } from 'node:path';
import { z } from 'zod';
import { defaultRegion, regionKeys, regionsNamed } from '@lehrpfad/regions/chosen-region.ts';
import { hasSeveralStates, inState } from '@lehrpfad/regions/parts/names.ts';
import { bucketAddress, type BucketAddress } from '../files/bucket/bucket-address.ts';
import { isMailAddress } from '../mail/address.ts';
import {
  defaultSender,
  mailSender,
  mailServer,
  publicOrigin,
  type FromAddress,
} from '../mail/settings.ts';
import { databaseOf, databaseSettings, type DatabaseConfig } from './database.ts';
import { hrBaOf, hrBaProblem, hrBaSettings, type HrBaConfig } from './hr-ba.ts';
import { openDataLicence, type Licence } from './open-data-licence.ts';
import { operatorOf, operatorSettings, type Operator } from './operator.ts';
import { OperatorError } from './operator-error.ts';
import { retentionOf, retentionSettings, type Retention } from './retention.ts';
import { tracingOf, tracingSettings, type TracingConfig } from './tracing.ts';
import { twoStepOf, twoStepSettings, type TwoStepConfig } from './two-step.ts';
import { listenHost, onOff, port, seconds, workerCount } from './values.ts';

/** basemap.de, the free vector map of the German surveying authorities, in colour. */
const basemapStyle = 'https://sgx.geodatenzentrum.de/gdz_basemapde_vektor/styles/bm_web_col.json';

/** Names no sponsor, because only the operator knows who pays for the board. */
const neutralFunding = `Junge Menschen ${inState} sollen leichter in Praktikum und Ausbildung finden. Dafür gibt es dieses Angebot: \
Stellen und Veranstaltungen ${hasSeveralStates ? 'aus allen Orten' : 'aus dem ganzen Land'} an einem Ort, mit einer Suche, die auch ohne Berufswunsch weiterhilft.
Die Suche ist kostenlos und braucht keine Anmeldung.`;

const mapStyle = z
  .string()
  .refine(
    (text) =>
      text === 'off' || (URL.canParse(text) && /^(https:|http:\/\/localhost[:/])/.test(text)),
    'must be an https:// address or "off"',
  )
  .transform((text) => (text === 'off' ? '' : text));

/** Splits a text into paragraphs at line breaks, and at the characters `\n`: an unquoted line of `.env` can contain only those. */
function paragraphs(text: string): string {
  return text
    .split(/\\n|[\r\n]+/)
    .map((paragraph) => paragraph.trim())
    .filter((paragraph) => paragraph !== '')
    .join('\n\n');
}

const oneAddress = z
  .string()
  .trim()
  .toLowerCase()
  .refine(isMailAddress, 'must be an e-mail address');

/** Contact for reports of security weaknesses: an e-mail address or an https:// page, as `security.txt` requires. */
const securityContact = z
  .string()
  .trim()
  .refine(
    (text) => isMailAddress(text) || (URL.canParse(text) && /^https:\/\/\S+$/.test(text)),
    'must be an e-mail address or an https:// address',
  )
  .transform((text) => (isMailAddress(text) ? `mailto:${text.toLowerCase()}` : text));

/** All settings, as `.env.example` lists them. A missing setting has its default. */
const environment = z.object({
  ...operatorSettings,
  ...retentionSettings,
  ...twoStepSettings,
  ...tracingSettings,
  ...databaseSettings,
  ...hrBaSettings,
  BACKUP_DIR: z.string().optional(),
  DRAIN_SECONDS: seconds.default(0),
  FILES_URL: bucketAddress.optional(),
  FUNDING_TEXT: z.string().prefault(neutralFunding).transform(paragraphs),
  HOST: listenHost.default('localhost'),
  PORT: port.default(3000),
  DATA_DIR: z.string().default('./data'),
  DEMO_DATA: onOff.optional(),
  IMPORT_FROM_LOCAL: onOff.default(false),
  LOG_LEVEL: z
    .enum(
      ['debug', 'info', 'warn', 'error', 'silent'],
      'must be debug, info, warn, error or silent',
    )
    .default('info'),
  LEAST_FREE_MB: z
    .string()
    .regex(/^\d{1,6}$/, 'must be a whole number of MB up to 999999')
    .default('200')
    .transform(Number),
  MAIL_FROM: mailSender.optional(),
  MAIL_URL: mailServer.optional(),
  MAP_STYLE_URL: mapStyle.prefault(basemapStyle),
  METRICS_PORT: port.optional(),
  OPEN_DATA_LICENCE: openDataLicence,
  PUBLIC_URL: publicOrigin.optional(),
  RATE_LIMITS: onOff.default(true),
  REGION: z
    .string()
    .refine(
      (text) => regionsNamed(text) !== undefined,
      `must be ${regionKeys.join(' or ')}, or several of them, each once, with commas between them`,
    )
    .default(defaultRegion),
  SECURITY_CONTACT: securityContact.optional(),
  SERVICE_WORKER: onOff.default(true),
  SHARED_CACHE_SECONDS: seconds.default(10),
  SUPPORT_USER: oneAddress.optional(),
  TRUST_PROXY: onOff.default(false),
  WATCHDOG_SECONDS: seconds.default(10),
  WORKERS: workerCount.default(1),
});

export const settingNames = Object.keys(environment.shape);

export interface Config extends TwoStepConfig, TracingConfig, DatabaseConfig {
  /** Absolute path of the folder for backups. */
  readonly backupDir: string;
  readonly host: string;
  /** Settings of the list for the Bundesagentur für Arbeit; undefined without an agreement. */
  readonly hrBa: HrBaConfig | undefined;
  /** 0 lets the system choose a free port. */
  readonly port: number;
  /** Absolute path of the folder for the embedded database, files and logs. */
  readonly dataDir: string;
  readonly demoData: boolean;
  /** Seconds for which the server still responds after it was told to stop, while `/readyz` reports the shutdown. */
  readonly drainSeconds: number;
  /** Bucket of the uploaded files; undefined keeps them in the data folder. */
  readonly filesUrl: BucketAddress | undefined;
  /** About the initiative that pays for the board; an empty line separates paragraphs. */
  readonly fundingText: string;
  /** Whether imports may read from this machine and its networks; only for tests and trials. */
  readonly importFromLocal: boolean;
  /** MB of the data folder's disk below which writes are refused; 0: never. */
  readonly minFreeMegabytes: number;
  readonly logLevel: 'debug' | 'info' | 'warn' | 'error' | 'silent';
  readonly mailFrom: FromAddress;
  /** URL of the mail server with its credentials; undefined keeps mails in the data folder. */
  readonly mailUrl: string | undefined;
  /** URL of the map's style; empty for the built-in map only. */
  readonly mapStyleUrl: string;
  /** Port of the metrics, on the same host; undefined for none, 0 for a free one. */
  readonly metricsPort: number | undefined;
  /** Licence of the open data files. */
  readonly openDataLicence: Licence;
  readonly operator: Operator;
  /** Public scheme, host and port of the board; undefined for the address on which it listens (`links.ts`). */
  readonly publicUrl: string | undefined;
  readonly rateLimits: boolean;
  /** Names of the folders in `regions/` whose data the board has, with commas between them. */
  readonly region: string;
  readonly retention: Retention;
  /** Contact for reports of security weaknesses, with its scheme; undefined for the operator's address. */
  readonly securityContact: string | undefined;
  /** Whether browsers store favourites and the last search for offline reading. */
  readonly serviceWorker: boolean;
  /** Seconds for which shared caches may reuse public responses; browsers always revalidate. */
  readonly sharedCacheSeconds: number;
  /** E-mail address, in lower case, of the account that may resend links at any time; undefined for none. */
  readonly supportUser: string | undefined;
  readonly trustProxy: boolean;
  /** Seconds for which the event loop may be blocked before the process is killed; 0 for no limit. */
  readonly watchdogSeconds: number;
  /** Number of processes that serve requests; more than one need a PostgreSQL server. */
  readonly workers: number;
}

const onlyOneProcess =
  'several processes need a PostgreSQL server (DATABASE_URL); the embedded database belongs to one';

const onlyWithServer =
  'the embedded database has no standby; it needs the server that it follows (DATABASE_URL)';

export class ConfigError extends OperatorError {
  override name = 'ConfigError';
}

const notRight = (lines: readonly string[]) =>
  new ConfigError(`These settings are not right:\n${lines.map((line) => `  ${line}`).join('\n')}`);

/** Parses the settings, and checks those that depend on others. @throws {ConfigError} */
function validSettings(env: NodeJS.ProcessEnv) {
  const given = Object.fromEntries(Object.entries(env).filter(([, value]) => value?.trim() !== ''));
  const parsed = environment.safeParse(given);
  if (!parsed.success)
    throw notRight(parsed.error.issues.map((issue) => `${issue.path.join('.')}: ${issue.message}`));
  const settings = parsed.data;
  if (settings.WORKERS > 1 && settings.DATABASE_URL === undefined)
    throw notRight([`WORKERS: ${onlyOneProcess}`]);
  if (settings.DATABASE_READ_URL !== undefined && settings.DATABASE_URL === undefined)
    throw notRight([`DATABASE_READ_URL: ${onlyWithServer}`]);
  const problem = hrBaProblem(settings);
  if (problem !== undefined) throw notRight([problem]);
  return settings;
}

/**
 * Reads the settings from the environment; a value that is empty or blank counts as missing.
 * @param demoByDefault whether the embedded database gets demo data if the setting is missing
 * @throws {ConfigError} whose message lists all errors, one per line
 */
export function readConfig(env: NodeJS.ProcessEnv, demoByDefault = false): Config {
  const settings = validSettings(env);
  const dataDir = resolve(settings.DATA_DIR);
  return {
    ...twoStepOf(settings),
    ...tracingOf(settings),
    ...databaseOf(settings),
    backupDir: resolve(settings.BACKUP_DIR ?? join(dataDir, 'backups')),
    host: settings.HOST,
    hrBa: hrBaOf(settings),
    port: settings.PORT,
    dataDir,
    demoData: settings.DEMO_DATA ?? (demoByDefault && settings.DATABASE_URL === undefined),
    drainSeconds: settings.DRAIN_SECONDS,
    filesUrl: settings.FILES_URL,
    fundingText: settings.FUNDING_TEXT,
    importFromLocal: settings.IMPORT_FROM_LOCAL,
    minFreeMegabytes: settings.LEAST_FREE_MB,
    logLevel: settings.LOG_LEVEL,
    mailFrom: settings.MAIL_FROM ?? defaultSender(settings.PUBLIC_URL),
    mailUrl: settings.MAIL_URL,
    mapStyleUrl: settings.MAP_STYLE_URL,
    metricsPort: settings.METRICS_PORT,
    openDataLicence: settings.OPEN_DATA_LICENCE,
    operator: operatorOf(settings),
    publicUrl: settings.PUBLIC_URL,
    rateLimits: settings.RATE_LIMITS,
    region: settings.REGION,
    retention: retentionOf(settings),
    securityContact: settings.SECURITY_CONTACT,
    serviceWorker: settings.SERVICE_WORKER,
    sharedCacheSeconds: settings.SHARED_CACHE_SECONDS,
    supportUser: settings.SUPPORT_USER,
    trustProxy: settings.TRUST_PROXY,
    watchdogSeconds: settings.WATCHDOG_SECONDS,
    workers: settings.WORKERS,
  };
}
