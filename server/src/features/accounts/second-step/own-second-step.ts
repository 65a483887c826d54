import type { TwoStep } from '@lehrpfad/contract/accounts/two-step.ts';
import { limits } from '@lehrpfad/contract/core/limits.ts';
import type { NewPasskey } from '@lehrpfad/contract/core/second-step.ts';
import type { Queries } from '../../../core/database/database.ts';
import { conflict, invalidInput, notFound, tokenNotValid } from '../../../core/http/errors.ts';
import { queueMail } from '../../../core/mail/delivery/outbox.ts';
import type { Caller } from '../../../core/security/callers.ts';
import { nameOf } from '../administration/user-administration.ts';
import { recordAction } from '../../audit/trail.ts';
import { forgottenPasswordPage, type AccountDeps } from '../deps.ts';
import { deleteSessionsOf } from '../login/sessions-store.ts';
import { accountById, lockAccount, type KnownAccount } from '../store.ts';
import { storeChallenge, takeChallenge } from './confirmation-store.ts';
import { secondStepMail, type SecondStepChange } from './mails.ts';
import { deletePasskey, insertPasskey, passkeysOf } from './passkeys/passkeys-store.ts';
import { newRecoveryCodes, readDigits, recoveryHash } from './recovery-codes.ts';
import { totpOwner } from './second-step.ts';
import { newTotpSecret, shownSecret, stepOf } from './totp/totp.ts';
import { adoptPendingTotp, deleteTotp, pendingTotp, storePendingTotp } from './totp/totp-store.ts';
import { deleteRecoveryCodes, replaceRecoveryCodes, secondStepMethodsOf } from './methods-store.ts';

const methodNames = {
  'totp-added': 'Authenticator-App',
  'totp-removed': 'Authenticator-App',
  'passkey-added': 'Passkey',
  'passkey-removed': 'Passkey',
} as const;

/** Recovery codes that were just made; null if the account keeps its present ones. */
interface Codes {
  readonly recovery_codes: string[] | null;
}

/** Lets accounts set up and remove their own second step. Endpoints make sure that the person has confirmed their identity. */
export class OwnSecondStep {
  readonly #deps: AccountDeps;

  constructor(deps: AccountDeps) {
    this.#deps = deps;
  }

  async read({ userId, permission }: Caller): Promise<TwoStep> {
    const methods = await secondStepMethodsOf(this.#deps.database, userId);
    return { policy: this.#deps.secondStep.policyFor(permission), ...methods };
  }

  /** Makes a secret for an authenticator app. @throws 409 if second steps are switched off */
  async beginTotp(caller: Caller): Promise<{ secret: string; uri: string }> {
    const { secondStep, clock } = this.#deps;
    const secret = newTotpSecret();
    return this.#change(caller, async (tx, { id, email }) => {
      const stored = secondStep.box.close(secret, totpOwner(id));
      await storePendingTotp(tx, { userId: id, secret: stored, now: clock() });
      return shownSecret(secret, email);
    });
  }

