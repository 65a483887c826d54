import { randomUUID } from 'node:crypto';
import { permissions } from '@lehrpfad/contract/core/endpoints/access.ts';
import { limits } from '@lehrpfad/contract/core/limits.ts';
import type { OwnSession, PendingLogin, Session } from '@lehrpfad/contract/core/sessions.ts';
import type { RateLimiter } from '../../../core/security/rate-limiter.ts';
import type { Caller } from '../../../core/security/callers.ts';
import type { Clock } from '../../../core/clock.ts';
import type { Database, Queries } from '../../../core/database/database.ts';
import { AppError, notFound, tooManyRequests, userInactive } from '../../../core/http/errors.ts';
import type { Links } from '../../../core/http/links.ts';
import { hashOf, newSecret } from '../../../core/security/secrets.ts';
import { PendingLogins } from '../second-step/pending-logins.ts';
import { deleteExpiredLogins } from '../second-step/pending-store.ts';
import type { GivenProof, SecondStep } from '../second-step/second-step.ts';
import { deleteUnfinishedTotp } from '../second-step/totp/totp-store.ts';
import type { Origin } from './known-device.ts';
import {
  deleteUnusedDevices,
  deviceHash,
  forgetDevicesOf,
  recordDevice,
} from './known-devices-store.ts';
import { tryPassword } from './login-limits.ts';
import { recordReuse } from './reuse.ts';
import { lockToken, insertToken, recordUse, type KnownToken } from './refresh-tokens-store.ts';
import {
  aboutUser,
  callerByToken,
  countAccessTokens,
  deleteOverdue,
  deleteSession,
  deleteSessionOf,
  deleteSessionsOf,
  isPasswordUnchanged,
  insertAccessToken,
  insertSession,
  sessionsOf,
  userByEmail,
  type KnownUser,
  type SessionEnds,
} from './sessions-store.ts';

const hourMs = 3_600_000;
const accessMs = 15 * 60_000;
/** Maximum duration of a session, with and without use. */
const maxMs = { staff: 12 * hourMs, company: 30 * 24 * hourMs } as const;
const unusedMs = 14 * 24 * hourMs;
/** How long a refresh token stays valid after its first use, because several tabs may send the same one. */
const graceMs = 20_000;

const wrongLogin = () =>
  new AppError(401, { detail: 'E-Mail oder Passwort falsch!', code: 'wrong_login' });

const sessionOver = () =>
  new AppError(401, { detail: 'Ihre Sitzung ist abgelaufen.', code: 'session_over' });

/** The data of a login request. */
export interface Login extends Origin {
  /** Lower case. */
  readonly email: string;
  readonly password: string;
  /** Readable name of browser and system. */
  readonly deviceName: string;
}

/** Result of using a refresh token. `reused`: it was used before, so it has probably been copied, and its session has been ended. */
type Renewal = { readonly access: string; readonly refresh: string } | 'over' | 'reused';

/** Limits the number of valid access tokens, because each renewal adds two rows. @throws 429 */
async function refuseTooMany(tx: Queries, { sessionId }: KnownToken, now: Date): Promise<void> {
  const valid = await countAccessTokens(tx, sessionId, now);
  if (valid >= limits.accessTokens) throw tooManyRequests(accessMs / 1000);
}

/** Result of a login: the session, or a second step that is missing; and the value of the cookie by which the device is recognised. */
interface LoggedIn {
  readonly answer: Session | PendingLogin;
  readonly device: string;
}

export interface SessionDeps {
  readonly database: Database;
  readonly clock: Clock;
  readonly attempts: RateLimiter;
  readonly secondStep: SecondStep;
  readonly links: Links;
}

/** Manages sessions. Only hashes of tokens are stored; access tokens refer to their session, so they end with it. */
export class Sessions {
  readonly #deps: SessionDeps;
  readonly #database: Database;
  readonly #clock: Clock;
  readonly #pending: PendingLogins;

  constructor(deps: SessionDeps) {
    this.#deps = deps;
    this.#database = deps.database;
    this.#clock = deps.clock;
    this.#pending = new PendingLogins(deps);
  }

