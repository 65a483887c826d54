import { adPagePath } from '@lehrpfad/contract/core/text/page-addresses.ts';
import { emptyPlainFields } from '@lehrpfad/contract/job-ads/ad-fields.ts';
import { pageUrl } from '../../../core/navigation/paths.ts';
import { QueryView } from '../../../core/data/query-view.tsx';
import { StoredNotice } from '../../../core/offline/stored-notice.tsx';
import { DetailGone, DetailLoading } from '../../../core/ui/page/detail.tsx';
import { JobAdDetail } from './job-ad-detail.tsx';
import { useJobAd } from '../queries.ts';

interface JobAdPanelProps {
  readonly id: number;
  /** Whether the focus moves to the ad's title once it has loaded. */
  readonly takesFocus: boolean;
  /** Town and distance from the searched place. */
  readonly place?: string | undefined;
}

/** Loads and shows the open ad. */
export function JobAdPanel({ id, takesFocus, place }: JobAdPanelProps) {
  return (
    <QueryView
      query={useJobAd(id)}
      loading={<DetailLoading />}
      failed="Die Stelle konnte nicht geladen werden."
    >
      {(ad) =>
        ad ? (
          <JobAdDetail
            key={id}
            // A copy that was kept before an update lacks the fields that came with it.
            ad={{ ...emptyPlainFields(), ...ad }}
            shareUrl={pageUrl(adPagePath(ad))}
            takesFocus={takesFocus}
            place={place}
            tools={<StoredNotice of={[ad]} />}
          />
        ) : (
          <Gone />
        )
      }
    </QueryView>
  );
}

function Gone() {
  return (
    <DetailGone title="Diese Stelle gibt es nicht mehr">
      Vielleicht ist sie schon besetzt, oder die Bewerbungszeit ist vorbei. In der Liste findest du,
      was gerade frei ist.
    </DetailGone>
  );
}
