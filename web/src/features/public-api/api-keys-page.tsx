import type { ApiKey } from '@lehrpfad/contract/public-api/api-keys.ts';
import { useState } from 'react';
import { useFocusBackTo } from '../../core/focus/use-focus-back-to.ts';
import { useAction } from '../../core/hooks/use-action.ts';
import { listQueryOf } from '../../core/list/default-tick.ts';
import { EmptyList } from '../../core/list/empty-list.tsx';
import { useListAddress } from '../../core/list/list-address.ts';
import { ListTools } from '../../core/list/list-tools.tsx';
import { PagedList } from '../../core/list/paged-list.tsx';
import { editorPaths } from '../../core/navigation/editor-paths.ts';
import { KeyIcon } from '../../core/ui/icons/area-icons.tsx';
import { showToast } from '../../core/ui/notices/toast.ts';
import { AreaHead } from '../../core/ui/page/area-head.tsx';
import { KeyCard, type KeyAction } from './key-card.tsx';
import { BlockDialog, DeleteDialog, NoteDialog, WithdrawDialog } from './key-dialogs.tsx';
import { changeKey, useApiKeys, type Prevented } from './queries.ts';

const filters = [
  { key: 'usable', label: 'Gilt' },
  { key: 'blocked', label: 'Gesperrt' },
] as const;

const empty = {
  Icon: KeyIcon,
  nothingFits: 'Kein Schlüssel passt dazu.',
  none: 'Noch hat niemand einen Schlüssel.',
  showAll: 'Alle Schlüssel zeigen',
};

const dialogs = {
  block: BlockDialog,
  withdraw: WithdrawDialog,
  note: NoteDialog,
  delete: DeleteDialog,
} as const;

/** Actions that need no confirmation, because they can be undone as easily. */
const switches = {
  release: { blocked: false, word: 'Schlüssel freigegeben' },
  allow: { webhook_allowed: true, word: 'Webhook erlaubt' },
} as const;

const isSwitch = (action: KeyAction): action is keyof typeof switches =>
  Object.hasOwn(switches, action);

interface PendingAction {
  readonly apiKey: ApiKey;
  readonly action: keyof typeof dialogs;
  readonly opener: Element | null;
}

const preventedWords: Readonly<Record<Prevented, string>> = {
  changed: 'Dieser Schlüssel wurde inzwischen geändert.',
  gone: 'Diesen Schlüssel gibt es nicht mehr.',
};

/** Shows a toast about the outcome of an action. */
function report(outcome: object | Prevented, word: string): void {
  showToast(typeof outcome === 'string' ? preventedWords[outcome] : word);
}

/** Carries out an action at once, or asks first. */
function useKeyActions(ask: (pending: PendingAction) => void) {
  const switching = useAction(async (apiKey: ApiKey, action: keyof typeof switches) => {
    const { word, ...change } = switches[action];
    report(await changeKey(apiKey, change), word);
  });
  return (apiKey: ApiKey) => (action: KeyAction) => {
    if (isSwitch(action)) void switching.run(apiKey, action);
    else ask({ apiKey, action, opener: document.activeElement });
  };
}

/** Returns a key as it was read last. A filter may have removed it from the list since. */
const latestOf = (apiKey: ApiKey, keys: readonly ApiKey[] = []): ApiKey =>
  keys.find(({ id }) => id === apiKey.id) ?? apiKey;

/** Keys with which programs of others call the public API, for editors. */
export function ApiKeysPage() {
  const address = useListAddress(editorPaths.apiKeys);
  const [asked, setAsked] = useState<PendingAction>();
  useFocusBackTo(asked?.opener ?? null, asked !== undefined);
  const query = useApiKeys(listQueryOf(address, filters));
  const onAction = useKeyActions(setAsked);
  return (
    <>
      <AreaHead title="API-Schlüssel">
        Wer die offene Schnittstelle öfter abruft, holt sich dort selbst einen Schlüssel. Der
        Schlüssel selbst ist nicht lesbar gespeichert.
      </AreaHead>
      <ListTools
        address={address}
        label="Schlüssel durchsuchen"
        field="Schlüssel suchen"
        placeholder="Adresse, Zweck oder Anfang"
        filters={[{ label: 'Stand des Schlüssels', options: filters }]}
      />
      <PagedList
        query={query}
        words={['Schlüssel', 'Schlüssel']}
        failed="Die Schlüssel konnten nicht geladen werden."
        page={address.page}
        onTurn={address.turnTo}
        rowHeight="20rem"
        empty={<EmptyList address={address} {...empty} />}
      >
        {(keys) => <KeyList keys={keys} onAction={onAction} />}
      </PagedList>
      {asked && (
        <Dialog
          asked={{ ...asked, apiKey: latestOf(asked.apiKey, query.data?.results) }}
          onClose={() => setAsked(undefined)}
        />
      )}
    </>
  );
}

interface KeyListProps {
  readonly keys: readonly ApiKey[];
  readonly onAction: ReturnType<typeof useKeyActions>;
}

function KeyList({ keys, onAction }: KeyListProps) {
  return (
    <ul className="cols-fill-xl grid list-plain gap-4">
      {keys.map((apiKey) => (
        <li key={apiKey.id}>
          <KeyCard apiKey={apiKey} onAction={onAction(apiKey)} />
        </li>
      ))}
    </ul>
  );
}

function Dialog({
  asked,
  onClose,
}: {
  readonly asked: PendingAction;
  readonly onClose: () => void;
}) {
  const Chosen = dialogs[asked.action];
  const onDone = (outcome: object | Prevented, word: string) => {
    report(outcome, word);
    onClose();
  };
  return <Chosen apiKey={asked.apiKey} onDone={onDone} onCancel={onClose} />;
}