  /**
   * Logs in, or begins the second step of the account. Time and response do not show whether the account exists.
   * @throws 401, 403 `user_inactive` (only with the right password), 429
   */
  async logIn({ deviceName, ...login }: Login): Promise<LoggedIn> {
    const { email, device = newSecret() } = login;
    const user = await tryPassword(this.#deps, login, () => userByEmail(this.#database, email));
    if (user === undefined) throw wrongLogin();
    if (!user.active) throw userInactive();
    const answer = await this.#database.transaction(async (tx) => {
      // If the password has been changed while it was checked, no session may start.
      if (!(await isPasswordUnchanged(tx, user))) throw wrongLogin();
      const pending = await this.#pending.begin(tx, user, device);
      if (pending !== undefined) return { second_step: pending };
      const session = await this.#open(tx, user, { deviceName, device });
      const isMissing = this.#deps.secondStep.policyFor(user.permission) === 'required';
      return isMissing ? { ...session, second_step_missing: true as const } : session;
    });
    return { answer, device };
  }

  /** Options for using a passkey as the second step of a login. @throws 401 `login_over` */
  beginPasskey(token: string, origin: Origin) {
    return this.#pending.beginPasskey(token, origin);
  }

  /** Opens the session of a pending login. @throws 400 if the second step is wrong, 401 `login_over`, 403, 429 */
  complete(
    { token, deviceName, ...given }: GivenProof & { token: string; deviceName: string },
    origin: Origin,
  ): Promise<Session> {
    const { device = '' } = origin;
    return this.#pending.finish({ token, given, origin }, (tx, user) =>
      this.#open(tx, user, { deviceName, device }),
    );
  }

  async #open(
    tx: Queries,
    user: KnownUser,
    { deviceName, device }: { deviceName: string; device: string },
  ): Promise<Session> {
    const [id, now] = [randomUUID(), this.#clock()];
    await insertSession(tx, { id, userId: user.id, device: deviceName, now });
    await recordDevice(tx, { hash: deviceHash(device, user.email), userId: user.id, now });
    const { permission } = user;
    const tokens = await this.#newTokens(tx, { sessionId: id, permission, begunAt: now }, null);
    return { ...tokens, ...aboutUser(user) };
  }

  /**
   * Exchanges a refresh token for a new one and an access token. A token that is used a second time, not counting concurrent tabs, has been
   * copied: its session is ended, and the audit trail records it.
   * @param onReuse called with the account whose session was ended for that reason
   * @throws 401 if the session is over: logged out, too old, unused for 14 days, its account deactivated, or its token used twice; 429 if
   * it was renewed far more often than browsers do
   */
  async refresh(
    refresh: string,
    onReuse: (userId: number) => void,
  ): Promise<Exclude<Renewal, string>> {
    const hash = hashOf(refresh);
    let userId = 0;
    const renewal = await this.#database.transaction(async (tx): Promise<Renewal> => {
      const now = this.#clock();
      const token = await lockToken(tx, hash, this.#ends(now));
      if (token === undefined) return 'over';
      ({ userId } = token);
      if (token.usedAt !== null && now.getTime() - token.usedAt.getTime() > graceMs) {
        await deleteSession(tx, token.sessionId);
        await recordReuse(tx, token);
        return 'reused';
      }
      if (!token.isLive) return 'over';
      await refuseTooMany(tx, token, now);
      await recordUse(tx, { ...token, hash, now });
      return this.#newTokens(tx, token, hash);
    });
    if (renewal === 'reused') onReuse(userId);
    if (typeof renewal === 'string') throw sessionOver();
    return renewal;
  }

  async logOut({ sessionId }: Caller): Promise<void> {
    await deleteSession(this.#database, sessionId);
  }

  /** Returns the caller's active sessions. */
  list({ userId, sessionId }: Caller): Promise<OwnSession[]> {
    return sessionsOf(this.#database, userId, sessionId, this.#ends(this.#clock()));
  }

  /** Ends a session of the caller. @throws 404 if the caller has no such session */
  async end({ userId }: Caller, id: number): Promise<void> {
    if (!(await deleteSessionOf(this.#database, userId, id))) throw notFound();
  }

  /** Ends all other sessions of the caller; their devices are no longer known. */
  async endOthers({ userId, sessionId }: Caller, { device }: Origin): Promise<void> {
    await this.#database.transaction(async (tx) => {
      await deleteSessionsOf(tx, userId, sessionId);
      await forgetDevicesOf(tx, userId, device);
    });
  }

  readonly authenticate = async (access: string): Promise<Caller | undefined> => {
    const caller = await callerByToken(this.#database, hashOf(access), this.#clock());
    if (!caller?.lacksSecondStep) return caller;
    const needsOne = this.#deps.secondStep.policyFor(caller.permission) === 'required';
    return { ...caller, lacksSecondStep: needsOne };
  };

  /** Deletes sessions and tokens that are over. */
  async prune(): Promise<void> {
    const now = this.#clock();
    await deleteOverdue(this.#database, now, this.#ends(now));
    await deleteUnusedDevices(this.#database, now);
    await deleteExpiredLogins(this.#database, now);
    await deleteUnfinishedTotp(this.#database, now);
  }

  #ends(now: Date): SessionEnds {
    const ago = (ms: number) => new Date(now.getTime() - ms);
    const begunBefore = { staff: ago(maxMs.staff), company: ago(maxMs.company) };
    return { unusedSince: ago(unusedMs), begunBefore };
  }

  /** Creates an access and a refresh token. No access token is valid longer than its session. */
  async #newTokens(
    tx: Queries,
    session: Pick<KnownToken, 'sessionId' | 'permission' | 'begunAt'>,
    parent: Buffer | null,
  ) {
    const { sessionId, permission, begunAt } = session;
    const [access, refresh] = [newSecret(), newSecret()];
    const maxDurationMs = maxMs[permission <= permissions.editor ? 'staff' : 'company'];
    const end = Math.min(this.#clock().getTime() + accessMs, begunAt.getTime() + maxDurationMs);
    await insertAccessToken(tx, { hash: hashOf(access), sessionId, expiresAt: new Date(end) });
    await insertToken(tx, { hash: hashOf(refresh), sessionId, parent });
    return { access, refresh };
  }
}
