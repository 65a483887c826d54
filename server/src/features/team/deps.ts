import type { AccountDeps } from '../accounts/deps.ts';
import type { Queries } from '../../core/database/database.ts';

/** Moves an account's data of another feature to the account that replaces it. */
export type Reassign = (tx: Queries, from: number, to: number) => Promise<void>;

export interface TeamDeps extends Pick<
  AccountDeps,
  'database' | 'clock' | 'attempts' | 'links' | 'changes'
> {
  /** Functions of all features that store the id of an account. */
  readonly onTransfer: readonly Reassign[];
  /** Called before a colleague is deleted, for data of the colleague in other features. */
  readonly onColleagueGone: readonly Reassign[];
}

/** Page where an invitation is accepted. */
export const invitationPage = '/konto/mitarbeit';

/** Page where a colleague takes over an account. */
export const transferPage = '/konto/uebernahme';
