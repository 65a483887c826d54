import type { ExchangeKind, RunTrigger } from '@lehrpfad/contract/exchanges/options.ts';
import type { Queries } from '../../../../core/database/database.ts';
import { conflict, notFound } from '../../../../core/http/errors.ts';
import { lockExchange } from '../../store.ts';
import {
  deleteLeftOut,
  findExchangeOfRun,
  findSetAside,
  hasNewerRun,
  insertDue,
  insertRun,
  updateHeld,
  updateToGoOn,
  updateToStop,
  wakeRunners,
} from './queue-store.ts';

/**
 * Queues a run of an exchange, and wakes the runners.
 * @param userId the account that requested it; null for the clock and the command
 * @param createdAt the present moment for a caller with its own clock
 * @returns the id of the run
 * @throws 404; 409 if a run waits or runs already, or if the exchange is not active (a command may read it all the same)
 */
export async function queueRun(
  tx: Queries,
  exchangeId: number,
  trigger: RunTrigger,
  userId: number | null,
  createdAt?: Date,
): Promise<number> {
  const { active } = await lockExchange(tx, exchangeId);
  if (!active && trigger !== 'command') throw conflict('Die Schnittstelle ist nicht aktiv.');
  const id = await insertRun(tx, { exchangeId, trigger, userId, createdAt });
  if (id === undefined) throw conflict('Für diese Schnittstelle läuft bereits ein Import.');
  await wakeRunners(tx);
  return id;
}

/**
 * Queues the daily runs that are due, and wakes the runners.
 * @param kinds kinds of exchanges that are read daily
 */
export async function queueDue(
  tx: Queries,
  kinds: readonly ExchangeKind[],
  now: Date,
): Promise<void> {
  if ((await insertDue(tx, kinds, now)) > 0) await wakeRunners(tx);
}

/**
 * Stops a run: at once if it waits, otherwise after the current batch. Its written records stay; nothing is taken down.
 * @throws 404; 409 if it is over or held
 */
export async function requestStop(tx: Queries, runId: number): Promise<void> {
  if (await updateToStop(tx, runId)) return wakeRunners(tx);
  if ((await findExchangeOfRun(tx, runId)) === undefined) throw notFound();
  throw conflict('Der Lauf ist bereits beendet.');
}

/** Refuses a decision about a run that is not the latest one of its exchange. @throws 404; 409 */
async function lockLatest(tx: Queries, runId: number): Promise<number> {
  const exchangeId = await findExchangeOfRun(tx, runId);
  if (exchangeId === undefined) throw notFound();
  await lockExchange(tx, exchangeId);
  if (await hasNewerRun(tx, exchangeId, runId))
    throw conflict('Inzwischen gibt es einen neueren Lauf.');
  return exchangeId;
}

/**
 * Makes a run that is set aside continue from its progress, with or without the record that its processes died with.
 * @throws 404; 409 if it is not set aside (any more), a newer run exists, or the record to leave out is unknown
 */
export async function decideSetAside(
  tx: Queries,
  runId: number,
  userId: number,
  decision: 'again' | 'skip',
): Promise<void> {
  const exchangeId = await lockLatest(tx, runId);
  const run = await findSetAside(tx, runId);
  if (!run) throw conflict('Über diesen Lauf wurde bereits entschieden.');
  if (decision === 'skip' && run.record === null)
    throw conflict('Es ist nicht bekannt, welcher Datensatz auszulassen wäre.');
  if (decision === 'again') await deleteLeftOut(tx, exchangeId, run.record);
  await updateToGoOn(tx, runId, userId);
  await wakeRunners(tx);
}

/**
 * Confirms a held run, so that the runner takes down the records that it has not seen, or dismisses it, so that they stay.
 * @throws 404; 409 if it is not held (any more), or a newer run exists
 */
export async function decideHeld(
  tx: Queries,
  runId: number,
  userId: number,
  decision: 'confirm' | 'dismiss',
): Promise<void> {
  await lockLatest(tx, runId);
  const isConfirmed = decision === 'confirm';
  if (!(await updateHeld(tx, runId, userId, isConfirmed)))
    throw conflict('Über diesen Lauf wurde bereits entschieden.');
  if (isConfirmed) await wakeRunners(tx);
}
