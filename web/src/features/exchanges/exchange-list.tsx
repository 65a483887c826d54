import { limits } from '@lehrpfad/contract/core/limits.ts';
import type { ListedExchange } from '@lehrpfad/contract/exchanges/exchanges.ts';
import { useState } from 'react';
import type { ListAddress } from '../../core/list/list-address.ts';
import { PagedList } from '../../core/list/paged-list.tsx';
import { Pager } from '../../core/list/pager.tsx';
import { AreaHead } from '../../core/ui/page/area-head.tsx';
import { NewButton } from '../../core/ui/controls/new-button.tsx';
import { ExchangeIcon } from '../../core/ui/icons/area-icons.tsx';
import { EmptyState } from '../../core/ui/page/empty-state.tsx';
import { ExchangeCard } from './exchange-card.tsx';
import styles from './exchange-list.module.css';
import { useExchanges } from './queries.ts';
import { WarningList } from './warning-list.tsx';

interface ExchangeListProps {
  readonly isAdmin: boolean;
  readonly address: ListAddress;
}

const isOfBoard = ({ owner }: ListedExchange): boolean => owner === '';

/** A page of the exchanges; above it those with warnings. */
export function ExchangeList({ isAdmin, address }: ExchangeListProps) {
  const { page, turnTo, entry } = address;
  const query = useExchanges(page);
  const add = <NewButton onClick={() => entry.edit('new')}>Neue Schnittstelle</NewButton>;
  return (
    <>
      <AreaHead title="Schnittstellen" action={isAdmin ? add : undefined}>
        Andere Börsen, deren Anzeigen hier erscheinen, und was Unternehmen selbst bereitstellen.
      </AreaHead>
      <Warnings />
      <PagedList
        query={query}
        words={['Schnittstelle', 'Schnittstellen']}
        failed="Die Schnittstellen konnten nicht geladen werden."
        empty={<EmptyState Icon={ExchangeIcon} text="Noch gibt es keine Schnittstelle." />}
        page={page}
        onTurn={turnTo}
        rowHeight="8rem"
      >
        {(exchanges) => (
          <>
            <Group id="boards" name="Börsen" exchanges={exchanges.filter(isOfBoard)} />
            <Group
              id="companies"
              name="Von Unternehmen"
              exchanges={exchanges.filter((one) => !isOfBoard(one))}
            />
          </>
        )}
      </PagedList>
    </>
  );
}

/** Warnings with their own pager, above every page of the list. If they cannot be loaded, only the list shows an error. */
function Warnings() {
  const [page, setPage] = useState(1);
  const { data } = useExchanges(page, true);
  const pages = Math.ceil((data?.count ?? 0) / limits.pageSize);
  // The last page disappears after its entries have been dealt with.
  if (pages > 0 && page > pages) setPage(pages);
  return (
    <WarningList exchanges={data?.results ?? []}>
      <Pager label="Seiten der Hinweise" page={page} pages={pages} onTurn={setPage} />
    </WarningList>
  );
}

interface GroupProps {
  readonly id: string;
  readonly name: string;
  readonly exchanges: readonly ListedExchange[];
}

function Group({ id, name, exchanges }: GroupProps) {
  if (exchanges.length === 0) return null;
  return (
    <section aria-labelledby={id} className={styles.group}>
      <h2 id={id} className="mb-3 text-xl">
        {name}
      </h2>
      <ul className="stack list-plain gap-3">
        {exchanges.map((exchange) => (
          <ExchangeCard key={exchange.id} exchange={exchange} />
        ))}
      </ul>
    </section>
  );
}
