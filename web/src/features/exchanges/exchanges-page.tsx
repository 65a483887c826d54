import { permissions } from '@lehrpfad/contract/core/endpoints/access.ts';
import { useListAddress } from '../../core/list/list-address.ts';
import { editorPaths } from '../../core/navigation/editor-paths.ts';
import { useSession } from '../../core/session/session.ts';
import { ExchangeDetail } from './exchange-detail.tsx';
import { ExchangeList } from './exchange-list.tsx';
import { useFullExchange } from './queries.ts';
import { ExchangeOverlay } from './form/exchange-overlay.tsx';

/** The page of the exchanges: the list of all, or the details of one. */
export function ExchangesPage() {
  const address = useListAddress(editorPaths.exchanges);
  const { entry } = address;
  const isAdmin = useSession()?.permission === permissions.admin;
  const id = entry.shown;
  return (
    <>
      {id === null ? (
        <ExchangeList isAdmin={isAdmin} address={address} />
      ) : (
        <ExchangeDetail key={id} id={id} isAdmin={isAdmin} address={address} />
      )}
      {isAdmin && entry.isEditing && (
        <EditedExchange
          key={entry.id}
          id={id}
          onSaved={(saved) => (id === null ? entry.show(saved) : entry.close())}
          onDeleted={() => entry.show(null)}
          onClose={entry.close}
        />
      )}
    </>
  );
}

interface EditedExchangeProps {
  /** Null for a new one. */
  readonly id: number | null;
  readonly onSaved: (id: number) => void;
  readonly onDeleted: () => void;
  readonly onClose: () => void;
}

/** Shows the form of an exchange once its settings have been loaded. */
function EditedExchange({ id, onSaved, onDeleted, onClose }: EditedExchangeProps) {
  const { data } = useFullExchange(id);
  const exchange = data?.id === id ? data : undefined;
  if (id !== null && exchange === undefined) return null;
  return (
    <ExchangeOverlay
      exchange={exchange ?? null}
      onSaved={(saved) => onSaved(saved.id)}
      onDeleted={onDeleted}
      onClose={onClose}
    />
  );
}
