import { randomUUID } from 'node:crypto';
import type { Session } from '@lehrpfad/contract/sessions.ts';
import type { Attempts } from '../../floor/attempts.ts';
import type { Caller } from '../../floor/callers.ts';
import type { Clock } from '../../floor/clock.ts';
import type { Database } from '../../floor/database.ts';
import { AppError, userInactive } from '../../floor/errors.ts';
import { hashOf, newSecret } from '../../floor/secrets.ts';
import { tryPassword } from './login-limits.ts';
import {
  aboutUser,
  callerByToken,
  deleteOverdue,
  deleteSession,
  hasStill,
  insertAccessToken,
  insertSession,
  userByEmail,
  touchSession,
} from './sessions-store.ts';

const accessMs = 15 * 60_000;
const unusedMs = 14 * 24 * 3_600_000;

const wrongLogin = () =>
  new AppError(401, { detail: 'E-Mail oder Passwort falsch!', code: 'wrong_login' });

const sessionOver = () =>
  new AppError(401, { detail: 'Ihre Sitzung ist abgelaufen.', code: 'session_over' });

/** Logins and what follows from them. Tokens are kept as hashes only; access tokens name their session, so ending it ends them. */
export class Sessions {
  readonly #database: Database;
  readonly #clock: Clock;
  readonly #attempts: Attempts;

  constructor(database: Database, clock: Clock, attempts: Attempts) {
    this.#database = database;
    this.#clock = clock;
    this.#attempts = attempts;
  }

  /**
   * Whether or not there is such an account, it takes as long and answers the same.
   * @param email lower case
   * @param address of the caller, for counting failures
   * @throws 401, 403 `user_inactive` (to who knows the password), 429
   */
  async logIn(email: string, password: string, address: string): Promise<Session> {
    const user = await tryPassword(this.#attempts, { email, password, address }, () =>
      userByEmail(this.#database, email),
    );
    if (user === undefined) throw wrongLogin();
    if (!user.active) throw userInactive();
    const [id, refresh, now] = [randomUUID(), newSecret(), this.#clock()];
    const access = await this.#database.transaction(async (tx) => {
      // A password that was changed while this one was being checked ends this session too.
      if (!(await hasStill(tx, user))) throw wrongLogin();
      await insertSession(tx, { id, userId: user.id, refreshHash: hashOf(refresh), now });
      return this.#newAccess(tx, id);
    });
    return { access, refresh, ...aboutUser(user) };
  }

  /** @throws 401 where the session is over: logged out, unused for 14 days, or its account deactivated */
  async refresh(refresh: string): Promise<string> {
    const now = this.#clock();
    const unusedSince = new Date(now.getTime() - unusedMs);
    const access = await this.#database.transaction(async (tx) => {
      const session = await touchSession(tx, hashOf(refresh), now, unusedSince);
      return session && this.#newAccess(tx, session.id);
    });
    if (access === undefined) throw sessionOver();
    return access;
  }

  async logOut({ sessionId }: Caller): Promise<void> {
    await deleteSession(this.#database, sessionId);
  }

  readonly authenticate = (access: string): Promise<Caller | undefined> =>
    callerByToken(this.#database, hashOf(access), this.#clock());

  /** Deletes what is over. */
  async prune(): Promise<void> {
    const now = this.#clock();
    await deleteOverdue(this.#database, now, new Date(now.getTime() - unusedMs));
  }

  async #newAccess(tx: Parameters<typeof insertAccessToken>[0], sessionId: string) {
    const access = newSecret();
    const expiresAt = new Date(this.#clock().getTime() + accessMs);
    await insertAccessToken(tx, { hash: hashOf(access), sessionId, expiresAt });
    return access;
  }
}
