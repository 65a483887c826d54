import { Link } from 'wouter';
import { QueryView } from '../../../core/data/query-view.tsx';
import { editorPaths } from '../../../core/navigation/editor-paths.ts';
import { DetailLoading } from '../../../core/ui/page/detail.tsx';
import { useListedExchange } from '../../exchanges/queries.ts';
import { WarningList } from '../../exchanges/warning-list.tsx';
import { Gone } from './one-of.tsx';

/** An exchange with warnings in the inbox. The right action depends on the warning, so there are buttons and links but no keys. */
export function ExchangeItem({ id }: { readonly id: number }) {
  const query = useListedExchange(id);
  return (
    <QueryView
      query={query}
      loading={<DetailLoading />}
      failed="Die Schnittstelle konnte nicht geladen werden."
    >
      {(exchange) =>
        exchange === null ? (
          <Gone />
        ) : (
          <>
            <WarningList exchanges={[exchange]} />
            {exchange.warnings.length === 0 && (
              <p className="mb-4">{exchange.name}: Es gibt keine Warnung mehr.</p>
            )}
            <Link className="tap-line font-bold" href={`${editorPaths.exchanges}/${id}`}>
              Schnittstelle ansehen
            </Link>
          </>
        )
      }
    </QueryView>
  );
}
