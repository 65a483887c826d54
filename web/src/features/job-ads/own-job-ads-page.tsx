import { Skeleton } from '../../core/loading/skeleton.tsx';
import { Button } from '../../core/ui/controls/button.tsx';
import { useLookUp } from '../../core/data/look-up.tsx';
import { usePageTitle } from '../../core/navigation/page.tsx';
import { QueryView } from '../../core/data/query-view.tsx';
import { AreaHead } from '../../core/ui/page/area-head.tsx';
import { JobAdsIcon, PlusIcon } from '../../core/ui/icons/area-icons.tsx';
import { EmptyState } from '../../core/ui/page/empty-state.tsx';
import { NotValidatedNotice } from '../companies/not-validated-notice.tsx';
import { useOwnAddress } from './own/own-address.ts';
import styles from './own/own-page.module.css';
import { OwnDetailPane } from './own/own-detail-pane.tsx';
import { OwnTask } from './own/own-task.tsx';
import { useOwnJobAds } from './own/queries.ts';

/** The account's job ads: list, open ad, and the form over both. */
export function OwnJobAdsPage() {
  usePageTitle('Stellenanzeigen');
  const address = useOwnAddress();
  const { task, id } = address;
  const query = useOwnJobAds();
  const lookUp = useLookUp('own-job-ads', query, id);
  return (
    <>
      <AreaHead
        title="Stellenanzeigen"
        action={
          <Button icon={<PlusIcon />} onClick={() => address.begin('new')}>
            Neue Stellenanzeige
          </Button>
        }
      />
      <NotValidatedNotice />
      <QueryView
        query={query}
        loading={<Loading />}
        failed="Ihre Stellenanzeigen konnten nicht geladen werden."
      >
        {(ads) => (
          <>
            {ads.length === 0 && id === null ? (
              <Empty onBegin={() => address.begin('new')} />
            ) : (
              <OwnDetailPane ads={ads} address={address} lookUp={lookUp} />
            )}
            {task && (
              <OwnTask key={`${task} ${id ?? ''}`} task={task} ads={ads} address={address} />
            )}
          </>
        )}
      </QueryView>
    </>
  );
}

function Empty({ onBegin }: { readonly onBegin: () => void }) {
  return (
    <EmptyState
      Icon={JobAdsIcon}
      text="Keine Stellenanzeigen vorhanden!"
      action={
        <Button variant="light" onClick={onBegin}>
          Erste Stellenanzeige anlegen
        </Button>
      }
    />
  );
}

function Loading() {
  return (
    <div className={styles.loading} aria-busy="true">
      {[1, 2, 3, 4].map((line) => (
        <Skeleton key={line} height="9rem" radius="1rem" />
      ))}
    </div>
  );
}
