import { ListLoading } from '../../core/loading/list-loading.tsx';
import { Button } from '../../core/ui/controls/button.tsx';
import { useLookUp } from '../../core/data/look-up.tsx';
import { QueryView } from '../../core/data/query-view.tsx';
import { AreaHead } from '../../core/ui/page/area-head.tsx';
import { NewButton } from '../../core/ui/controls/new-button.tsx';
import { JobAdsIcon } from '../../core/ui/icons/area-icons.tsx';
import { EmptyState } from '../../core/ui/page/empty-state.tsx';
import { NotValidatedNotice } from '../companies/not-validated-notice.tsx';
import { useCompanyAddress } from './management/company-address.ts';
import { CompanyPane } from './list/company-pane.tsx';
import { DraftList } from './drafts/draft-list.tsx';
import { OwnTask } from './drafts/own-task.tsx';
import { useOwnJobAds } from './management/queries.ts';

/** The page of the account's job ads: the list, the open ad, and the form over both. */
export function CompanyJobAdsPage() {
  const address = useCompanyAddress();
  const { id } = address;
  const query = useOwnJobAds();
  const lookUp = useLookUp('own-job-ads', query, id);
  return (
    <>
      <AreaHead
        title="Stellenanzeigen"
        action={<NewButton onClick={() => address.begin('new')}>Neue Stellenanzeige</NewButton>}
      />
      <NotValidatedNotice />
      <QueryView
        query={query}
        loading={
          <ListLoading
            label="Stellenanzeigen werden geladen"
            rows={4}
            height="9rem"
            className="grid gap-3"
          />
        }
        failed="Ihre Stellenanzeigen konnten nicht geladen werden."
      >
        {(ads) => (
          <>
            <DraftList onOpen={address.continueDraft} />
            {ads.length === 0 && id === null ? (
              <Empty onBegin={() => address.begin('new')} />
            ) : (
              <CompanyPane ads={ads} address={address} lookUp={lookUp} />
            )}
            <OwnTask ads={ads} address={address} />
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
