import { adminKinds, inboxKindNames, type InboxKind } from '@lehrpfad/contract/inbox/options.ts';
import type { InboxItem } from '@lehrpfad/contract/inbox/inbox.ts';
import { permissions } from '@lehrpfad/contract/core/endpoints/access.ts';
import { useCallback, useRef, useState } from 'react';
import { useIsWide } from '../../core/api/media.ts';
import { useFocusBack } from '../../core/focus/use-focus-back.ts';
import { useAction } from '../../core/hooks/use-action.ts';
import { listQueryOf } from '../../core/list/default-tick.ts';
import { useListAddress } from '../../core/list/list-address.ts';
import { ListTools } from '../../core/list/list-tools.tsx';
import { editorPaths } from '../../core/navigation/editor-paths.ts';
import { undoLast } from '../../core/notices/undo.ts';
import { useSession } from '../../core/session/session.ts';
import { Button } from '../../core/ui/controls/button.tsx';
import { InboxIcon } from '../../core/ui/icons/area-icons.tsx';
import { InfoIcon } from '../../core/ui/icons/icons.tsx';
import { WhileErrorShown } from '../../core/ui/dialogs/error-dialog.tsx';
import { showToast } from '../../core/ui/notices/toast.ts';
import { AreaHead } from '../../core/ui/page/area-head.tsx';
import { ListDetail } from '../../core/ui/page/list-detail.tsx';
import { numberOf } from './address.ts';
import { FilterLine } from './filter-line.tsx';
import { InboxList } from './inbox-list.tsx';
import { ItemDetail } from './item-detail.tsx';
import { rowId } from './item-row.tsx';
import type { Decisions } from './items/decisions.ts';
import { KeyHelp } from './key-help.tsx';
import { useInboxKeys, useKeySwitch } from './keys.ts';
import { NoteOverlay } from './note-overlay.tsx';
import { useInbox } from './queries.ts';
import { takeAll } from './batch/take-all.ts';
import { useOpenItem } from './use-open-item.ts';
import { useSelection } from './use-selection.ts';

const kindLabels: Readonly<Record<InboxKind, string>> = {
  request: 'Anfragen',
  report: 'Meldungen',
  branch: 'Filialen',
  apprenticeship: 'Angefragte Berufe',
  'job-name': 'Berufe',
  event: 'Events',
  exchange: 'Schnittstellen',
  mail: 'E-Mails',
};

const kindFilters = inboxKindNames.map((key) => ({ key, label: kindLabels[key] }));

const stateFilters = [
  { key: 'mine', label: 'Mir zugewiesen' },
  { key: 'free', label: 'Niemandem zugewiesen' },
  { key: 'waiting', label: 'Wartet auf Antwort' },
] as const;

/** State of the inbox: the list with its filters, the open item, and the decisions of its keys. */
function useInboxState() {
  const session = useSession();
  const address = useListAddress(editorPaths.inbox);
  const query = useInbox(listQueryOf(address, [...kindFilters, ...stateFilters]));
  const rows = query.isPlaceholderData ? undefined : query.data?.results;
  const selection = useSelection(query.data?.results);
  const open = useOpenItem(address.entry, rows, selection.forget);
  const decisions = useRef<Decisions>({});
  const offer = useCallback((offered: Decisions) => {
    decisions.current = offered;
  }, []);
  const isAdmin = session?.permission === permissions.admin;
  return { session, isAdmin, address, query, rows, open, selection, decisions, offer };
}

type State = ReturnType<typeof useInboxState>;

const notByKey = 'Das geht hier nicht mit dieser Taste. Die Knöpfe stehen bei der Aufgabe.';

/** Assigns items to the current editor: the selected ones, or the open one, which stays selected if it is. */
function useTaking({ session, selection }: State) {
  return useAction(async (items: readonly InboxItem[], areSelected = false) => {
    if (session === null) return;
    const left = await takeAll(items, session.id);
    if (areSelected) selection.drop(items, left);
  });
}

