import { permissions } from '@lehrpfad/contract/core/endpoints/access.ts';
import type { ListedUser } from '@lehrpfad/contract/accounts/editing.ts';
import type { Named } from '@lehrpfad/contract/core/fields.ts';
import { useState, type ComponentType, type ReactNode } from 'react';
import { useFocusBack } from '../../../core/focus/use-focus-back.ts';
import { useListAddress, type ListAddress } from '../../../core/list/list-address.ts';
import { ListTools } from '../../../core/list/list-tools.tsx';
import { EmptyList } from '../../../core/list/empty-list.tsx';
import { PagedList } from '../../../core/list/paged-list.tsx';
import { editorPaths } from '../../../core/navigation/editor-paths.ts';
import { UserListIcon } from '../../../core/ui/icons/area-icons.tsx';
import { AreaHead } from '../../../core/ui/page/area-head.tsx';
import { DetailGone, DetailLoading } from '../../../core/ui/page/detail.tsx';
import { ListDetail } from '../../../core/ui/page/list-detail.tsx';
import { useUser, useUsers } from './editing-queries.ts';
import { TransferCompany, type CompanyTransfer } from './transfer-company.tsx';
import { StateDialog, type StateChange } from './state-dialog.tsx';
import { UserDetail } from './user-detail.tsx';
import { UserOverlay } from './user-overlay.tsx';
import { UserRow, userRowId } from './user-row.tsx';

interface UsersPageProps {
  readonly transferCompany: CompanyTransfer;
  /** Shows the persons of an account; it is of another feature. */
  readonly Team: ComponentType<{ readonly owner: number }>;
}

/** The list of company accounts, for administrators. */
export function UsersPage({ transferCompany, Team }: UsersPageProps) {
  const address = useListAddress(editorPaths.users);
  const { state, page, entry } = address;
  const { shown } = entry;
  useFocusBack(shown, userRowId);
  const query = useUsers({ page, query: state['query'] ?? '' });
  const opened = useUser(
    shown,
    query.data?.results.find(({ id }) => id === shown),
  );
  const { askChange, askTransfer, dialogs } = useAccountDialogs(transferCompany);

  return (
    <>
      <AreaHead title="Benutzer">Die Konten der Unternehmen und was zu ihnen gehört.</AreaHead>
      <UserTools address={address} />
      <ListDetail
        list={<UserList query={query} address={address} />}
        detail={
          shown === null ? null : (
            <Opened
              user={opened.data}
              takesFocus={entry.isOpenedHere}
              onEdit={() => entry.edit(shown)}
              onChange={askChange}
              onTransfer={askTransfer}
              team={<Team key={shown} owner={shown} />}
            />
          )
        }
        detailKey={shown}
        title="Benutzerdetails"
        idle={{ Icon: UserListIcon, text: 'Wählen Sie einen Benutzer aus der Liste.' }}
        onClose={entry.close}
      />
      {entry.isEditing && opened.data && (
        <UserOverlay key={opened.data.id} user={opened.data} onClose={entry.close} />
      )}
      {dialogs}
    </>
  );
}

interface Transfer {
  readonly company: Named;
  readonly owner: ListedUser;
}

/** The dialogs for actions on an account: to change its state, and to transfer one of its companies. */
function useAccountDialogs(transferCompany: CompanyTransfer) {
  const [change, askChange] = useState<StateChange | null>(null);
  const [transfer, askTransfer] = useState<Transfer | null>(null);
  const dialogs = (
    <>
      <StateDialog change={change} onDone={() => askChange(null)} />
      {transfer && (
        <TransferCompany
          {...transfer}
          transferCompany={transferCompany}
          onClose={() => askTransfer(null)}
        />
      )}
    </>
  );
  return { askChange, askTransfer, dialogs };
}

function UserTools({ address }: { readonly address: ListAddress }) {
  return (
    <ListTools
      address={address}
      label="Benutzer durchsuchen"
      field="Benutzer suchen"
      placeholder="Name, E-Mail oder Firma"
      parameter="query"
    />
  );
}

interface UserListProps {
  readonly query: ReturnType<typeof useUsers>;
  readonly address: ListAddress;
}

function UserList({ query, address }: UserListProps) {
  const { page, turnTo, entry } = address;
  return (
    <PagedList
      query={query}
      words={['Benutzer', 'Benutzer']}
      failed="Die Benutzer konnten nicht geladen werden."
      page={page}
      visiblePages={9}
      onTurn={turnTo}
      rowHeight="7.5rem"
      empty={
        <EmptyList
          address={address}
          Icon={UserListIcon}
          nothingFits="Kein Benutzer passt dazu."
          none="Noch gibt es keinen Benutzer."
          showAll="Alle Benutzer zeigen"
        />
      }
    >
      {(users) => (
        <ul className="grid list-plain gap-2">
          {users.map((user) => (
            <UserRow
              key={user.id}
              user={user}
              isOpen={user.id === entry.shown}
              onOpen={() => entry.open(user.id)}
            />
          ))}
        </ul>
      )}
    </PagedList>
  );
}

interface OpenedProps {
  /** null if there is no such account. */
  readonly user: ListedUser | null | undefined;
  readonly takesFocus: boolean;
  readonly onEdit: () => void;
  readonly onChange: (change: StateChange) => void;
  readonly onTransfer: (transfer: Transfer) => void;
  readonly team: ReactNode;
}

function Opened({ user, takesFocus, onEdit, onChange, onTransfer, team }: OpenedProps) {
  if (user === undefined) return <DetailLoading />;
  if (user === null)
    return <DetailGone title="Kein Konto">Dieses Konto gibt es nicht mehr.</DetailGone>;
  return (
    <UserDetail
      user={user}
      takesFocus={takesFocus}
      onEdit={onEdit}
      onChange={(field) => onChange({ user, field })}
      onTransfer={(company) => onTransfer({ company, owner: user })}
      team={user.permission === permissions.company && team}
    />
  );
}
