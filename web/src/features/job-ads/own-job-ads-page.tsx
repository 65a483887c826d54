import { Button, Skeleton } from '@mantine/core';
import { hasDraft } from '../../floor/form/form-drafts.ts';
import { usePageTitle } from '../../floor/page.tsx';
import { QueryView } from '../../floor/query-view.tsx';
import { useSession } from '../../floor/session.ts';
import { AreaHead } from '../../floor/ui/area-head.tsx';
import { JobAdsIcon, PlusIcon } from '../../floor/ui/area-icons.tsx';
import { EmptyState } from '../../floor/ui/empty-state.tsx';
import { NotValidatedNotice } from '../companies/not-validated-notice.tsx';
import { useOwnAddress, type OwnAddress } from './own/own-address.ts';
import { draftKey } from './own/own-draft.ts';
import styles from './own/own-page.module.css';
import { OwnStage } from './own/own-stage.tsx';
import { OwnTask } from './own/own-task.tsx';
import { useOwnJobAds } from './own/queries.ts';

/** The account's job ads: list, open ad, and the form over both. */
export function OwnJobAdsPage() {
  usePageTitle('Stellenanzeigen');
  const address = useOwnAddress();
  const { task, id } = address;
  const query = useOwnJobAds();
  return (
    <>
      <AreaHead
        title="Stellenanzeigen"
        action={
          <Button size="md" leftSection={<PlusIcon />} onClick={() => address.begin('new')}>
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
            <Begun address={address} />
            {ads.length === 0 ? (
              <Empty onBegin={() => address.begin('new')} />
            ) : (
              <OwnStage ads={ads} address={address} />
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

/** An ad that was begun in this tab and never saved: a login that ran out has taken it away. */
function Begun({ address }: { readonly address: OwnAddress }) {
  const user = useSession()?.id;
  if (address.task === 'new' || !hasDraft(draftKey('job-ad-new', user))) return null;
  return (
    <div className={styles.notice}>
      <p className={styles.text}>
        Sie haben eine Stellenanzeige begonnen und noch nicht gespeichert.
      </p>
      <Button size="md" variant="default" onClick={() => address.begin('new')}>
        Weiter bearbeiten
      </Button>
    </div>
  );
}

function Empty({ onBegin }: { readonly onBegin: () => void }) {
  return (
    <EmptyState
      Icon={JobAdsIcon}
      text="Keine Stellenanzeigen vorhanden!"
      action={
        <Button size="md" onClick={onBegin}>
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
