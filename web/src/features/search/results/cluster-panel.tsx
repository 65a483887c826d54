import type { PublicJobAd } from '@lehrpfad/contract/job-ads/job-ads.ts';
import type { JobAdCard } from '@lehrpfad/contract/search/search.ts';
import { useLayoutEffect, useRef } from 'react';
import { Skeleton } from '../../../core/loading/skeleton.tsx';
import { Button } from '../../../core/ui/controls/button.tsx';
import { QueryView } from '../../../core/data/query-view.tsx';
import { EventSlide } from '../../events/banner/event-slide.tsx';
import { usePublicEvents } from '../../events/queries.ts';
import { useJobAds } from '../../job-ads/queries.ts';
import { ResultCard } from './result-card.tsx';
import { counted, t } from '../../../core/texts/texts.ts';
import styles from './result-list.module.css';
import type { ClusterPosition, Opened, Search } from '../search.ts';

/** Returns the id of the link to an ad or event in this list, used to return the focus. */
export const clusterLinkId = ({ kind, id }: Opened): string => `hier-${kind}-${id}`;

interface ClusterPanelProps {
  readonly here: ClusterPosition;
  readonly search: Search;
  readonly onOpen: (opened: Opened) => void;
  /** The item of this list that was opened and closed last. */
  readonly from: Opened | null;
}

/** The list of ads and events at one point of the map, which zooming in cannot separate. */
export function ClusterPanel({ here, search, onOpen, from }: ClusterPanelProps) {
  const heading = useRef<HTMLHeadingElement>(null);
  useLayoutEffect(() => {
    const link = from && document.getElementById(clusterLinkId(from));
    (link ?? heading.current)?.focus();
  }, [from]);
  return (
    <>
      <h2 ref={heading} tabIndex={-1} className="mb-4 text-xl">
        {t('{list} an diesem Ort', {
          list: [
            here.ads.length > 0 && counted(here.ads.length, 'Stelle', 'Stellen'),
            here.events.length > 0 && counted(here.events.length, 'Event', 'Events'),
          ]
            .filter(Boolean)
            .join(t(' und ')),
        })}
      </h2>
      {here.events.length > 0 && <EventsHere ids={here.events} onOpen={onOpen} />}
      {here.ads.length > 0 && <AdsHere ids={here.ads} search={search} onOpen={onOpen} />}
    </>
  );
}

interface PartProps {
  readonly ids: readonly number[];
  readonly onOpen: ClusterPanelProps['onOpen'];
}

function EventsHere({ ids, onOpen }: PartProps) {
  const { data: events = [] } = usePublicEvents();
  return (
    <ul className={`${styles.list} stack list-plain gap-3`} data-before="ads">
      {events
        .filter(({ id }) => ids.includes(id))
        .map((event) => (
          <li key={event.id}>
            <EventSlide
              id={clusterLinkId({ kind: 'event', id: event.id })}
              event={event}
              look="compact"
              onSelect={(id) => onOpen({ kind: 'event', id })}
            />
          </li>
        ))}
    </ul>
  );
}

function AdsHere({ ids, search, onOpen }: PartProps & { readonly search: Search }) {
  const ads = useJobAds(ids);
  return (
    <>
      <QueryView
        query={ads}
        loading={<Skeleton height="20rem" radius="1rem" />}
        failed={t('Die Stellen konnten nicht geladen werden.')}
      >
        {({ pages }) => (
          <ul className={`${styles.list} stack list-plain gap-3`}>
            {pages.flat().map((ad) => (
              <li key={ad.id} className={styles.item}>
                <ResultCard
                  card={cardOf(ad)}
                  search={search}
                  linkId={clusterLinkId({ kind: 'ad', id: ad.id })}
                  isOpen={false}
                  onOpen={(id) => onOpen({ kind: 'ad', id })}
                />
              </li>
            ))}
          </ul>
        )}
      </QueryView>
      {ads.hasNextPage && (
        <Button
          fullWidth
          variant="default"
          className={styles.more}
          loading={ads.isFetchingNextPage}
          onClick={() => ads.fetchNextPage()}
        >
          {t('Mehr laden')}
        </Button>
      )}
    </>
  );
}

function cardOf(ad: PublicJobAd): JobAdCard {
  const { city = '', postcode = '' } = ad.company_address ?? {};
  return { ...ad, job_name: ad.job_name || ad.Job_name.name, city, postcode };
}
