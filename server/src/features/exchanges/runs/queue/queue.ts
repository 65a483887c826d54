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
 * Has an exchange read as soon as a process is free. Wakes the runners.
 * @param userId who asked for it; null for the clock and the command
 * @param createdAt the present moment, for those that have a clock of their own
 * @returns the id of the run
 * @throws 404; 409 where one waits or runs already, or where the exchange is not active (a command reads it all the same)
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
 * @param kinds those that are read by the clock
 */
export async function queueDue(
  tx: Queries,
  kinds: readonly ExchangeKind[],
  now: Date,
): Promise<void> {
  if ((await insertDue(tx, kinds, now)) > 0) await wakeRunners(tx);
}

/**
 * Ends a run: at once where it waits, else after the present batch. What it has written stays; nothing counts as gone.
 * @throws 404; 409 where it is over, or held
 */
export async function requestStop(tx: Queries, runId: number): Promise<void> {
  if (await updateToStop(tx, runId)) return wakeRunners(tx);
  if ((await findExchangeOfRun(tx, runId)) === undefined) throw notFound();
  throw conflict('Der Lauf ist bereits beendet.');
}

/** What an editor decides about must be the exchange's latest run. @throws 404; 409 */
async function lockLatest(tx: Queries, runId: number): Promise<number> {
  const exchangeId = await findExchangeOfRun(tx, runId);
  if (exchangeId === undefined) throw notFound();
  await lockExchange(tx, exchangeId);
  if (await hasNewerRun(tx, exchangeId, runId))
    throw conflict('Inzwischen gibt es einen neueren Lauf.');
  return exchangeId;
}

/**
 * An editor's word on a run that is set aside: it goes on where it stands, with or without the record that its processes died with.
 * @throws 404; 409 where it is not set aside (any more), another run has come after it, or it is not known what to leave out
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
 * An editor's word on a held run: what it has not seen is taken down by the runner, or stays.
 * @throws 404; 409 where it is not held (any more), or another run has come after it
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
