import type { Caller } from '../../../core/security/callers.ts';
import { invalidInput, tokenNotValid } from '../../../core/http/errors.ts';
import { queueMail } from '../../../core/mail/delivery/outbox.ts';
import { forgottenPasswordPage, type AccountDeps } from '../deps.ts';
import type { Origin } from '../login/known-device.ts';
import { tryPassword } from '../login/login-limits.ts';
import { accountById, lockAccount, type KnownAccount } from '../store.ts';
import { recordConfirmation, storeChallenge, takeChallenge } from './confirmation-store.ts';
import { secondStepMail } from './mails.ts';
import { proofLimits, wrongProof } from './pending-logins.ts';
import type { GivenProof } from './second-step.ts';

interface Given extends GivenProof {
  readonly password?: string | undefined;
}

/** Lets people confirm their identity again, before actions that require it. */
export class IdentityConfirmation {
  readonly #deps: AccountDeps;

  constructor(deps: AccountDeps) {
    this.#deps = deps;
  }

  /** Options for confirming by a passkey. */
  async beginPasskey({ userId, sessionId }: Caller) {
    const { database, clock, secondStep } = this.#deps;
    const options = await secondStep.beginPasskey(database, userId);
    await storeChallenge(database, { sessionId, challenge: options.challenge, now: clock() });
    return options;
  }

  /**
   * Confirms the identity by the second step of the account, or by its password if it has none.
   * @throws 400 if it is wrong, 429
   */
  async confirm(caller: Caller, given: Given, origin: Origin): Promise<void> {
    const { database, secondStep } = this.#deps;
    const account = await accountById(database, caller.userId);
    if (account === undefined) throw tokenNotValid();
    const methods = await secondStep.methods(database, caller.userId);
    if (methods.length > 0) await this.#bySecondStep(caller, account, { given, origin });
    else await this.#byPassword(caller, account, { given, origin });
  }

  async #bySecondStep(
    { userId, sessionId }: Caller,
    { id, email }: KnownAccount,
    { given, origin }: { given: Given; origin: Origin },
  ): Promise<void> {
    const { database, clock, attempts, secondStep, links } = this.#deps;
    const tries = await proofLimits(this.#deps, { id, email }, origin);
    await attempts.consume(tries);
    const challenge = await takeChallenge(database, sessionId, clock());
    const isRight = await database.transaction(async (tx) => {
      await lockAccount(tx, userId);
      const now = clock();
      const method = await secondStep.check(tx, { userId, given, challenge, now });
      if (method === undefined) return false;
      if (method === 'recovery')
        await queueMail(tx, secondStepMail(email, 'code-used', links.to(forgottenPasswordPage)));
      await recordConfirmation(tx, sessionId, now);
      return true;
    });
    if (!isRight) throw wrongProof(given);
    await attempts.takeBack(tries.map(({ key }) => key));
  }

  async #byPassword(
    { sessionId }: Caller,
    account: KnownAccount,
    { given: { password }, origin }: { given: Given; origin: Origin },
  ): Promise<void> {
    if (password === undefined) throw invalidInput({ password: ['Pflichtfeld!'] });
    const typed = { ...origin, email: account.email, password };
    const proven = await tryPassword(this.#deps, typed, () => Promise.resolve(account));
    if (proven === undefined) throw invalidInput({ password: ['Das Passwort ist falsch!'] });
    await recordConfirmation(this.#deps.database, sessionId, this.#deps.clock());
  }
}
