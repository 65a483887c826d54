import type { RateLimiter } from '../../core/security/rate-limiter.ts';
import type { ChangeFeed } from '../../core/database/change-feed/changes.ts';
import type { Clock } from '../../core/clock.ts';
import type { Database, Queries } from '../../core/database/database.ts';
import type { Links } from '../../core/http/links.ts';
import type { StoredFiles } from '../../core/files/stored-files.ts';
import type { SecondStep } from './second-step/second-step.ts';

/** Deletes an account's data in another feature. @returns keys of the files whose row was deleted */
export type OnAccountDeleted = (
  tx: Queries,
  userId: number,
  now: Date,
) => Promise<readonly (string | null)[]>;

/** The dependencies of accounts, including callbacks of features that depend on accounts. */
export interface AccountDeps {
  readonly database: Database;
  readonly clock: Clock;
  readonly attempts: RateLimiter;
  readonly links: Links;
  readonly changes: Pick<ChangeFeed, 'write'>;
  readonly stored: Pick<StoredFiles, 'remove'>;
  readonly secondStep: SecondStep;
  /** In calling order: features whose rows refer to others come before those others. */
  readonly onAccountDeleted: readonly OnAccountDeleted[];
  /** Called when an account has been activated. */
  readonly onAccountActivated: readonly ((tx: Queries, userId: number) => Promise<void>)[];
}

/** Page where a new password is requested; mails link to it, too. */
export const forgottenPasswordPage = '/konto/passwort-vergessen';

/** A page of the single-page application, hence the hash. */
export const loginPage = '/#/login';

/** Page of the own account, where the password is changed and passkeys are added and removed. */
export const accountPage = '/#/konto';
