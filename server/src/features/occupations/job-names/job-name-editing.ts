import type {
  JobName,
  JobNameChange,
  jobNameForm,
} from '@lehrpfad/contract/occupations/editing.ts';
import type { z } from 'zod';
import { programmeName } from '@lehrpfad/regions/parts/programme.ts';
import type { Actor } from '../../../core/security/callers.ts';
import type { Queries } from '../../../core/database/database.ts';
import {
  AppError,
  conflict,
  existsAlready,
  invalidInput,
  notFound,
  isStale,
  staleEdit,
} from '../../../core/http/errors.ts';
import { recordAction } from '../../audit/trail.ts';
import {
  insertJobName,
  keepFormerNames,
  jobNameCalled,
  jobNamesById,
  lockJobNames,
  mappedTo,
  setBrafo,
  updateJobNames,
  type BrafoOfJobName,
} from './job-name-store.ts';
import { brafoFields } from '../store.ts';

/** Returns the error for a mapping that conflicts with existing ones. */
function cannotBeMapped(message: string): AppError {
  return new AppError(409, {
    detail: message,
    code: 'conflict',
    errors: { Mapping: [message] },
  });
}

/** A job name whose `Mapping` a change sets. */
interface Wish {
  readonly row: JobName;
  readonly targetId: number;
}

/**
 * @param settled new targets by the ids of the changed job names
 * @param others unchanged mappings
 */
function refuseChain(
  { row, targetId }: Wish,
  target: JobName | undefined,
  settled: ReadonlyMap<number, number | null>,
  others: Awaited<ReturnType<typeof mappedTo>>,
): void {
  if (!target) throw invalidInput({ Mapping: ['Bitte Berufsbezeichnung auswählen.'] });
  if (targetId === row.id)
    throw cannotBeMapped(`„${row.name}“ kann nicht sich selbst zugeordnet werden.`);
  const leadsOn = settled.has(targetId) ? settled.get(targetId) : target.Mapping?.id;
  if (typeof leadsOn === 'number')
    throw cannotBeMapped(
      `„${target.name}“ ist selbst einer anderen Berufsbezeichnung zugeordnet. Bitte wählen Sie eine, die für sich steht.`,
    );
  const other = others.find((one) => one.targetId === row.id);
  if (other)
    throw cannotBeMapped(
      `„${row.name}“ kann nicht zugeordnet werden, weil ihr andere Berufsbezeichnungen zugeordnet sind, zum Beispiel „${other.name}“.`,
    );
}

/**
 * Refuses mappings in several steps, with all changes applied.
 * @throws {AppError} 400 if a target does not exist, 409 for chains and cycles
 */
async function refuseChains(
  tx: Queries,
  rows: ReadonlyMap<number, JobName>,
  changes: readonly JobNameChange[],
): Promise<void> {
  const wishes = changes.flatMap(({ id, Mapping }): Wish[] => {
    const row = rows.get(id);
    return row && typeof Mapping === 'number' ? [{ row, targetId: Mapping }] : [];
  });
  if (wishes.length === 0) return;
  const settled = new Map(
    changes.flatMap(({ id, Mapping }) => (Mapping === undefined ? [] : [[id, Mapping] as const])),
  );
  const targets = new Map(
    (
      await jobNamesById(
        tx,
        wishes.map(({ targetId }) => targetId),
      )
    ).map((row) => [row.id, row]),
  );
  const others = (
    await mappedTo(
      tx,
      wishes.map(({ row }) => row.id),
    )
  ).filter(({ id }) => !settled.has(id));

  for (const wish of wishes) refuseChain(wish, targets.get(wish.targetId), settled, others);
}

/**
 * Renames job names, and keeps the former ones for searches and imports if requested.
 * @throws {AppError} 409 if another one has the name, ignoring case, or if the name is external
 */
async function rename(
  tx: Queries,
  rows: ReadonlyMap<number, JobName>,
  changes: readonly JobNameChange[],
): Promise<void> {
  const renamed = changes.flatMap(({ id, name, keep_former: isKept, external }) => {
    const row = rows.get(id);
    if (!row || name === undefined || name === row.name) return [];
    if (row.external && external !== false) throw conflict(notOurs, { ...row });
    return [{ id, name, former: isKept ? row.name : null }];
  });
  const taken = new Set<string>();
  for (const { id, name } of renamed) {
    const other = await jobNameCalled(tx, name);
    if (other && other.id !== id) throw existsAlready('name', other);
    const inSmall = name.toLocaleLowerCase('de');
    if (taken.has(inSmall)) throw existsAlready('name', { name });
    taken.add(inSmall);
  }
  if (renamed.length > 0) await keepFormerNames(tx, renamed);
}

