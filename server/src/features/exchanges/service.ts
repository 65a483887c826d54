import type { Actor } from '../../core/security/callers.ts';
import type {
  FullExchange,
  patchExchange,
  postExchange,
} from '@lehrpfad/contract/exchanges/exchanges.ts';
import { settingsOf } from '@lehrpfad/contract/exchanges/settings.ts';
import type { ExchangeKind } from '@lehrpfad/contract/exchanges/options.ts';
import type { z } from 'zod';
import type { Queries } from '../../core/database/database.ts';
import { conflict, existsAlready, invalidInput, refuseStale } from '../../core/http/errors.ts';
import type { Written } from '../../core/files/stored-files.ts';
import { hasSource, renameSource, withdrawImported } from '../job-ads/source-store.ts';
import {
  forgetShown,
  hasRecords,
  lockNames,
  insertExchange,
  lockExchange,
  nameTaken,
  removeExchange,
  updateExchange,
} from './store.ts';
import { hasAddress, noAddress } from './exchange.ts';
import { exchangeById } from './editor/listing.ts';
import { queueRun, requestStop } from './runs/queue/queue.ts';
import { recordChanges, recordCreated, recordDeleted } from './trail.ts';

type Post = z.output<NonNullable<typeof postExchange.body>>;
type Patch = z.output<NonNullable<typeof patchExchange.body>>;

interface Write<Body> {
  readonly caller: Actor;
  readonly body: Body;
  /** Key of a logo that was sent. */
  readonly logo: string | undefined;
  readonly now: Date;
}

/** Checks settings. @throws 400 with the messages under the names of the settings, which are fields of the form */
function settingsIn(kind: ExchangeKind, settings: unknown): Record<string, unknown> {
  const read = settingsOf[kind].safeParse(settings);
  if (read.success) return read.data;
  const errors: Record<string, string[]> = {};
  for (const { path, message } of read.error.issues)
    (errors[String(path[0] ?? 'settings')] ??= []).push(message);
  throw invalidInput(errors);
}

/** Refuses a name that another exchange has. @throws 409 */
async function refuseTaken(tx: Queries, name: string, id: number | null): Promise<void> {
  await lockNames(tx);
  const other = await nameTaken(tx, name, id);
  if (other) throw existsAlready('name', { id: other.id });
}

/** Queues the first run of an exchange that was just switched on. It is the run of that day. */
async function firstRun(tx: Queries, { id, kind, under_way }: FullExchange, now: Date) {
  if (kind !== 'upload' && !under_way) await queueRun(tx, id, 'first', null, now);
}

/** Adds an exchange. @throws 400 with `errors` by field; 409 if the name is taken */
export async function addExchange(
  tx: Queries,
  { caller, body, logo, now }: Write<Post>,
): Promise<FullExchange> {
  const settings = settingsIn(body.kind, body.settings);
  await refuseTaken(tx, body.name, null);
  const id = await insertExchange(tx, { ...body, settings, logo: logo ?? null }, now);
  const added = await exchangeById(tx, id, now);
  await recordCreated(tx, caller, added);
  if (!added.active) return added;
  await firstRun(tx, added, now);
  return exchangeById(tx, id, now);
}

/** Changes the name of the exchange wherever it is stored. */
async function rename(tx: Queries, { id, name }: FullExchange, to: string): Promise<void> {
  await refuseTaken(tx, to, id);
  if (await hasSource(tx, to))
    throw invalidInput({ name: ['Unter diesem Namen gibt es schon importierte Anzeigen.'] });
  await renameSource(tx, name, to);
}

/** Stops the runs of an exchange, and withdraws its ads if that is wanted. @returns how many; null if they stay */
async function switchOff(
  tx: Queries,
  { id, under_way }: FullExchange,
  shown: Patch['shown'],
): Promise<number | null> {
  if (under_way && !under_way.stop_requested) await requestStop(tx, under_way.id);
  if (shown === 'stay') return null;
  return withdrawImported(tx, await forgetShown(tx, id));
}

/**
 * Changes the sent fields of an exchange.
 * @returns the exchange, and its former logo if it was replaced
 * @throws 400 with `errors`, 404, 409 if it was changed since `last_updated`, the name is taken, or it is activated without an address
 */
export async function changeExchange(
  tx: Queries,
  id: number,
  { caller, body, logo: newLogo, now }: Write<Patch>,
): Promise<Written<FullExchange>> {
  const row = await lockExchange(tx, id);
  const current = await exchangeById(tx, id, now);
  refuseStale(current, body.last_updated);
  const settings =
    body.settings && settingsIn(current.kind, { ...current.settings, ...body.settings });
  const { name, active, daily_at, rank } = body;
  const isSwitchedOn = active === true && !current.active;
  if (isSwitchedOn && !hasAddress({ ...current, ...(settings && { settings }) })) throw noAddress();
  if (name !== undefined && name !== current.name) await rename(tx, current, name);
  const isSwitchedOff = current.active && active === false;
  const withdrawn = isSwitchedOff ? await switchOff(tx, current, body.shown) : null;
  const logo = newLogo ?? (body.logo === '' ? null : undefined);
  await updateExchange(tx, id, { name, active, daily_at, rank, settings, logo }, now);
  if (isSwitchedOn) await firstRun(tx, current, now);
  const result = await exchangeById(tx, id, now);
  await recordChanges(tx, caller, current, result, withdrawn);
  return { result, gone: logo === undefined ? [] : [row.logo] };
}

/**
 * Deletes an exchange that has never sent anything.
 * @returns its logo, to be removed after the commit
 * @throws 404; 409 if there are records of it
 */
export async function deleteExchange(
  tx: Queries,
  caller: Actor,
  id: number,
  now: Date,
): Promise<readonly (string | null)[]> {
  const row = await lockExchange(tx, id);
  const exchange = await exchangeById(tx, id, now);
  if (await hasRecords(tx, id))
    throw conflict(
      'Diese Schnittstelle hat schon Anzeigen geliefert und bleibt zum Nachweis erhalten. Sie können sie deaktivieren.',
    );
  if (exchange.under_way) throw conflict('Diese Schnittstelle wird gerade gelesen.');
  await recordDeleted(tx, caller, exchange);
  await removeExchange(tx, id);
  return [row.logo];
}
