import { permissions } from '@lehrpfad/contract/core/endpoints/access.ts';
import { useListAddress } from '../../core/list/list-address.ts';
import { paths } from '../../core/navigation/paths.ts';
import { useSession } from '../../core/session/session.ts';
import { EditedExchange } from './form/edited-exchange.tsx';
import { ExchangeDetail } from './exchange-detail.tsx';
import { ExchangeList } from './exchange-list.tsx';

/** Where ads are imported from: all exchanges, or everything about one. */
export function ExchangesPage() {
  const address = useListAddress(paths.exchanges);
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
