import { useState } from 'react';
import { adPagePath } from '@lehrpfad/contract/core/text/page-addresses.ts';
import { emptyPlainFields } from '@lehrpfad/contract/job-ads/ad-fields.ts';
import type { PublicJobAd } from '@lehrpfad/contract/job-ads/job-ads.ts';
import { pageUrl } from '../../../core/navigation/paths.ts';
import { serverPage } from '../../../core/navigation/server-page.ts';
import { QueryView } from '../../../core/data/query-view.tsx';
import { StoredNotice } from '../../../core/offline/stored-notice.tsx';
import { DetailGone, DetailLoading } from '../../../core/ui/page/detail.tsx';
import { JobAdDetail } from './job-ad-detail.tsx';
import { readNames } from '../favourites/favourites-storage.ts';
import { useAdCounts } from '../counts/use-ad-counts.ts';
import { useJobAd } from '../queries.ts';
import { t } from '../../../core/texts/texts.ts';

interface JobAdPanelProps {
  readonly id: number;
  /** Whether the focus moves to the ad's title once it has loaded. */
  readonly takesFocus: boolean;
  /** Town and distance from the searched place. */
  readonly place?: string | undefined;
  /** Link to the search for similar ads; missing if only the server may know what the ad was. */
  readonly similar?: string | undefined;
  /** Whether the list beside it is the favourites. */
  readonly isAmongFavourites: boolean;
}

interface CountedAdProps extends Omit<JobAdPanelProps, 'id' | 'similar'> {
  readonly ad: PublicJobAd;
}

/** Loads and shows the open ad. */
export function JobAdPanel({ id, takesFocus, place, similar, isAmongFavourites }: JobAdPanelProps) {
  return (
    <QueryView
      query={useJobAd(id)}
      loading={<DetailLoading />}
      failed={t('Die Stelle konnte nicht geladen werden.')}
    >
      {(ad) =>
        ad ? (
          <CountedAd
            key={id}
            // A copy that was stored before an update lacks the new fields.
            ad={{ ...emptyPlainFields(), ...ad }}
            takesFocus={takesFocus}
            place={place}
            isAmongFavourites={isAmongFavourites}
          />
        ) : (
          <Gone key={id} id={id} similar={similar} />
        )
      }
    </QueryView>
  );
}

/** The ad, with the counting of its contacts and of sharing it. */
function CountedAd({ ad, isAmongFavourites, ...shown }: CountedAdProps) {
  const { onPress, onShared } = useAdCounts(ad.id, isAmongFavourites);
  return (
    <div onClickCapture={onPress}>
      <JobAdDetail
        {...shown}
        ad={ad}
        shareUrl={pageUrl(adPagePath(ad))}
        onShared={onShared}
        tools={<StoredNotice of={[ad]} />}
      />
    </div>
  );
}

/**
 * Leads to ads like the one that is gone: by the card that was opened, also once the list has been loaded without it. Without a card it
 * leads to the server's page, which knows what an ended ad was. What a deleted one was is known from its name if it is a favourite.
 */
function Gone({ id, similar }: Pick<JobAdPanelProps, 'id' | 'similar'>) {
  const [href] = useState(
    () => similar ?? serverPage(adPagePath({ id, title: readNames()[id] ?? '' })),
  );
  return (
    <DetailGone title={t('Diese Stelle gibt es nicht mehr')}>
      {t(
        'Vielleicht ist sie schon besetzt, oder die Bewerbungszeit ist vorbei. In der Liste findest du, was gerade frei ist.',
      )}{' '}
      <a href={href}>{t('Ähnliche Stellen suchen')}</a>
    </DetailGone>
  );
}
