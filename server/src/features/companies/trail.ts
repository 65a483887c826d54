import type { Actor } from '../../core/security/callers.ts';
import type { CheckedBranch } from '@lehrpfad/contract/companies/checks.ts';
import { companyLockText } from '@lehrpfad/contract/companies/lock-options.ts';
import { branchCheck } from '@lehrpfad/contract/companies/options.ts';
import type { FullCompany } from '@lehrpfad/contract/companies/companies.ts';
import { placeLine } from '@lehrpfad/contract/core/text/place-line.ts';
import type { Queries } from '../../core/database/database.ts';
import { recordAction, type AuditNote } from '../audit/trail.ts';

/** Returns the visible values of a company as a flat record with the API's names. */
function valuesOf({ name, weblink, logo, cover, Address, contacts, ...company }: FullCompany) {
  const place = Address?.City;
  return {
    name,
    weblink,
    logo,
    cover: cover?.file ?? null,
    cover_alt: cover?.alt ?? '',
    street: Address?.street ?? '',
    additional: Address?.additional ?? '',
    City: place ? { id: place.id, name: placeLine(place) } : null,
    Professions: company.Professions,
    Allowed_apprenticeships: company.Allowed_apprenticeships,
    contacts: contacts.map(({ id, first_name, last_name }) => ({
      id,
      name: `${first_name} ${last_name}`.trim(),
    })),
  };
}

const checkNames: Readonly<Record<number, string>> = {
  [branchCheck.open]: 'Offen',
  [branchCheck.confirmed]: 'Bestätigt',
  [branchCheck.declined]: 'Abgelehnt',
};

/** Returns a decision on a branch with its name and town. */
const decisionOn = ({ status, name, Address }: CheckedBranch) => ({
  status: { id: status, name: checkNames[status] ?? '' },
  name,
  City: Address?.City.city ?? '',
});

/** Records that an editor has confirmed or declined a branch, or reopened the question. */
export function recordBranchDecision(
  tx: Queries,
  caller: Actor,
  before: CheckedBranch,
  after: CheckedBranch,
): Promise<void> {
  const { status, id, name, reason } = after;
  const action =
    status === branchCheck.declined
      ? 'declined'
      : status === branchCheck.confirmed
        ? 'branch-confirmed'
        : 'branch-reopened';
  const about = { caller, subject: 'company', id, name, action, reason } as const;
  return recordAction(tx, { ...about, before: decisionOn(before), after: decisionOn(after) });
}

/** Records that a company has opened a branch, or changed its name or town, so that an editor has to check it. */
export function recordToBeChecked(
  tx: Queries,
  caller: Actor,
  before: FullCompany | null,
  after: FullCompany,
): Promise<void> {
  const said = ({ name, Address }: FullCompany) => ({ name, City: Address?.City.city ?? '' });
  return recordAction(tx, {
    caller,
    ...subjectOf(after),
    action: 'to-be-checked',
    ofCompany: true,
    before: before && said(before),
    after: said(after),
  });
}

const subjectOf = ({ id, name }: FullCompany) => ({ subject: 'company', id, name }) as const;

/** Returns the fields about the owner of a company, and whether it is imported. */
const ownerFieldsOf = ({ User, external }: FullCompany) => ({ User, external });

const allOf = (company: FullCompany) => ({ ...valuesOf(company), ...ownerFieldsOf(company) });

export function recordCreated(tx: Queries, caller: Actor, company: FullCompany): Promise<void> {
  return recordAction(tx, {
    caller,
    ...subjectOf(company),
    action: 'created',
    after: allOf(company),
  });
}

export function recordDeleted(tx: Queries, caller: Actor, company: FullCompany): Promise<void> {
  return recordAction(tx, {
    caller,
    ...subjectOf(company),
    action: 'deleted',
    before: { ...allOf(company), locked: company.locked },
  });
}

/** Records that a company has reopened a branch, if an editor had closed it. */
export function recordReopened(tx: Queries, caller: Actor, company: FullCompany): Promise<void> {
  return recordAction(tx, {
    caller,
    ...subjectOf(company),
    action: 'created',
    ofCompany: true,
    after: { name: company.name },
  });
}

const lockOf = ({ editor_lock: lock }: FullCompany) => (lock ? companyLockText(lock) : '');

/** Records that a company was locked, with the reason, or released. */
export function recordLock(tx: Queries, caller: Actor, company: FullCompany): Promise<void> {
  const { locked } = company;
  return recordAction(tx, {
    caller,
    ...subjectOf(company),
    action: locked ? 'blocked' : 'released',
    before: { locked: !locked },
    after: { locked },
    reason: lockOf(company),
  });
}

/** Records that a branch was locked when its account opened it, like its other branches. */
export function recordLockOfNew(tx: Queries, caller: Actor, company: FullCompany): Promise<void> {
  return recordAction(tx, {
    caller,
    ...subjectOf(company),
    action: 'blocked',
    ofCompany: true,
    before: { locked: false },
    after: { locked: true },
    reason: lockOf(company),
  });
}

/** Records each action separately: locked or released, moved to another owner, changed. */
export async function recordChanges(
  tx: Queries,
  caller: Actor,
  before: FullCompany,
  after: FullCompany,
): Promise<void> {
  const note = (action: AuditNote['action'], was: object, is: object) =>
    recordAction(tx, {
      caller,
      ...subjectOf(after),
      action,
      before: { ...was },
      after: { ...is },
    });
  if (before.locked !== after.locked) await recordLock(tx, caller, after);
  const isHandedOver = before.User?.id !== after.User?.id;
  if (isHandedOver) await note('handed-over', ownerFieldsOf(before), ownerFieldsOf(after));
  await note('changed', valuesOf(before), valuesOf(after));
}
