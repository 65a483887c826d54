import type { Actor } from '../../core/security/callers.ts';
import type { FullExchange } from '@lehrpfad/contract/exchanges/exchanges.ts';
import type { Queries } from '../../core/database/database.ts';
import { recordAction, type AuditNote } from '../audit/trail.ts';

/** Removes the user, the password and the query of a URL, which may be secret. */
function bareAddress(value: unknown): unknown {
  if (typeof value !== 'string' || !URL.canParse(value)) return value;
  const { origin, pathname } = new URL(value);
  return origin + pathname;
}

/** Returns settings for the audit trail. For a key only its presence is recorded. */
function bareSettings(settings: Readonly<Record<string, unknown>>) {
  return Object.fromEntries(
    Object.entries(settings).map(([name, value]) =>
      name === 'mapping'
        ? [name, JSON.stringify(value)]
        : name === 'apiKey'
          ? [name, value === '' ? '' : 'hinterlegt']
          : [name, bareAddress(value)],
    ),
  );
}

function valuesOf({ name, active, daily_at, rank, logo, settings }: FullExchange) {
  return { name, active, daily_at, rank, logo, ...bareSettings(settings) };
}

const about = ({ id, name }: Pick<FullExchange, 'id' | 'name'>) =>
  ({ subject: 'exchange', id, name }) as const;

export function recordCreated(tx: Queries, caller: Actor, exchange: FullExchange): Promise<void> {
  const after = { kind: exchange.kind, ...valuesOf(exchange) };
  return recordAction(tx, { caller, ...about(exchange), action: 'created', after });
}

export function recordDeleted(tx: Queries, caller: Actor, exchange: FullExchange): Promise<void> {
  const before = { kind: exchange.kind, ...valuesOf(exchange) };
  return recordAction(tx, { caller, ...about(exchange), action: 'deleted', before });
}

/**
 * Records a change of an exchange. Switching it on or off is a separate entry.
 * @param withdrawn how many ads were withdrawn with it
 */
export async function recordChanges(
  tx: Queries,
  caller: Actor,
  before: FullExchange,
  after: FullExchange,
  withdrawn: number | null,
): Promise<void> {
  const note = (action: AuditNote['action'], was: object, is: object) =>
    recordAction(tx, {
      caller,
      ...about(after),
      action,
      before: { ...was },
      after: { ...is },
    });
  const { active: was, ...others } = valuesOf(before);
  const { active: is, ...now } = valuesOf(after);
  if (was !== is) {
    const gone = withdrawn === null ? {} : { withdrawn };
    await note(is ? 'reactivated' : 'deactivated', { active: was }, { active: is, ...gone });
  }
  await note('changed', others, now);
}

/** Records an action on a run. */
export function recordRun(
  tx: Queries,
  caller: Actor,
  run: { readonly id: number; readonly exchange: number; readonly exchange_name: string },
  action: 'started' | 'stopped' | 'confirmed' | 'dismissed',
): Promise<void> {
  return recordAction(tx, {
    caller,
    action,
    subject: 'exchange',
    id: run.exchange,
    name: run.exchange_name,
    after: { run: run.id },
  });
}
