import type { ListedUser } from '@lehrpfad/contract/accounts/editing.ts';
import type { Named } from '@lehrpfad/contract/core/fields.ts';
import type { ReactNode } from 'react';
import { Link } from 'wouter';
import { Button } from '../../../core/ui/controls/button.tsx';
import { editorPaths } from '../../../core/navigation/editor-paths.ts';
import { entryPath } from '../../../core/navigation/paths.ts';
import { EditIcon, PersonIcon } from '../../../core/ui/icons/area-icons.tsx';
import { StatusBadge } from '../../../core/ui/page/status-badge.tsx';
import { Detail, DetailPart } from '../../../core/ui/page/detail.tsx';
import { ObjectTrail } from '../../audit/object-trail.tsx';
import { useSecondStepReset } from '../second-step/reset-second-step.tsx';
import people from '../people.module.css';
import { initialsOf, personName } from '../person-name.ts';
import { AccessBadge, ValidationBadge } from './user-state.tsx';
import styles from './users-page.module.css';

interface UserDetailProps {
  readonly user: ListedUser;
  readonly takesFocus: boolean;
  readonly onEdit: () => void;
  readonly onChange: (field: 'active' | 'validated') => void;
  readonly onTransfer: (company: Named) => void;
  /** The persons of a company's account. */
  readonly team: ReactNode;
}

/** An account with all its actions. */
export function UserDetail(props: UserDetailProps) {
  const { user, takesFocus, onEdit, onChange, onTransfer, team } = props;
  return (
    <Detail
      picture={
        <span
          className={`${people.initials} bg-accent-strong disc flex-none font-bold text-brand`}
          aria-hidden="true"
        >
          {initialsOf(user)}
        </span>
      }
      title={personName(user)}
      owner={user.email}
      takesFocus={takesFocus}
    >
      <div>
        <Button variant="default" icon={<EditIcon />} onClick={onEdit}>
          Bearbeiten
        </Button>
      </div>
      <Access user={user} onChange={onChange} />
      <DetailPart heading="Firmen">
        <Companies user={user} onTransfer={onTransfer} />
      </DetailPart>
      {user.member_of === null && team}
      <ObjectTrail subject="account" id={user.id} />
    </Detail>
  );
}

function Companies({ user, onTransfer }: Pick<UserDetailProps, 'user' | 'onTransfer'>) {
  const { member_of: owner, companies } = user;
  if (owner) {
    return (
      <p className="col-span-full">
        Arbeitet im Konto von{' '}
        <Link href={entryPath(editorPaths.users, owner.id)}>{owner.name}</Link> mit.
      </p>
    );
  }
  if (companies.length === 0)
    return <p className="col-span-full text-hint">Zu diesem Konto gehört keine Firma.</p>;
  return (
    <ul className="grid list-plain gap-2">
      {companies.map((company) => (
        <li key={company.id} className={`${styles.line} cols-1-auto grid gap-2-4 items-center`}>
          <Link
            href={entryPath(editorPaths.allCompanies, company.id)}
            className="tap-line wrap-anywhere"
          >
            {company.name}
          </Link>
          <Button
            variant="default"
            aria-label={`${company.name} an ein anderes Konto übergeben`}
            onClick={() => onTransfer(company)}
          >
            Übergeben
          </Button>
        </li>
      ))}
    </ul>
  );
}

function Access({ user, onChange }: Pick<UserDetailProps, 'user' | 'onChange'>) {
  return (
    <>
      <DetailPart heading="Zugang">
        <State badge={<AccessBadge {...user} />} text={accessText(user)}>
          {user.activated && (
            <Button variant="default" onClick={() => onChange('active')}>
              {user.active ? 'Deaktivieren' : 'Reaktivieren'}
            </Button>
          )}
        </State>
      </DetailPart>
      {user.two_step && <SecondStep user={user} />}
      {user.member_of === null && <Validation user={user} onChange={onChange} />}
    </>
  );
}

/** Whether the account's ads are public. Those of an account in which others work depend on its owner alone. */
function Validation({ user, onChange }: Pick<UserDetailProps, 'user' | 'onChange'>) {
  return (
    <DetailPart heading="Validierung">
      <State
        badge={<ValidationBadge {...user} />}
        text={
          user.validated
            ? 'Veröffentlichte Stellenanzeigen sind in der Suche zu sehen.'
            : 'Stellenanzeigen des Kontos sind nicht öffentlich.'
        }
      >
        <Button variant="default" onClick={() => onChange('validated')}>
          {user.validated ? 'Validierung entziehen' : 'Validieren'}
        </Button>
      </State>
    </DetailPart>
  );
}

function SecondStep({ user }: Pick<UserDetailProps, 'user'>) {
  const reset = useSecondStepReset(user);
  return (
    <DetailPart heading="Zweiter Schritt">
      <State
        badge={
          <StatusBadge tone="good" Icon={PersonIcon}>
            Eingerichtet
          </StatusBadge>
        }
        text="Nach dem Passwort wird ein Passkey oder Code verlangt."
      >
        <Button variant="default" onClick={reset.ask}>
          Zurücksetzen
        </Button>
      </State>
      {reset.dialogs}
    </DetailPart>
  );
}

function accessText({ activated, active }: ListedUser): string {
  if (!activated) return 'Noch wurde kein Passwort festgelegt.';
  return active ? 'Kann sich anmelden.' : 'Kann sich nicht anmelden.';
}

interface StateProps {
  readonly badge: ReactNode;
  readonly text: string;
  /** Button that changes the state. */
  readonly children: ReactNode;
}

function State({ badge, text, children }: StateProps) {
  return (
    <div className={`${styles.line} cols-1-auto grid gap-2-4 items-center`}>
      <div>
        {badge}
        <p className="mt-1 text-hint">{text}</p>
      </div>
      {children}
    </div>
  );
}
