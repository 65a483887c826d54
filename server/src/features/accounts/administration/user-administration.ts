import type { AuditAction } from '@lehrpfad/contract/audit/options.ts';
import { permissions } from '@lehrpfad/contract/core/endpoints/access.ts';
import type { Actor } from '../../../core/security/callers.ts';
import type { Queries } from '../../../core/database/database.ts';
import {
  AppError,
  conflict,
  invalidInput,
  notFound,
  refuseStale,
  unpermitted,
  userInactive,
} from '../../../core/http/errors.ts';
import { forgetMailsTo } from '../../../core/mail/withdrawal.ts';
import { queueMail } from '../../../core/mail/delivery/outbox.ts';
import { recordAction } from '../../audit/trail.ts';
import { deleteLinksOf, makeLink } from '../links/account-links-store.ts';
import { activationMail, emailChangedMail } from '../mails.ts';
import { loginPage, type AccountDeps } from '../deps.ts';
import { deleteSessionsOf } from '../login/sessions-store.ts';
import { deleteUser, lockBoth, setEmail, setState, updateUser } from '../store.ts';
import { accountRow, type AccountRow } from './users-store.ts';

/** The fields of another account that administrators send to change it. */
interface AccountChanges {
  readonly first_name?: string | undefined;
  readonly last_name?: string | undefined;
  readonly salutation?: 1 | 2 | 3 | undefined;
  readonly email?: string | undefined;
  readonly active?: boolean | undefined;
  readonly validated?: boolean | undefined;
  readonly last_updated?: string | undefined;
}

type Kind = 'staff' | 'all';

const salutations = { 1: 'Divers', 2: 'Frau', 3: 'Herr' } as const;

/** Returns the data of an account that the audit trail stores. */
function recordOf({ first_name, last_name, salutation, email, active, validated }: AccountRow) {
  const words = { id: salutation, name: salutations[salutation] };
  return { first_name, last_name, salutation: words, email, active, validated };
}

/** Returns the displayed name of an account. */
export function nameOf(person: Pick<AccountRow, 'first_name' | 'last_name' | 'email'>): string {
  return `${person.first_name} ${person.last_name}`.trim() || person.email;
}

export function emailTaken(detail = 'Zu dieser Adresse gibt es schon ein Konto.'): AppError {
  return new AppError(409, { detail, code: 'exists', errors: { email: [detail] } });
}

/** Refuses to change an administrator's address: only those who run the server may do that (specification, section 6). @throws 400 */
export function refuseEmailOfAdmin({ permission }: Pick<AccountRow, 'permission'>): void {
  if (permission === permissions.admin)
    throw invalidInput({ email: ['Die E-Mail-Adresse eines Admins ändert der Support.'] });
}

/** Lets administrators manage the accounts of others. */
export class OtherAccounts {
  readonly #deps: AccountDeps;

  constructor(deps: AccountDeps) {
    this.#deps = deps;
  }

