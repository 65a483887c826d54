import type { Colleague, Team } from '@lehrpfad/contract/team/team.ts';
import { DeleteIcon, EditIcon, PersonIcon } from '../../core/ui/icons/area-icons.tsx';
import { IconButton } from '../../core/ui/icons/icon-button.tsx';
import { StatusBadge } from '../../core/ui/page/status-badge.tsx';
import { PersonEntry } from '../accounts/person-entry.tsx';
import { personName } from '../accounts/person-name.ts';
import { branchesText, roleLabel } from './reach-text.ts';

type Branches = Team['branches'];

/** Role and branches of a person. */
export function Reach({
  of: { role, branches: ids },
  branches,
}: {
  readonly of: Pick<Colleague, 'role' | 'branches'>;
  readonly branches: Branches;
}) {
  const text = branchesText(ids, branches);
  return (
    <>
      <StatusBadge tone={role === 'management' ? 'good' : 'quiet'} Icon={PersonIcon}>
        {roleLabel(role)}
      </StatusBadge>
      {text !== undefined && <span className="text-hint wrap-anywhere">{text}</span>}
    </>
  );
}

export function OwnerEntry({ owner }: { readonly owner: Team['owner'] }) {
  return (
    <PersonEntry
      person={owner}
      state={
        <StatusBadge tone="good" Icon={PersonIcon}>
          Führt das Konto
        </StatusBadge>
      }
      actions={null}
    />
  );
}

interface ColleagueEntryProps {
  readonly colleague: Colleague;
  readonly branches: Branches;
  /** Whether it is the logged-in person, for whom the following actions are disabled. */
  readonly isOneself?: boolean;
  /** Missing if the list is read-only. */
  readonly onEdit?: () => void;
  readonly onRemove?: () => void;
}

export function ColleagueEntry(props: ColleagueEntryProps) {
  const { colleague, branches, isOneself = false, onEdit, onRemove } = props;
  const name = personName(colleague);
  return (
    <PersonEntry
      person={colleague}
      state={<Reach of={colleague} branches={branches} />}
      actions={
        onEdit &&
        onRemove && (
          <>
            <IconButton
              Icon={EditIcon}
              label={`Rolle von ${name} ändern`}
              unavailable={isOneself ? 'Ihre eigene Rolle können Sie nicht ändern.' : undefined}
              onClick={onEdit}
            />
            <IconButton
              Icon={DeleteIcon}
              label={`${name} entfernen`}
              danger
              unavailable={
                isOneself ? 'Das Konto verlassen Sie auf der Seite „Mein Konto“.' : undefined
              }
              onClick={onRemove}
            />
          </>
        )
      }
    />
  );
}
