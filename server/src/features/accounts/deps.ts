import type { RateLimiter } from '../../core/security/rate-limiter.ts';
import type { ChangeFeed } from '../../core/database/changes.ts';
import type { Clock } from '../../core/clock.ts';
import type { Database, Queries } from '../../core/database/database.ts';
import type { Links } from '../../core/http/links.ts';
import type { StoredFiles } from '../../core/files/stored-files.ts';

/** Deletes what an account has in another feature. @returns keys of the files that lose their row */
export type OnAccountDeleted = (
  tx: Queries,
  userId: number,
  now: Date,
) => Promise<readonly (string | null)[]>;

/** What accounts stand on, and what features above them hand in. */
export interface AccountDeps {
  readonly database: Database;
  readonly clock: Clock;
  readonly attempts: RateLimiter;
  readonly links: Links;
  readonly changes: Pick<ChangeFeed, 'write'>;
  readonly stored: Pick<StoredFiles, 'remove'>;
  /** In the order in which they are to be asked: what names others before what is named. */
  readonly leaving: readonly OnAccountDeleted[];
  /** Told of an account that waited to be activated and has been. */
  readonly activated: readonly ((tx: Queries, userId: number) => Promise<void>)[];
}

/** Where a new password is asked for; mails lead there too. */
export const forgottenPasswordPage = '/konto/passwort-vergessen';

/** In the application, hence behind the hash. */
export const loginPage = '/#/login';