/** The keys that go from item to item, decide the open one and undo that. */
function decisionKeys({ open, decisions }: State) {
  const decide = (what: keyof Decisions) => () => {
    const { [what]: act } = decisions.current;
    if (act) act();
    else if (open.key !== null) showToast(notByKey);
  };
  return {
    j: open.next,
    k: open.previous,
    a: decide('accept'),
    d: decide('decline'),
    z: () =>
      void undoLast().then((isUndone) => isUndone || showToast('Es gibt nichts zurückzunehmen.')),
  };
}

function Head({ onHelp }: { readonly onHelp: () => void }) {
  return (
    <AreaHead
      title="Eingang"
      action={
        <Button variant="default" icon={<InfoIcon />} onClick={onHelp}>
          Tasten
        </Button>
      }
    >
      Alles, was auf die Redaktion wartet, das Älteste zuerst. Nach jeder Entscheidung öffnet sich
      die nächste Aufgabe.
    </AreaHead>
  );
}

/** Tasks of all features that wait for editors, in one list that can be worked through with the keyboard. */
export function InboxPage() {
  const state = useInboxState();
  const { address, open, selection } = state;
  const [isHelp, setIsHelp] = useState(false);
  const [noted, setNoted] = useState<InboxItem | null>(null);
  const taking = useTaking(state);
  const keys = useKeySwitch();
  useFocusBack(open.number, rowId);

  useInboxKeys(keys.isOn, {
    ...decisionKeys(state),
    m: () => open.item && void taking.run([open.item]),
    n: () => open.item && setNoted(open.item),
    x: () => open.item && selection.select([open.item], !selection.has(numberOf(open.item))),
    '?': () => setIsHelp(true),
  });

  return (
    <>
      <Head onHelp={() => setIsHelp(true)} />
      <Tools {...state} />
      <ListDetail
        title="Aufgabe"
        list={<InboxList {...state} onTake={(items) => taking.run(items, true)} />}
        detail={
          open.key && (
            <WhileErrorShown value={open.hold}>
              <OpenItem {...state} onTake={(item) => void taking.run([item])} onNote={setNoted} />
            </WhileErrorShown>
          )
        }
        detailKey={open.number}
        idle={{ Icon: InboxIcon, text: 'Wählen Sie eine Aufgabe, oder drücken Sie j.' }}
        onClose={address.entry.close}
      />
      {noted && <NoteOverlay key={numberOf(noted)} item={noted} onClose={() => setNoted(null)} />}
      <KeyHelp
        opened={isHelp}
        isOn={keys.isOn}
        onTurn={keys.turn}
        onClose={() => setIsHelp(false)}
      />
    </>
  );
}

/** The search with its filters, and the editor's stored filters. */
function Tools({ session, isAdmin, address }: Pick<State, 'session' | 'isAdmin' | 'address'>) {
  const kinds = kindFilters.filter(({ key }) => isAdmin || !adminKinds.includes(key));
  return (
    <>
      <ListTools
        address={address}
        label="Eingang durchsuchen"
        field="Aufgabe suchen"
        placeholder="Titel, Firma oder Ort"
        filters={[
          { label: 'Art der Aufgabe', options: kinds },
          { label: 'Stand der Aufgabe', options: stateFilters },
        ]}
      />
      {session && (
        <FilterLine account={session.id} state={address.state} onChoose={address.replace} />
      )}
    </>
  );
}

interface OpenItemProps extends State {
  readonly onTake: (item: InboxItem) => void;
  readonly onNote: (item: InboxItem) => void;
}

function OpenItem({ session, address, rows, open, offer, onTake, onNote }: OpenItemProps) {
  const isWide = useIsWide();
  const { key, number, item, at, comeNext } = open;
  if (key === null) return null;
  return (
    <ItemDetail
      key={number}
      of={key}
      item={item}
      place={at < 0 ? '' : `${at + 1} von ${rows?.length ?? 0} auf dieser Seite`}
      takesFocus={comeNext === number || (isWide && address.entry.isOpenedHere)}
      offer={offer}
      me={session?.id}
      onTake={() => item && onTake(item)}
      onNote={() => item && onNote(item)}
    />
  );
}
