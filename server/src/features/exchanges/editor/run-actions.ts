import type { Actor } from '../../../core/security/callers.ts';
import type { FullRun, RunDecision } from '@lehrpfad/contract/exchanges/runs.ts';
import type { Queries } from '../../../core/database/database.ts';
import { conflict } from '../../../core/http/errors.ts';
import { fullRun } from './run-store.ts';
import { decideHeld, decideSetAside, queueRun, requestStop } from '../runs/queue/queue.ts';
import { findExchange } from '../store.ts';
import { recordRun } from '../trail.ts';

/** Queues a run of an exchange. @throws 404; 409 if a run is under way, the exchange is not active, or it is an upload */
export async function start(tx: Queries, caller: Actor, exchangeId: number): Promise<FullRun> {
  const exchange = await findExchange(tx, exchangeId);
  if (exchange?.kind === 'upload')
    throw conflict('Tabellen lädt das Unternehmen selbst hoch: Hier gibt es nichts abzurufen.');
  const run = await fullRun(tx, await queueRun(tx, exchangeId, 'demand', caller.userId));
  await recordRun(tx, caller, run, 'started');
  return run;
}

/** Stops a run. @throws 404; 409 if it is over */
export async function stop(tx: Queries, caller: Actor, runId: number): Promise<FullRun> {
  await requestStop(tx, runId);
  const run = await fullRun(tx, runId);
  await recordRun(tx, caller, run, 'stopped');
  return run;
}

const noted = {
  ...({ confirm: 'confirmed', dismiss: 'dismissed', again: 'started', skip: 'started' } as const),
};

/** Decides about a run that is held or set aside. @throws 404; 409 if somebody has decided, or there is a newer run */
export async function decide(
  tx: Queries,
  caller: Actor,
  runId: number,
  decision: RunDecision,
): Promise<FullRun> {
  if (decision === 'confirm' || decision === 'dismiss')
    await decideHeld(tx, runId, caller.userId, decision);
  else await decideSetAside(tx, runId, caller.userId, decision);
  const run = await fullRun(tx, runId);
  await recordRun(tx, caller, run, noted[decision]);
  return run;
}