  /** Sets up the authenticator app with its first code. @throws 400 if the code is wrong or the setup has expired, 429 */
  async confirmTotp(caller: Caller, code: string): Promise<Codes> {
    const { attempts, clock, secondStep } = this.#deps;
    const { userId } = caller;
    await attempts.consume([{ key: `second step setup of ${userId}`, max: 20, perMinutes: 15 }]);
    return this.#change(caller, async (tx, account) => {
      const now = clock();
      const stored = await pendingTotp(tx, userId, now);
      const secret = stored && secondStep.box.open(stored, totpOwner(userId));
      if (secret === undefined)
        throw invalidInput({
          code: ['Die Einrichtung ist abgelaufen. Bitte beginnen Sie noch einmal.'],
        });
      const step = stepOf(secret, readDigits(code) ?? '', now);
      if (step === undefined)
        throw invalidInput({
          code: ['Der Code stimmt nicht. Bitte prüfen Sie auch die Uhrzeit Ihres Geräts.'],
        });
      const had = await secondStepMethodsOf(tx, userId);
      await adoptPendingTotp(tx, { userId, step, now });
      return this.#added(tx, { caller, account, change: 'totp-added', had });
    });
  }

  /** @throws 404, 409 if it is the last method of somebody who needs one */
  async removeTotp(caller: Caller): Promise<void> {
    await this.#change(caller, async (tx, account) => {
      if (!(await deleteTotp(tx, caller.userId))) throw notFound();
      await this.#removed(tx, { caller, account, change: 'totp-removed' });
    });
  }

  /** Options for making a passkey. @throws 409 if there are too many */
  async beginPasskey(caller: Caller) {
    const { database, clock, secondStep } = this.#deps;
    this.#refuseOff(caller);
    const [account, known] = await Promise.all([
      accountById(database, caller.userId),
      passkeysOf(database, caller.userId),
    ]);
    if (account === undefined) throw tokenNotValid();
    refuseTooMany(known);
    const options = await secondStep.passkeys.beginCreation(account, known);
    const { challenge } = options;
    await storeChallenge(database, { sessionId: caller.sessionId, challenge, now: clock() });
    return options;
  }

  /** Adds a passkey. @throws 400 if it does not answer the challenge, 409 if there are too many or it is stored already */
  async addPasskey(caller: Caller, name: string, answer: NewPasskey): Promise<Codes> {
    const { database, clock, secondStep } = this.#deps;
    const challenge = await takeChallenge(database, caller.sessionId, clock());
    const passkey = challenge && (await secondStep.passkeys.read(answer, challenge));
    if (!passkey)
      throw invalidInput({
        '': ['Der Passkey konnte nicht eingerichtet werden. Bitte versuchen Sie es noch einmal.'],
      });
    return this.#change(caller, async (tx, account) => {
      refuseTooMany(await passkeysOf(tx, account.id));
      const had = await secondStepMethodsOf(tx, account.id);
      if (!(await insertPasskey(tx, account.id, { ...passkey, name }, clock())))
        throw conflict('Dieser Passkey ist schon eingerichtet.');
      return this.#added(tx, { caller, account, change: 'passkey-added', had });
    });
  }

  /** @throws 404, 409 if it is the last method of somebody who needs one */
  async removePasskey(caller: Caller, id: number): Promise<void> {
    await this.#change(caller, async (tx, account) => {
      if ((await deletePasskey(tx, account.id, id)) === undefined) throw notFound();
      await this.#removed(tx, { caller, account, change: 'passkey-removed' });
    });
  }

  /** @throws 409 without a second step */
  async renewCodes(caller: Caller): Promise<Codes> {
    return this.#change(caller, async (tx, account) => {
      const { totp, passkeys } = await secondStepMethodsOf(tx, account.id);
      if (totp === null && passkeys.length === 0)
        throw conflict('Richten Sie zuerst eine Authenticator-App oder einen Passkey ein.');
      await this.#tell(tx, account, 'codes-renewed');
      return { recovery_codes: await makeCodes(tx, account.id) };
    });
  }

  #refuseOff({ permission }: Caller): void {
    if (this.#deps.secondStep.policyFor(permission) === 'off')
      throw conflict('Die Anmeldung in zwei Schritten ist hier ausgeschaltet.');
  }

  async #change<Result>(
    caller: Caller,
    work: (tx: Queries, account: KnownAccount) => Promise<Result>,
  ): Promise<Result> {
    this.#refuseOff(caller);
    return this.#deps.database.transaction(async (tx) => {
      const account = await lockAccount(tx, caller.userId);
      if (!account?.active) throw tokenNotValid();
      return work(tx, account);
    });
  }

  /** Records a new method and informs the owner. The first one ends all other sessions, which began without it. */
  async #added(
    tx: Queries,
    { caller, account, change, had }: Change<'totp-added' | 'passkey-added'> & { had: Had },
  ): Promise<Codes> {
    const isFirst = had.totp === null && had.passkeys.length === 0;
    if (isFirst) await deleteSessionsOf(tx, account.id, caller.sessionId);
    await this.#tell(tx, account, change);
    await recordWay(tx, { caller, account, change, action: 'second-step-added' });
    return { recovery_codes: had.recovery_codes > 0 ? null : await makeCodes(tx, account.id) };
  }

  async #removed(
    tx: Queries,
    { caller, account, change }: Change<'totp-removed' | 'passkey-removed'>,
  ): Promise<void> {
    const { totp, passkeys } = await secondStepMethodsOf(tx, account.id);
    if (totp === null && passkeys.length === 0) {
      if (this.#deps.secondStep.policyFor(caller.permission) === 'required')
        throw conflict(
          'Ihr Konto braucht einen zweiten Schritt. Richten Sie zuerst einen anderen Weg ein.',
        );
      await deleteRecoveryCodes(tx, account.id);
    }
    await this.#tell(tx, account, change);
    await recordWay(tx, { caller, account, change, action: 'second-step-removed' });
  }

  #tell(tx: Queries, { email }: KnownAccount, change: SecondStepChange): Promise<unknown> {
    return queueMail(tx, secondStepMail(email, change, this.#deps.links.to(forgottenPasswordPage)));
  }
}

interface Change<Name extends keyof typeof methodNames> {
  readonly caller: Caller;
  readonly account: KnownAccount;
  readonly change: Name;
}

type Had = Awaited<ReturnType<typeof secondStepMethodsOf>>;

function refuseTooMany(known: readonly unknown[]): void {
  if (known.length >= limits.passkeys)
    throw conflict(`Mehr als ${limits.passkeys} Passkeys sind nicht möglich.`);
}

async function makeCodes(tx: Queries, userId: number): Promise<string[]> {
  const codes = newRecoveryCodes();
  await replaceRecoveryCodes(
    tx,
    userId,
    codes.map((code) => recoveryHash(code, userId)),
  );
  return codes;
}

function recordWay(
  tx: Queries,
  given: Change<keyof typeof methodNames> & { action: 'second-step-added' | 'second-step-removed' },
): Promise<void> {
  const { caller, account, change, action } = given;
  const way = { second_step: methodNames[change] };
  return recordAction(tx, {
    caller,
    action,
    subject: 'account',
    id: account.id,
    name: nameOf(account),
    [action === 'second-step-added' ? 'after' : 'before']: way,
  });
}