  /**
   * Changes an account, including whether it may log in and whether its ads are public.
   * @param kind of the accounts that may be changed
   * @throws 400, 404, 409 if `last_updated` is stale, the change is already made, or the address has another account
   */
  async change(
    caller: Actor,
    id: number,
    changes: AccountChanges,
    kind: Kind = 'all',
  ): Promise<AccountRow> {
    try {
      return await this.#deps.changes.write(async (tx) => {
        const before = await this.#hold(tx, caller, id, kind);
        refuseStale(before, changes.last_updated);
        refuseState(caller, before, changes);
        await this.#saveFields(tx, before, changes);
        await this.#saveState(tx, before, changes);
        const after = (await accountRow(tx, id)) ?? before;
        await recordChanges(tx, caller, before, after);
        return after;
      });
    } catch (error) {
      // Two accounts were given the same address at the same time.
      if ((error as { code?: string }).code === '23505') throw emailTaken();
      throw error;
    }
  }

  /** Deletes an editor with all sessions. The editor's work stays. @throws 403 for an administrator, 404 */
  async remove(caller: Actor, id: number): Promise<void> {
    await this.#deps.changes.write(async (tx) => {
      const before = await this.#hold(tx, caller, id, 'staff');
      if (before.permission === permissions.admin) throw unpermitted();
      await recordAction(tx, {
        caller,
        action: 'deleted',
        subject: 'account',
        id,
        name: nameOf(before),
        before: recordOf(before),
      });
      await forgetMailsTo(tx, before.email);
      await deleteUser(tx, id);
    });
  }

  async #hold(tx: Queries, caller: Actor, id: number, kind: Kind): Promise<AccountRow> {
    if (!(await lockBoth(tx, caller.userId, id))) throw userInactive();
    const row = await accountRow(tx, id);
    const isMeant = kind === 'all' || (row?.permission ?? 0) <= permissions.editor;
    if (row === undefined || !isMeant) throw notFound();
    return row;
  }

  async #saveFields(tx: Queries, before: AccountRow, changes: AccountChanges): Promise<void> {
    const { first_name, last_name, salutation, email } = changes;
    if (first_name !== undefined || last_name !== undefined || salutation !== undefined)
      await updateUser(tx, before.id, { first_name, last_name, salutation }, this.#deps.clock());
    if (email === undefined || email === before.email) return;
    refuseEmailOfAdmin(before);
    await this.#moveTo(tx, before, email);
  }

  /** Changes an account's address and sends the mails about it; links that were mailed to the former one become invalid. */
  async #moveTo(tx: Queries, { id, email, activated }: AccountRow, next: string): Promise<void> {
    const { clock, links } = this.#deps;
    if (!(await setEmail(tx, id, next, clock()))) throw emailTaken();
    await deleteLinksOf(tx, id);
    if (!activated) {
      const path = await makeLink(tx, 'activation', { userId: id }, clock());
      await queueMail(tx, activationMail(next, links.to(path)));
      return;
    }
    for (const to of [email, next]) await queueMail(tx, emailChangedMail(to, links.to(loginPage)));
  }

  async #saveState(
    tx: Queries,
    { id, active }: AccountRow,
    changes: AccountChanges,
  ): Promise<void> {
    if (changes.active === undefined && changes.validated === undefined) return;
    await setState(tx, id, changes, this.#deps.clock());
    if (changes.active === undefined) return;
    // A deactivated account keeps its sessions, so that clients are told why they are refused; reactivating the account must not revive
    // them.
    if (!active) await deleteSessionsOf(tx, id);
    await deleteLinksOf(tx, id);
  }
}

/** @throws 409 if the state is already set, or not possible for this account */
function refuseState(caller: Actor, before: AccountRow, { active, validated }: AccountChanges) {
  if (active !== undefined) {
    if (before.id === caller.userId)
      throw conflict('Das eigene Konto können Sie nicht deaktivieren.');
    if (!before.activated) throw conflict('Dieses Konto ist noch nicht aktiviert.', before);
    if (active === before.active)
      throw conflict(`Dieses Konto ist schon ${active ? 'aktiv' : 'deaktiviert'}.`, before);
  }
  if (validated === undefined) return;
  if (before.permission !== permissions.company)
    throw conflict('Validiert werden nur Konten von Unternehmen.', before);
  if (before.member_of !== null)
    throw conflict('Validiert wird das Konto, in dem diese Person mitarbeitet.', before);
  if (validated === before.validated)
    throw conflict(`Dieses Konto ist ${validated ? 'schon' : 'nicht'} validiert.`, before);
}

/** Adds one entry to the audit trail for the edited fields, and one for each changed state. */
async function recordChanges(
  tx: Queries,
  caller: Actor,
  before: AccountRow,
  after: AccountRow,
): Promise<void> {
  const about = { caller, subject: 'account', id: after.id, name: nameOf(after) } as const;
  const { active: wasActive, validated: wasValidated, ...was } = recordOf(before);
  const { active, validated, ...is } = recordOf(after);
  await recordAction(tx, { ...about, action: 'changed', before: was, after: is });
  const note = (action: AuditAction, one: object, other: object) =>
    recordAction(tx, { ...about, action, before: { ...one }, after: { ...other } });
  if (active !== wasActive)
    await note(active ? 'reactivated' : 'deactivated', { active: wasActive }, { active });
  if (validated !== wasValidated)
    await note(validated ? 'validated' : 'invalidated', { validated: wasValidated }, { validated });
}
