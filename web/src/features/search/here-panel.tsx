import type { PublicJobAd } from '@lehrpfad/contract/job-ads.ts';
import type { JobAdCard } from '@lehrpfad/contract/search.ts';
import { Button, Skeleton } from '@mantine/core';
import { QueryView } from '../../floor/query-view.tsx';
import { useJobAds } from '../job-ads/queries.ts';
import { ResultCard } from './result-card.tsx';
import styles from './result-list.module.css';
import type { Search } from './search.ts';

interface HerePanelProps {
  /** The ads that share one place on the map. */
  readonly ids: readonly number[];
  readonly search: Search;
  readonly onOpen: (id: number) => void;
}

/** What lies at one place of the map, where zooming in parts it no further. */
export function HerePanel({ ids, search, onOpen }: HerePanelProps) {
  const ads = useJobAds(ids);
  return (
    <>
      <h2 className={styles.here}>
        {ids.length === 1 ? '1 Stelle' : `${ids.length.toLocaleString('de-DE')} Stellen`} an diesem
        Ort
      </h2>
      <QueryView
        query={ads}
        loading={<Skeleton height="20rem" radius="lg" />}
        failed="Die Stellen konnten nicht geladen werden."
      >
        {({ pages }) => (
          <ul className={styles.list}>
            {pages.flat().map((ad) => (
              <li key={ad.id} className={styles.item}>
                <ResultCard
                  card={cardOf(ad)}
                  search={search}
                  linkId={`hier-${ad.id}`}
                  isOpen={false}
                  onOpen={onOpen}
                />
              </li>
            ))}
          </ul>
        )}
      </QueryView>
      {ads.hasNextPage && (
        <Button
          fullWidth
          size="md"
          variant="default"
          className={styles.more}
          loading={ads.isFetchingNextPage}
          onClick={() => ads.fetchNextPage()}
        >
          Mehr laden
        </Button>
      )}
    </>
  );
}

function cardOf(ad: PublicJobAd): JobAdCard {
  const { city = '', postcode = '' } = ad.company_address ?? {};
  return { ...ad, job_name: ad.job_name || ad.Job_name.name, city, postcode };
}
