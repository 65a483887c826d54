import type { EditorRequest } from '@lehrpfad/contract/accounts/editing.ts';
import { permissions } from '@lehrpfad/contract/core/endpoints/access.ts';
import { refuseUnconfirmed, type Actor, type Caller } from '../../../core/security/callers.ts';
import type { Queries } from '../../../core/database/database.ts';
import { notFound, tooManyRequests } from '../../../core/http/errors.ts';
import { forgetMailsTo } from '../../../core/mail/withdrawal.ts';
import { recordAction } from '../../audit/trail.ts';
import { invitationRows, lockInvitation, takeInvitation } from './invitations-store.ts';
import { inviteEditor, sendInvitationAgain, type Person } from './new-accounts.ts';
import { emailTaken, nameOf } from './user-administration.ts';
import type { AccountDeps } from '../deps.ts';
import { isEmailTaken, type Invited } from '../store.ts';

function about(caller: Actor, invitation: EditorRequest) {
  return { caller, subject: 'invitation', id: invitation.id, name: nameOf(invitation) } as const;
}

const roles = { 1: 'Administration', 2: 'Redaktion', 3: '' } as const;

/** Returns the data of an invitation that the audit trail stores. */
function recordOf({ first_name, last_name, email, permission }: EditorRequest) {
  return { first_name, last_name, email, role: roles[permission] };
}

/** Lets administrators manage invitations of editors. */
export class Invitations {
  readonly #deps: Pick<AccountDeps, 'database' | 'clock' | 'links'>;

  constructor(parts: Pick<AccountDeps, 'database' | 'clock' | 'links'>) {
    this.#deps = parts;
  }

  list(): Promise<EditorRequest[]> {
    return invitationRows(this.#deps.database, this.#deps.clock());
  }

  /** @throws 401 if the caller invites an administrator without a recent confirmation, 409 if the address has an account or an invitation */
  async add(caller: Caller, person: Person & Pick<Invited, 'permission'>): Promise<EditorRequest> {
    if (person.permission === permissions.admin) refuseUnconfirmed(caller);
    const sending = { links: this.#deps.links, now: this.#deps.clock() };
    return this.#deps.database.transaction(async (tx) => {
      const id = await inviteEditor(tx, person, sending);
      if (id === undefined) {
        throw (await isEmailTaken(tx, person.email))
          ? emailTaken()
          : emailTaken('Für diese Adresse gibt es schon eine Einladung.');
      }
      const added = await this.#one(tx, id);
      await recordAction(tx, {
        ...about(caller, added),
        action: 'created',
        after: recordOf(added),
      });
      return added;
    });
  }

  /** @throws 404, 409 if the address has an account by now, 429 within 24 hours after the last mail */
  async sendAgain(caller: Actor, id: number): Promise<EditorRequest> {
    const now = this.#deps.clock();
    return this.#deps.database.transaction(async (tx) => {
      const before = await this.#one(tx, id);
      const wait = Math.ceil((Date.parse(before.resend_from) - now.getTime()) / 1000);
      if (wait > 0) throw tooManyRequests(wait);
      if (await isEmailTaken(tx, before.email)) throw emailTaken();
      await sendInvitationAgain(tx, before, { links: this.#deps.links, now });
      await recordAction(tx, { ...about(caller, before), action: 'sent-again' });
      return this.#one(tx, id);
    });
  }

  /** Deletes an invitation; its links become invalid, and a queued mail is not sent. @throws 404 */
  async remove(caller: Actor, id: number): Promise<void> {
    await this.#deps.database.transaction(async (tx) => {
      const before = await this.#one(tx, id);
      await takeInvitation(tx, id);
      await forgetMailsTo(tx, before.email, ['editor-invitation']);
      await recordAction(tx, {
        ...about(caller, before),
        action: 'deleted',
        before: recordOf(before),
      });
    });
  }

  async #one(tx: Queries, id: number): Promise<EditorRequest> {
    await lockInvitation(tx, id);
    const [row] = await invitationRows(tx, this.#deps.clock(), id);
    if (row === undefined) throw notFound();
    return row;
  }
}
