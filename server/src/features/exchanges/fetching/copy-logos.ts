import { settingsOf } from '@lehrpfad/contract/exchanges/settings.ts';
import { writeLowPriority } from '../../../core/database/change-feed/low-priority.ts';
import type { Clock } from '../../../core/clock.ts';
import type { Database } from '../../../core/database/database.ts';
import { AppError } from '../../../core/http/errors.ts';
import type { StoredFiles } from '../../../core/files/stored-files.ts';
import { readPicture } from '../../../core/files/uploaded-picture.ts';
import { giveImportedLogo } from '../../companies/company-store.ts';
import { ExchangeError, type Adapter } from '../adapters/adapter.ts';
import type { Adapters } from '../adapters/all.ts';
import { RobotsCheck } from '../adapters/career-page/robots-check.ts';
import type { Exchange } from '../exchange.ts';
import { pause } from '../runs/pace.ts';
import type { SafeHttp } from './safe-http.ts';
import { markTried } from './store.ts';
import { wantedLogos, type WantedLogo } from './wanted-logos.ts';

export interface LogoDeps {
  readonly database: Database;
  readonly stored: StoredFiles;
  readonly http: SafeHttp;
  readonly adapters: Adapters;
  readonly clock: Clock;
  /** Maximum number of logos that are requested after one run; the next run continues. 300 by default. */
  readonly max?: number;
  /** Pause between two requests, 300 by default. */
  readonly pauseMs?: number;
}

const defaultMax = 300;
const defaultPauseMs = 300;
const maxBytes = 1024 * 1024;

/** After so many failed requests a host is left alone until the next run. */
const maxProblems = 3;

/** Reasons that concern the host, not this logo. */
const passing = new Set(['unreachable', 'too-many-requests', 'refused']);

/** Whether the robots.txt of its host lets us read a logo. */
async function isAllowed(robots: RobotsCheck, url: string, signal: AbortSignal): Promise<boolean> {
  try {
    await robots.check(url, signal);
    return true;
  } catch (error) {
    if (error instanceof ExchangeError) return false;
    throw error;
  }
}

/** Returns the picture as we store it; null if there is none, or if the response is no picture. */
async function fetchLogo(
  { http, robots }: LogoDeps & { readonly robots: RobotsCheck | undefined },
  { logoHeaders }: Adapter,
  exchange: Exchange,
  { url }: WantedLogo,
  signal: AbortSignal,
): Promise<Buffer | null> {
  const headers = logoHeaders?.(exchange.settings as never) ?? {};
  if (robots !== undefined && !(await isAllowed(robots, url, signal))) return null;
  try {
    const { status, body } = await http.bytes({
      url,
      maxBytes,
      signal,
      allowMissing: true,
      headers: { ...headers, Accept: 'image/*' },
    });
    return status === 404 ? null : await readPicture(body);
  } catch (error) {
    if (error instanceof AppError && error.statusCode === 400) return null;
    if (error instanceof ExchangeError && !passing.has(error.reason)) return null;
    throw error;
  }
}

/** Stores the logo once for each company, so that each company can replace its own later. */
async function keep(
  { database, stored, clock }: LogoDeps,
  { companies, records }: WantedLogo,
  picture: Buffer | null,
): Promise<void> {
  const receivers = picture === null ? [] : [...companies];
  const files = receivers.map(() => ({ kind: 'logo' as const, bytes: picture as Buffer }));
  await stored.write(files, (keys) =>
    writeLowPriority(database, async (tx) => {
      const gone: string[] = [];
      for (const [at, id] of receivers.entries()) {
        const key = keys[at] ?? '';
        if (!(await giveImportedLogo(tx, id, key, clock()))) gone.push(key);
      }
      await markTried(tx, records);
      return { result: undefined, gone };
    }),
  );
}

/**
 * Copies the logos that an exchange names for companies without logo and owner into our own store. Each is requested once for its record,
 * also if that fails. A host with problems is left alone until the next run.
 * @throws the signal's reason; errors of the database or the file store
 */
export async function copyLogos(
  deps: LogoDeps,
  given: Exchange,
  signal: AbortSignal,
): Promise<void> {
  const adapter: Adapter | undefined = deps.adapters[given.kind];
  const settings = settingsOf[given.kind].safeParse(given.settings);
  if (adapter === undefined || !settings.success) return;
  const exchange = { ...given, settings: settings.data };
  const reading = { database: deps.database, adapter, signal };
  const logos = await wantedLogos(reading, exchange, deps.max ?? defaultMax);
  // A source that gives us a key for its logos has allowed us to read them.
  const robots = adapter.logoHeaders === undefined ? new RobotsCheck(deps.http) : undefined;
  const problems = new Map<string, number>();
  for (const logo of logos) {
    const host = URL.parse(logo.url)?.host ?? '';
    const sofar = problems.get(host) ?? 0;
    if (sofar >= maxProblems) continue;
    await pause(deps.pauseMs ?? defaultPauseMs, signal);
    try {
      const picture = await fetchLogo({ ...deps, robots }, adapter, exchange, logo, signal);
      await keep(deps, logo, picture);
    } catch (error) {
      // Too many pictures are being read at present, or the host has problems.
      if (!(error instanceof ExchangeError || error instanceof AppError)) throw error;
      const isFinal = error instanceof ExchangeError && error.reason !== 'unreachable';
      problems.set(host, isFinal ? maxProblems : sofar + 1);
    }
  }
}
