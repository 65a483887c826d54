import type { Queries } from '../../../core/database/database.ts';
import { withMinimumDuration } from '../../../core/security/minimum-duration.ts';
import { queueMail } from '../../../core/mail/delivery/outbox.ts';
import { recordAction } from '../../audit/trail.ts';
import {
  deleteLinksOf,
  findLink,
  makeLink,
  useLink,
  type ValidLink,
  type Purpose,
} from './account-links-store.ts';
import { lockInvitation, takeInvitation } from '../administration/invitations-store.ts';
import { forgetDevicesOf } from '../login/known-devices-store.ts';
import { resetFailures } from '../login/login-limits.ts';
import { activationMail, passwordChangedMail, resetMail } from '../mails.ts';
import { forgottenPasswordPage, type AccountDeps } from '../deps.ts';
import { hashPassword } from '../passwords/passwords.ts';
import { deleteSessionsOf, userByEmail } from '../login/sessions-store.ts';
import { insertUser, isAdmin, lockAccount, setEmail, setPassword } from '../store.ts';

/** Outcome of using a link. `invalid`: it is unknown, expired or used. `taken`: the address has another account. */
export type Outcome = 'done' | 'invalid' | 'taken';

/** Actions that need only a link from a mail. */
export class LinkActions {
  readonly #deps: AccountDeps;

  constructor(deps: AccountDeps) {
    this.#deps = deps;
  }

  /**
   * Mails a link for setting a password, if the address has an account. It takes the same time if not.
   * @param email lower case
   * @param address of the caller
   * @throws 429 after 20 requests in an hour from one address, or 3 for one e-mail address
   */
  async requestPassword(email: string, address: string): Promise<void> {
    await this.#deps.attempts.consume([
      { key: `password link from ${address}`, max: 20, perMinutes: 60 },
      { key: `password link to ${email}`, max: 3, perMinutes: 60 },
    ]);
    await withMinimumDuration(() => this.#mailLink(email));
  }

  /** Returns the data of a link; undefined if it is invalid. */
  find(purpose: Purpose, token: string): Promise<ValidLink | undefined> {
    return findLink(this.#deps.database, purpose, token, this.#deps.clock());
  }

  /**
   * Replaces a forgotten password, or sets the first one of an account, which activates the account.
   * @param address of the caller, whose failed logins are forgotten
   */
  async setPassword(
    purpose: 'reset' | 'activation',
    { token, password, address }: { token: string; password: string; address: string },
  ): Promise<Outcome> {
    const { clock, links, onAccountActivated, attempts } = this.#deps;
    const passwordHash = await hashPassword(password);
    let owner: string | undefined;
    const outcome = await this.#use(purpose, token, async (tx, { userId, email }) => {
      if (userId === null) return 'invalid';
      owner = email;
      await setPassword(tx, userId, passwordHash, clock());
      await deleteSessionsOf(tx, userId);
      await forgetDevicesOf(tx, userId);
      await deleteLinksOf(tx, userId);
      if (purpose === 'activation') for (const tell of onAccountActivated) await tell(tx, userId);
      else await queueMail(tx, passwordChangedMail(email, links.to(forgottenPasswordPage)));
      return 'done';
    });
    if (outcome === 'done' && owner !== undefined)
      await resetFailures(attempts, { email: owner, address });
    return outcome;
  }

  /** Makes an invited person an editor or an administrator. */
  async acceptInvitation(token: string, password: string): Promise<Outcome> {
    const passwordHash = await hashPassword(password);
    return this.#use('invitation', token, async (tx, { invitationId }) => {
      const invited = invitationId === null ? undefined : await takeInvitation(tx, invitationId);
      if (invited === undefined) return 'invalid';
      const id = await insertUser(tx, { ...invited, passwordHash });
      if (id === undefined || invitationId === null) return 'taken';
      await recordAction(tx, {
        caller: { userId: id, permission: invited.permission },
        action: 'accepted',
        subject: 'invitation',
        id: invitationId,
        name: `${invited.firstName} ${invited.lastName}`,
      });
      return 'done';
    });
  }

  /** Sets the new address of an account, which its owner has confirmed. */
  async confirmEmail(token: string): Promise<Outcome> {
    try {
      return await this.#use('email', token, async (tx, { userId, newEmail }) => {
        if (userId === null || newEmail === null || (await isAdmin(tx, userId))) return 'invalid';
        // This includes links that were mailed to the former address, whose readers may no longer use the account.
        await deleteLinksOf(tx, userId);
        return (await setEmail(tx, userId, newEmail, this.#deps.clock())) ? 'done' : 'taken';
      });
    } catch (error) {
      // Two accounts confirmed the same address at the same time.
      if ((error as { code?: string }).code === '23505') return 'taken';
      throw error;
    }
  }

  async #use(
    purpose: Purpose,
    token: string,
    work: (tx: Queries, link: ValidLink) => Promise<Outcome>,
  ): Promise<Outcome> {
    const now = this.#deps.clock();
    return this.#deps.database.transaction(async (tx) => {
      const seen = await findLink(tx, purpose, token, now);
      if (seen === undefined) return 'invalid';
      // The account is locked first, as in all changes of accounts, to avoid deadlocks.
      if (seen.userId !== null) await lockAccount(tx, seen.userId);
      if (seen.invitationId !== null) await lockInvitation(tx, seen.invitationId);
      const link = await findLink(tx, purpose, token, now);
      if (link === undefined || !(await useLink(tx, purpose, token, now))) return 'invalid';
      return work(tx, link);
    });
  }

  async #mailLink(email: string): Promise<void> {
    const { database, clock, links } = this.#deps;
    await database.transaction(async (tx) => {
      const user = await userByEmail(tx, email);
      if (user === undefined) return;
      const userId = user.id;
      if (user.password_hash === null) {
        const path = await makeLink(tx, 'activation', { userId }, clock());
        await queueMail(tx, activationMail(email, links.to(path)));
      } else if (user.active) {
        const path = await makeLink(tx, 'reset', { userId }, clock());
        await queueMail(tx, resetMail(email, links.to(path)));
      }
    });
  }
}
