import { limits } from '@lehrpfad/contract/core/limits.ts';
import type { PendingLogin } from '@lehrpfad/contract/core/sessions.ts';
import { berlinDay, type Clock } from '../../../core/clock.ts';
import type { Database, Queries } from '../../../core/database/database.ts';
import { AppError, invalidInput, userInactive } from '../../../core/http/errors.ts';
import type { Links } from '../../../core/http/links.ts';
import { queueMail } from '../../../core/mail/delivery/outbox.ts';
import type { RateLimit, RateLimiter } from '../../../core/security/rate-limiter.ts';
import { hashOf, newSecret } from '../../../core/security/secrets.ts';
import { forgottenPasswordPage } from '../deps.ts';
import type { Origin } from '../login/known-device.ts';
import { deviceHash, isKnown } from '../login/known-devices-store.ts';
import { userById, type KnownUser } from '../login/sessions-store.ts';
import { guessedMail, secondStepMail } from './mails.ts';
import {
  countTry,
  deletePendingLogin,
  findPendingLogin,
  insertPendingLogin,
  storeLoginChallenge,
  type PendingLogin as StoredLogin,
} from './pending-store.ts';
import type { GivenProof, SecondStep } from './second-step.ts';

const loginOver = () =>
  new AppError(401, {
    detail:
      'Diese Anmeldung ist abgelaufen. Bitte melden Sie sich noch einmal mit E-Mail und Passwort an.',
    code: 'login_over',
  });

/** @param given tells whether a code or a passkey was wrong */
export const wrongProof = ({ passkey }: GivenProof): AppError =>
  invalidInput({
    code: [
      passkey === undefined
        ? 'Der Code stimmt nicht oder wurde schon verwendet.'
        : 'Der Passkey wurde nicht erkannt. Bitte versuchen Sie es noch einmal.',
    ],
  });

const passwordMark = (user: Pick<KnownUser, 'password_hash'>): Buffer =>
  hashOf(user.password_hash ?? '');

/** Hash of a pending login. It contains the cookie of the device, so that only the browser that began the login can complete it. */
const pendingHash = (token: string, device: string): Buffer => hashOf(`${token} ${device}`);

interface Deps {
  readonly database: Database;
  readonly clock: Clock;
  readonly attempts: RateLimiter;
  readonly secondStep: SecondStep;
  readonly links: Links;
}

/**
 * Limits of the tries of an account, in addition to those of one login. Tries on a device that its owner uses are counted separately, so
 * that somebody with the password cannot lock the owner out.
 */
export async function proofLimits(
  { database, clock }: Pick<Deps, 'database' | 'clock'>,
  user: Pick<KnownUser, 'id' | 'email'>,
  { device }: Origin,
): Promise<RateLimit[]> {
  const hash = device === undefined ? undefined : deviceHash(device, user.email);
  if (hash !== undefined && (await isKnown(database, hash, clock())))
    return [{ key: `second step on ${hash.toString('hex')}`, max: 10, perMinutes: 15 }];
  return [
    { key: `second step of ${user.id}`, max: 10, perMinutes: 15 },
    { key: `second step of ${user.id} a day`, max: 50, perMinutes: 24 * 60, slides: true },
  ];
}

/** Logins between the password and the second step. */
export class PendingLogins {
  readonly #deps: Deps;

  constructor(deps: Deps) {
    this.#deps = deps;
  }

  /**
   * Begins a second step after the right password.
   * @returns undefined if the account has none
   */
  async begin(
    tx: Queries,
    user: KnownUser,
    device: string,
  ): Promise<PendingLogin['second_step'] | undefined> {
    const methods = await this.#deps.secondStep.methods(tx, user.id);
    if (methods.length === 0) return undefined;
    const token = newSecret();
    await insertPendingLogin(tx, {
      hash: pendingHash(token, device),
      userId: user.id,
      passwordMark: passwordMark(user),
      now: this.#deps.clock(),
    });
    return { token, ways: methods };
  }

  /** Options for using a passkey as the second step. @throws 401 `login_over` */
  async beginPasskey(token: string, { device = '' }: Origin) {
    const { database, clock, secondStep } = this.#deps;
    const hash = pendingHash(token, device);
    const userId = await findPendingLogin(database, hash, clock());
    if (userId === undefined) throw loginOver();
    const options = await secondStep.beginPasskey(database, userId);
    await storeLoginChallenge(database, hash, options.challenge);
    return options;
  }

  /**
   * Checks the second step, and opens the session in the same transaction.
   * @throws 400 if it is wrong, 401 `login_over`, 403 `user_inactive`, 429
   */
  async finish<Result>(
    { token, given, origin }: { token: string; given: GivenProof; origin: Origin },
    open: (tx: Queries, user: KnownUser) => Promise<Result>,
  ): Promise<Result> {
    const { database, clock, attempts } = this.#deps;
    const hash = pendingHash(token, origin.device ?? '');
    const userId = await findPendingLogin(database, hash, clock());
    const user = userId === undefined ? undefined : await userById(database, userId);
    if (user === undefined) throw loginOver();
    const tries = await proofLimits(this.#deps, user, origin);
    await attempts.consume(tries);
    // Counted before it is checked, and in a separate transaction, so that concurrent tries have no advantage over successive ones.
    const login = await countTry(database, hash, clock());
    if (login === undefined) throw loginOver();
    await storeLoginChallenge(database, hash, null);
    const opened = await database.transaction((tx) =>
      this.#check(tx, { hash, login, given }, open),
    );
    if (opened === undefined) return this.#refuse(user, login, given);
    await attempts.takeBack(tries.map(({ key }) => key));
    return opened;
  }

  async #check<Result>(
    tx: Queries,
    { hash, login, given }: { hash: Buffer; login: StoredLogin; given: GivenProof },
    open: (tx: Queries, user: KnownUser) => Promise<Result>,
  ): Promise<Result | undefined> {
    const { clock, secondStep, links } = this.#deps;
    const user = await userById(tx, login.user_id, { lock: true });
    if (user === undefined || !passwordMark(user).equals(login.password_mark)) throw loginOver();
    if (!user.active) throw userInactive();
    const { challenge } = login;
    const method = await secondStep.check(tx, { userId: user.id, given, challenge, now: clock() });
    if (method === undefined) return undefined;
    if (!(await deletePendingLogin(tx, hash))) throw loginOver();
    if (method === 'recovery')
      await queueMail(tx, secondStepMail(user.email, 'code-used', links.to(forgottenPasswordPage)));
    return open(tx, user);
  }

  async #refuse(user: KnownUser, { tries }: StoredLogin, given: GivenProof): Promise<never> {
    if (tries < limits.secondStepTries) throw wrongProof(given);
    const { database, clock, links } = this.#deps;
    const url = links.to(forgottenPasswordPage);
    const mail = guessedMail(user.email, { url, userId: user.id, day: berlinDay(clock()) });
    await database.transaction((tx) => queueMail(tx, mail));
    throw loginOver();
  }
}
