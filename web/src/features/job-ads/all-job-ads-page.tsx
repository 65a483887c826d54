import { Button } from '@mantine/core';
import { useEffect } from 'react';
import { useLocation } from 'wouter';
import { hasDraft } from '../../floor/form/form-drafts.ts';
import { listPath, useListAddress } from '../../floor/list/list-address.ts';
import { ListFilter } from '../../floor/list/list-filter.tsx';
import { ListSearch } from '../../floor/list/list-search.tsx';
import { ListTools } from '../../floor/list/list-tools.tsx';
import { usePageTitle } from '../../floor/page.tsx';
import { paths } from '../../floor/paths.ts';
import { usePlainPath } from '../../floor/plain-path.ts';
import { useSession } from '../../floor/session.ts';
import { AreaHead } from '../../floor/ui/area-head.tsx';
import { PlusIcon } from '../../floor/ui/area-icons.tsx';
import { nameInAddress } from '../companies/all/name-address.ts';
import { AllStage } from './all/all-stage.tsx';
import { AnyTask } from './all/any-task.tsx';
import { useAllJobAds, type AllAdsFilter } from './all/queries.ts';
import { statusNames } from './own/ad-status.ts';
import { draftKey } from './own/own-draft.ts';
import styles from './own/own-page.module.css';

const states = (['public', 'private', 'waiting', 'expired'] as const).map((key) => ({
  key,
  label: statusNames[key],
}));
const sources = [{ key: 'imported', label: 'Importiert' }] as const;

const noFilter = {
  ...{ search: '', company: '', public: '', private: '', waiting: '', expired: '', imported: '' },
};

/** The job ads of all companies, for editors. */
export function AllJobAdsPage() {
  usePageTitle('Stellenanzeigen');
  useNameInAddress();
  const address = useListAddress(paths.allJobAds);
  const { state, page, entry, narrow } = address;
  const company = /^[1-9]\d{0,8}$/.test(state['company'] ?? '') ? Number(state['company']) : null;
  const ticked = (key: AllAdsFilter) => state[key] === '1' && { [key]: '1' as const };
  const query = useAllJobAds({
    ...{ page: String(page), search: state['search'] ?? '' },
    ...(company !== null && { company: String(company) }),
    ...{ ...ticked('public'), ...ticked('private'), ...ticked('waiting') },
    ...{ ...ticked('expired'), ...ticked('imported') },
  });
  const isNarrowed = Object.keys(state).length > 0;
  return (
    <>
      <AreaHead
        title="Stellenanzeigen"
        action={
          <Button size="md" leftSection={<PlusIcon />} onClick={() => entry.edit('new')}>
            Neue Stellenanzeige
          </Button>
        }
      >
        Die Stellenanzeigen aller Unternehmen, die neuesten zuerst.
      </AreaHead>
      {entry.id !== 'new' && <Begun onContinue={() => entry.edit('new')} />}
      <ListTools label="Stellenanzeigen durchsuchen">
        <ListSearch
          label="Stellenanzeige suchen"
          placeholder="Titel, Beruf oder Firma"
          value={state['search'] ?? ''}
          onSearch={(search) => narrow({ search }, { replace: true })}
        />
        <ListFilter label="Status" options={states} state={state} onChange={narrow} />
        <ListFilter label="Herkunft" options={sources} state={state} onChange={narrow} />
        {company !== null && (
          <Button size="md" variant="default" onClick={() => narrow({ company: '' })}>
            Alle Firmen zeigen
          </Button>
        )}
      </ListTools>
      <AllStage
        address={address}
        query={query}
        onReset={isNarrowed ? () => narrow(noFilter) : null}
      />
      {entry.id === 'new' && (
        <AnyTask
          task="new"
          ad={null}
          company={company ?? undefined}
          onSaved={(saved) => entry.show(saved[0]?.id ?? null)}
          onClose={entry.close}
        />
      )}
    </>
  );
}

/** A company's name behind the path is searched for. */
function useNameInAddress(): void {
  const [, navigate] = useLocation();
  const name = nameInAddress(paths.allJobAds, usePlainPath());
  useEffect(() => {
    if (name !== null) navigate(listPath(paths.allJobAds, { search: name }), { replace: true });
  }, [name, navigate]);
}

/** An ad that was begun in this tab and never saved: a login that ran out has taken it away. */
function Begun({ onContinue }: { readonly onContinue: () => void }) {
  const user = useSession()?.id;
  if (!hasDraft(draftKey('job-ad-new', user))) return null;
  return (
    <div className={styles.notice}>
      <p className={styles.text}>
        Sie haben eine Stellenanzeige begonnen und noch nicht gespeichert.
      </p>
      <Button size="md" variant="default" onClick={onContinue}>
        Weiter bearbeiten
      </Button>
    </div>
  );
}
