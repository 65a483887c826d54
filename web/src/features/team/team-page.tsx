import { teamChangesPath, teamPath } from './team-paths.ts';
import { maxColleagues } from '@lehrpfad/contract/team/options.ts';
import type { Team } from '@lehrpfad/contract/team/team.ts';
import { useState } from 'react';
import { Link } from 'wouter';
import { QueryView } from '../../core/data/query-view.tsx';
import { useFocusKept } from '../../core/focus/use-focus-kept.ts';
import { ListLoading } from '../../core/loading/list-loading.tsx';
import { useEntryAddress } from '../../core/navigation/entry-address.ts';
import { useSession } from '../../core/session/session.ts';
import { NewButton } from '../../core/ui/controls/new-button.tsx';
import { AreaHead } from '../../core/ui/page/area-head.tsx';
import { ColleagueEntry, OwnerEntry } from './colleague-entry.tsx';
import { InviteOverlay } from './invite-overlay.tsx';
import { Invitations } from './invitations.tsx';
import { useTeam } from './queries.ts';
import { ReachOverlay } from './reach-overlay.tsx';
import { RemoveDialog, type PersonToRemove } from './remove-dialog.tsx';
import { Section } from '../../core/ui/page/section.tsx';
import { TransferSection } from './transfer-section.tsx';

/** The persons of the account, open invitations, and the transfer of the account. */
export function TeamPage() {
  const query = useTeam();
  const address = useEntryAddress(teamPath);
  const { data } = query;
  const isFull =
    data !== undefined && data.colleagues.length + data.invitations.length >= maxColleagues;
  const add = isFull ? (
    <p className="text-hint">Mehr als {maxColleagues} Personen sind nicht möglich.</p>
  ) : (
    <NewButton onClick={() => address.edit('new')}>Person einladen</NewButton>
  );
  return (
    <>
      <AreaHead title="Team" action={add}>
        Wer in diesem Konto mitarbeitet. Jede Person meldet sich mit ihrer eigenen Adresse an.{' '}
        <Link href={teamChangesPath}>Wer hat was geändert?</Link>
      </AreaHead>
      <QueryView
        query={query}
        loading={<ListLoading label="Team wird geladen" rows={2} height="5.5rem" />}
        failed="Das Team konnte nicht geladen werden."
      >
        {(team) => <Lists team={team} readAt={query.dataUpdatedAt} address={address} />}
      </QueryView>
    </>
  );
}

interface ListsProps {
  readonly team: Team;
  readonly readAt: number;
  readonly address: ReturnType<typeof useEntryAddress>;
}

function Lists({ team, readAt, address }: ListsProps) {
  const session = useSession();
  const [asked, setAsked] = useState<PersonToRemove | null>(null);
  useFocusKept(asked !== null);
  const { owner, colleagues, branches } = team;
  return (
    <>
      <Section title="Personen">
        <ul className="grid list-plain gap-2">
          <OwnerEntry owner={owner} />
          {colleagues.map((colleague) => (
            <ColleagueEntry
              key={colleague.id}
              colleague={colleague}
              branches={branches}
              isOneself={colleague.id === session?.id}
              onEdit={() => address.edit(colleague.id)}
              onRemove={() => setAsked({ kind: 'colleague', ...colleague })}
            />
          ))}
        </ul>
        {colleagues.length === 0 && (
          <p className="mt-3 text-soft">Noch arbeitet sonst niemand in diesem Konto mit.</p>
        )}
      </Section>
      <Section title="Offene Einladungen">
        <Invitations
          team={team}
          readAt={readAt}
          onWithdraw={(one) => setAsked({ kind: 'invitation', ...one })}
        />
      </Section>
      {owner.id === session?.id && <TransferSection team={team} />}
      <Editor team={team} address={address} />
      <RemoveDialog person={asked} onDone={() => setAsked(null)} />
    </>
  );
}

/** The form that the address opens. */
function Editor({ team: { colleagues, branches }, address }: Pick<ListsProps, 'team' | 'address'>) {
  const edited = colleagues.find(({ id }) => id === address.id);
  if (!address.isEditing) return null;
  if (address.id === 'new') return <InviteOverlay branches={branches} onClose={address.close} />;
  return (
    edited && (
      <ReachOverlay
        key={edited.id}
        colleague={edited}
        branches={branches}
        onClose={address.close}
      />
    )
  );
}
