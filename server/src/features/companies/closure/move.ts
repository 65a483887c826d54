import type { Queries } from '../../../core/database/database.ts';
import { invalidInput } from '../../../core/http/errors.ts';
import { lockCompany, type CompanyRow } from '../company-store.ts';

/** The source and the target branch. */
export interface Move extends Pick<CompanyRow, 'id' | 'addressId'> {
  readonly moveTo: number;
}

/** Moves the rows of a feature that depends on companies when a branch closes. @returns how many of them could not move */
export type Mover = (tx: Queries, move: Move, now: Date) => Promise<number>;

/**
 * Moves the data of a closing branch to another one of its account.
 * @returns how many rows could not move
 * @throws {AppError} 400 if the target is not a branch of the account
 */
export async function moveAll(
  tx: Queries,
  { userId, ...move }: Move & Pick<CompanyRow, 'userId'>,
  now: Date,
  movers: readonly Mover[],
): Promise<number> {
  const { id, moveTo } = move;
  const target = moveTo === id ? undefined : await lockCompany(tx, moveTo);
  if (target === undefined || target.userId !== userId)
    throw invalidInput({ move_to: ['Firma nicht im System!'] });
  let left = 0;
  for (const mover of movers) left += await mover(tx, move, now);
  return left;
}
