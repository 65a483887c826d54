import type { OwnUser } from '@lehrpfad/contract/accounts/accounts.ts';
import { refuseUnconfirmed, type Caller } from '../../../core/security/callers.ts';
import type { Queries } from '../../../core/database/database.ts';
import { invalidInput, tokenNotValid } from '../../../core/http/errors.ts';
import { queueMail } from '../../../core/mail/delivery/outbox.ts';
import { deleteLinksOf, makeLink } from '../links/account-links-store.ts';
import type { Origin } from '../login/known-device.ts';
import { forgetDevicesOf } from '../login/known-devices-store.ts';
import { lockProven, proveIdentity } from '../login/proof.ts';
import {
  confirmEmailMail,
  emailChangeNotice,
  emailTakenMail,
  passwordChangedMail,
} from '../mails.ts';
import { refuseEmailOfAdmin } from '../administration/user-administration.ts';
import { forgottenPasswordPage, type AccountDeps } from '../deps.ts';
import { weaknessOf, weaknessSentence } from '../passwords/password-rules.ts';
import { hashPassword } from '../passwords/passwords.ts';
import { removeAccount } from './deletion.ts';
import { deleteSessionsOf } from '../login/sessions-store.ts';
import { isEmailTaken, ownUserById, setPassword, updateUser } from '../store.ts';

/** Limit of password changes per day; each sends a mail. */
const maxPasswords = { max: 20, perMinutes: 24 * 60, slides: true };

/** Changes a logged-in user's own account. */
export class OwnAccount {
  readonly #deps: AccountDeps;

  constructor(deps: AccountDeps) {
    this.#deps = deps;
  }

  async read({ userId }: Caller, db: Queries = this.#deps.database): Promise<OwnUser> {
    const user = await ownUserById(db, userId, this.#deps.clock());
    if (user === undefined) throw tokenNotValid();
    return user;
  }

  async change(caller: Caller, changes: Parameters<typeof updateUser>[2]): Promise<OwnUser> {
    const { database, clock } = this.#deps;
    await database.transaction((tx) => updateUser(tx, caller.userId, changes, clock()));
    return this.read(caller);
  }

  /** @throws 400 if the current password is wrong, or the new one can be guessed; 429 */
  async changePassword(
    caller: Caller,
    given: { current_password: string; password: string },
    origin: Origin,
  ): Promise<void> {
    const { database, clock, links, attempts } = this.#deps;
    const user = await proveIdentity(this.#deps, caller, {
      field: 'current_password',
      password: given.current_password,
      ...origin,
    });
    const { id, email, first_name, last_name, companies } = user;
    const owner = { email, names: [first_name, last_name], companies };
    const weakness = await weaknessOf(given.password, owner);
    if (weakness !== undefined) throw invalidInput({ password: [weaknessSentence(weakness)] });
    await attempts.consume([{ key: `password change of ${id}`, ...maxPasswords }]);
    const passwordHash = await hashPassword(given.password);
    await database.transaction(async (tx) => {
      await lockProven(tx, user);
      await setPassword(tx, id, passwordHash, clock());
      await deleteSessionsOf(tx, id, caller.sessionId);
      await forgetDevicesOf(tx, id, origin.device);
      await deleteLinksOf(tx, id);
      await queueMail(tx, passwordChangedMail(email, links.to(forgottenPasswordPage)));
    });
  }

  /**
   * Mails a link to a new address; the account gets the address when the link is used. The response does not show whether the address
   * already has an account: only readers of its mails learn that.
   * @throws 400 if the password is wrong, the address is the present one, or the account an administrator's; 429
   */
  async changeEmail(
    caller: Caller,
    given: { email: string; password: string },
    origin: Origin,
  ): Promise<OwnUser> {
    const { database, clock, links, attempts } = this.#deps;
    refuseEmailOfAdmin(caller);
    const user = await proveIdentity(this.#deps, caller, {
      field: 'password',
      password: given.password,
      ...origin,
    });
    if (given.email === user.email)
      throw invalidInput({ email: ['Das ist bereits Ihre E-Mail-Adresse.'] });
    await attempts.consume([
      { key: `email change of ${user.id}`, max: 5, perMinutes: 60 },
      { key: `email change to ${given.email}`, max: 3, perMinutes: 60 },
    ]);
    const forgotten = links.to(forgottenPasswordPage);
    return database.transaction(async (tx) => {
      await lockProven(tx, user);
      const target = { userId: user.id, newEmail: given.email };
      const path = await makeLink(tx, 'email', target, clock());
      const isTaken = await isEmailTaken(tx, given.email);
      await queueMail(
        tx,
        isTaken
          ? emailTakenMail(given.email, forgotten)
          : confirmEmailMail(given.email, links.to(path)),
      );
      await queueMail(tx, emailChangeNotice(user.email, forgotten));
      return this.read(caller, tx);
    });
  }

  /**
   * Deletes the account with all its data.
   * @throws 400 if the password is wrong; 401 `confirmation_needed` if the account has a second step that was not used lately; 429
   */
  async close(caller: Caller, password: string, origin: Origin): Promise<void> {
    const { changes, clock, onAccountDeleted, stored, database, secondStep } = this.#deps;
    if ((await secondStep.methods(database, caller.userId)).length > 0) refuseUnconfirmed(caller);
    const user = await proveIdentity(this.#deps, caller, {
      field: 'password',
      password,
      ...origin,
    });
    const files = await changes.write(async (tx) => {
      await lockProven(tx, user);
      return removeAccount(tx, user, { onAccountDeleted, now: clock() });
    });
    await stored.remove(files);
  }
}
