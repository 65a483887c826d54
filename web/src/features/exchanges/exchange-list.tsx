import type { ListedExchange } from '@lehrpfad/contract/exchanges.ts';
import { Button, Skeleton } from '@mantine/core';
import { usePageTitle } from '../../floor/page.tsx';
import { QueryView } from '../../floor/query-view.tsx';
import { AreaHead } from '../../floor/ui/area-head.tsx';
import { ExchangeIcon, PlusIcon } from '../../floor/ui/area-icons.tsx';
import { EmptyState } from '../../floor/ui/empty-state.tsx';
import { ExchangeCard } from './exchange-card.tsx';
import styles from './exchange-list.module.css';
import { useExchanges } from './queries.ts';
import { WarningList } from './warning-list.tsx';

interface ExchangeListProps {
  readonly isAdmin: boolean;
  readonly onAdd: () => void;
}

/** All exchanges at a glance; on top what deserves a look. */
export function ExchangeList({ isAdmin, onAdd }: ExchangeListProps) {
  usePageTitle('Schnittstellen');
  const query = useExchanges();
  const add = (
    <Button size="md" leftSection={<PlusIcon />} onClick={onAdd}>
      Neue Schnittstelle
    </Button>
  );
  return (
    <>
      <AreaHead title="Schnittstellen" action={isAdmin ? add : undefined}>
        Andere Börsen, deren Anzeigen hier erscheinen, und was Unternehmen selbst bereitstellen.
      </AreaHead>
      <QueryView
        query={query}
        loading={<Loading />}
        failed="Die Schnittstellen konnten nicht geladen werden."
      >
        {(exchanges) => (
          <>
            {exchanges.length === 0 && (
              <EmptyState Icon={ExchangeIcon} text="Noch gibt es keine Schnittstelle." />
            )}
            <WarningList exchanges={exchanges} />
            <Group
              id="boards"
              name="Börsen"
              exchanges={exchanges.filter(({ owner }) => owner === '')}
            />
            <Group
              id="companies"
              name="Von Unternehmen"
              exchanges={exchanges.filter(({ owner }) => owner !== '')}
            />
          </>
        )}
      </QueryView>
    </>
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
      <h2 id={id} className={styles.heading}>
        {name}
      </h2>
      <ul className={styles.list}>
        {exchanges.map((exchange) => (
          <ExchangeCard key={exchange.id} exchange={exchange} />
        ))}
      </ul>
    </section>
  );
}

const Loading = () => (
  <div className={styles.list} aria-hidden="true">
    {[0, 1, 2].map((row) => (
      <Skeleton key={row} height="8rem" radius="lg" />
    ))}
  </div>
);
