import type { Queries } from '../../../core/database/database.ts';
import { invalidInput } from '../../../core/http/errors.ts';
import { lockCompany, type CompanyRow } from '../company-store.ts';

/** From which branch to which. */
export interface Move extends Pick<CompanyRow, 'id' | 'addressId'> {
  readonly moveTo: number;
}

/** What features above do with their own rows when a branch closes: they move what may move. @returns how many of them stay */
export type Mover = (tx: Queries, move: Move, now: Date) => Promise<number>;

/**
 * Moves what hangs on a branch that closes to another one of its account.
 * @returns how many stay
 * @throws {AppError} 400 where that is no branch of the account
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
