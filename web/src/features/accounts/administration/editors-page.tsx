import { permissions } from '@lehrpfad/contract/core/endpoints/access.ts';
import { useState, type ReactNode } from 'react';
import { PersonIcon } from '../../../core/ui/icons/area-icons.tsx';
import { Skeleton } from '../../../core/loading/skeleton.tsx';
import { ApiError } from '../../../core/api/api.ts';
import { reloadEditorial } from '../../../core/data/editorial-data.ts';
import { useEntryAddress } from '../../../core/navigation/entry-address.ts';
import { editorPaths } from '../../../core/navigation/editor-paths.ts';
import { QueryView } from '../../../core/data/query-view.tsx';
import { Section } from '../../../core/ui/page/section.tsx';
import { StatusBadge } from '../../../core/ui/page/status-badge.tsx';
import { AreaHead } from '../../../core/ui/page/area-head.tsx';
import { NewButton } from '../../../core/ui/controls/new-button.tsx';
import { useFocusKept } from '../../../core/focus/use-focus-kept.ts';
import { DeletePerson, type PersonToDelete } from '../profile/delete-person.tsx';
import { sendInvitationAgain, useEditorRequests, useEditors } from './editing-queries.ts';
import { InvitationEntry } from '../invitation-entry.tsx';
import { useResending } from '../use-resending.ts';
import { EditorEntry } from './editor-entry.tsx';
import { EditorOverlay } from './editor-overlay.tsx';
import { FailureText } from '../login/failure-text.tsx';
import styles from '../people.module.css';

/** The list of editors and administrators, and of open invitations. */
export function EditorsPage() {
  const editors = useEditors();
  const address = useEntryAddress(editorPaths.editors);
  const [asked, setAsked] = useState<PersonToDelete | null>(null);
  useFocusKept(asked !== null);
  const edited = editors.data?.find(({ id }) => id === address.id);
  const add = <NewButton onClick={() => address.edit('new')}>Redakteur einladen</NewButton>;
  return (
    <>
      <AreaHead title="Redakteursliste" action={add}>
        Wer eingeladen wird, bekommt eine E-Mail und legt über ihren Link ein Passwort fest.
      </AreaHead>
      <Invitations onDelete={(one) => setAsked({ kind: 'invitation', ...one })} />
      <Section title="Registrierte Redakteure">
        <QueryView
          query={editors}
          loading={<Loading />}
          failed="Die Redakteure konnten nicht geladen werden."
        >
          {(rows) => (
            <People empty="Keine registrierten Redakteure">
              {rows.map((editor) => (
                <EditorEntry
                  key={editor.id}
                  editor={editor}
                  onEdit={() => address.edit(editor.id)}
                  onDelete={() => setAsked({ kind: 'editor', ...editor })}
                />
              ))}
            </People>
          )}
        </QueryView>
      </Section>
      {address.isEditing && (address.id === 'new' || edited) && (
        <EditorOverlay key={address.id} editor={edited ?? null} onClose={address.close} />
      )}
      <DeletePerson person={asked} onDone={() => setAsked(null)} />
    </>
  );
}

const notSent =
  'Die Einladung konnte nicht versendet werden. (Einladungen können nur alle 24h neu versendet werden)';

async function tellNotSent(error: unknown, fail: (message: string) => void): Promise<void> {
  fail(notSent);
  // Another person was faster: the list shows the new state.
  if (error instanceof ApiError) await reloadEditorial();
}

function Invitations({
  onDelete,
}: {
  readonly onDelete: (one: Omit<PersonToDelete, 'kind'>) => void;
}) {
  const query = useEditorRequests();
  const { sending, failed, send } = useResending(sendInvitationAgain, tellNotSent);

  return (
    <Section title="Offene Einladungen">
      <FailureText text={failed} />
      <QueryView
        query={query}
        loading={<Loading />}
        failed="Die Einladungen konnten nicht geladen werden."
      >
        {(rows) => (
          <People empty="Keine offenen Einladungen">
            {rows.map((invitation) => (
              <InvitationEntry
                key={invitation.id}
                invitation={invitation}
                role={invitation.permission === permissions.admin && <AdminBadge />}
                readAt={query.dataUpdatedAt}
                isBusy={sending === invitation.id}
                onSend={() => void send(invitation.id)}
                removal="löschen"
                onRemove={() => onDelete(invitation)}
              />
            ))}
          </People>
        )}
      </QueryView>
    </Section>
  );
}

const AdminBadge = () => (
  <StatusBadge tone="quiet" Icon={PersonIcon}>
    Admin
  </StatusBadge>
);

interface PeopleProps {
  /** Shown if the list is empty. */
  readonly empty: string;
  readonly children: readonly ReactNode[];
}

function People({ empty, children }: PeopleProps) {
  if (children.length === 0)
    return <p className={`${styles.empty} p-5 rounded-lg text-soft`}>{empty}</p>;
  return <ul className="grid list-plain gap-2">{children}</ul>;
}

const Loading = () => <Skeleton height="5.5rem" radius="1rem" />;