const notOurs =
  'Diese Berufsbezeichnung kommt aus einer anderen Börse. Ordnen Sie sie einer vorhandenen zu.';

/** @throws {AppError} 400 for a BRAFO field that does not exist */
async function brafoNames(
  tx: Queries,
  wanted: readonly Pick<BrafoOfJobName, 'Brafo'>[],
): Promise<ReadonlyMap<number, string>> {
  const names = new Map(
    (await brafoFields(tx)).map(({ id, number, description }) => [id, `${number} ${description}`]),
  );
  if (wanted.some(({ Brafo }) => Brafo.some((id) => !names.has(id))))
    throw invalidInput({ Brafo: [`Bitte ${programmeName}-Felder aus der Liste wählen.`] });
  return names;
}

/** Returns the data of a job name that the audit trail stores. */
function valuesOf(row: JobName, brafo: ReadonlyMap<number, string>) {
  return {
    name: row.name,
    Mapping: row.Mapping,
    Brafo: row.Brafo.map((id) => ({ id, name: brafo.get(id) ?? '' })),
    blocked: row.blocked,
    external: row.external,
  };
}

function actionOf(before: JobName, after: JobName) {
  const isSame =
    before.name === after.name &&
    before.Mapping?.id === after.Mapping?.id &&
    before.Brafo.join() === after.Brafo.join();
  if (before.blocked === after.blocked || !isSame) return 'changed';
  return after.blocked ? 'blocked' : 'released';
}

/** @throws {AppError} 404; 409 with all that have changed since they were read */
function refuseAllStale(
  rows: ReadonlyMap<number, JobName>,
  changes: readonly JobNameChange[],
): void {
  const changed = changes.flatMap(({ id, last_updated: readAt }) => {
    const row = rows.get(id);
    if (!row) throw notFound();
    return isStale(row, readAt) ? [row] : [];
  });
  if (changed.length > 0) throw staleEdit({ ...changed[0], changed });
}

/**
 * Changes job names, all of them or none.
 * @returns the changed ones, in the order of the changes
 * @throws {AppError} 404; 400 for a BRAFO field or target that does not exist; 409 for a chain of mappings, an existing name, or a stale
 * one
 */
export async function changeMany(
  tx: Queries,
  caller: Actor,
  changes: readonly JobNameChange[],
): Promise<JobName[]> {
  await lockJobNames(tx);
  const ids = changes.map(({ id }) => id);
  const before = new Map((await jobNamesById(tx, ids)).map((row) => [row.id, row]));
  refuseAllStale(before, changes);
  await refuseChains(tx, before, changes);
  await rename(tx, before, changes);
  const wanted = changes.flatMap(({ id, Brafo }) => (Brafo ? [{ id, Brafo }] : []));
  const names = await brafoNames(tx, wanted);
  await updateJobNames(tx, changes);
  await setBrafo(tx, wanted);

  const after = new Map((await jobNamesById(tx, ids)).map((row) => [row.id, row]));
  const results: JobName[] = [];
  for (const id of ids) {
    const [was, is] = [before.get(id), after.get(id)];
    if (!was || !is) throw new Error(`Job name ${id} went away while it was locked.`);
    results.push(is);
    await recordAction(tx, {
      caller,
      action: actionOf(was, is),
      subject: 'job-name',
      id,
      name: is.name,
      before: valuesOf(was, names),
      after: valuesOf(is, names),
    });
  }
  return results;
}

/** Adds a job name. @throws {AppError} 409 if one of that name exists, ignoring case; 400 for a BRAFO field that does not exist */
export async function createOne(
  tx: Queries,
  caller: Actor,
  { name, Brafo }: z.output<typeof jobNameForm>,
): Promise<JobName> {
  await lockJobNames(tx);
  const other = await jobNameCalled(tx, name);
  if (other) throw existsAlready('name', other);
  const names = await brafoNames(tx, [{ Brafo }]);
  const id = await insertJobName(tx, name);
  await setBrafo(tx, [{ id, Brafo }]);
  const [row] = await jobNamesById(tx, [id]);
  if (!row) throw new Error(`Job name ${id} went away while it was made.`);
  await recordAction(tx, {
    caller,
    action: 'created',
    subject: 'job-name',
    id,
    name,
    after: { name, Brafo: valuesOf(row, names).Brafo },
  });
  return row;
}
