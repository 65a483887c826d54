import type { AccountDeps } from '../accounts/deps.ts';
import type { Queries } from '../../core/database/database.ts';

/** Gives what an account owns in another feature to the account that takes its place. */
export type HandOver = (tx: Queries, from: number, to: number) => Promise<void>;

export interface TeamDeps extends Pick<
  AccountDeps,
  'database' | 'clock' | 'attempts' | 'links' | 'changes'
> {
  /** Of every feature that keeps the id of an account. */
  readonly handOvers: readonly HandOver[];
  /** Called before a colleague is deleted, for what the colleague has begun in other features. */
  readonly onColleagueGone: readonly HandOver[];
}

/** Page where an invitation is accepted. */
export const invitationPage = '/konto/mitarbeit';

/** Page where a colleague takes over an account. */
export const transferPage = '/konto/uebernahme';
