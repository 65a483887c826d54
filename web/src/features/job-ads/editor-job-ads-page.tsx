import { useEffect } from 'react';
import { useLocation } from 'wouter';
import { Button } from '../../core/ui/controls/button.tsx';
import { tickOf } from '../../core/list/default-tick.ts';
import { listPath, useListAddress } from '../../core/list/list-address.ts';
import { countTicked, FoldedFilters } from '../../core/list/folded-filters.tsx';
import { ListFilter } from '../../core/list/list-filter.tsx';
import { ListSearch } from '../../core/list/list-search.tsx';
import { ListTools } from '../../core/list/list-tools.tsx';
import { usePageTitle } from '../../core/navigation/page.tsx';
import { paths } from '../../core/navigation/paths.ts';
import { usePlainPath } from '../../core/navigation/plain-path.ts';
import { AreaHead } from '../../core/ui/page/area-head.tsx';
import { PlusIcon } from '../../core/ui/icons/area-icons.tsx';
import { nameInAddress } from '../companies/all/name-address.ts';
import { useCompany } from '../companies/all/queries.ts';
import { EditorPane } from './list/editor-pane.tsx';
import { editorAbilities } from './management/abilities.ts';
import { AdTask } from './management/ad-task.tsx';
import { useAllJobAds } from './management/editor-queries.ts';
import { statusNames } from './management/ad-status.ts';

const states = (['public', 'private', 'waiting', 'expired'] as const).map((key) => ({
  key,
  label: statusNames[key],
}));
const locks = [{ key: 'locked', label: 'Gesperrt' }] as const;
const sources = [{ key: 'imported', label: 'Importiert' }] as const;

const noFilter = {
  job_name: '',
  search: '',
  company: '',
  public: '',
  private: '',
  waiting: '',
  expired: '',
  imported: '',
  locked: '',
};

const idIn = (text = ''): number | null => (/^[1-9]\d{0,8}$/.test(text) ? Number(text) : null);

/** The job ads of all companies, for editors. */
export function EditorJobAdsPage() {
  usePageTitle('Stellenanzeigen');
  useNameInAddress();
  const address = useListAddress(paths.allJobAds);
  const { state, page, entry, narrow } = address;
  const company = idIn(state['company']);
  const jobName = idIn(state['job_name']);
  const query = useAllJobAds({
    page,
    search: state['search'] ?? '',
    ...(company !== null && { company: String(company) }),
    ...(jobName !== null && { job_name: String(jobName) }),
    public: tickOf(state, 'public'),
    private: tickOf(state, 'private'),
    waiting: tickOf(state, 'waiting'),
    expired: tickOf(state, 'expired'),
    imported: tickOf(state, 'imported'),
    locked: tickOf(state, 'locked'),
  });
  const { data: of } = useCompany(company, undefined);
  const isNarrowed = Object.keys(state).length > 0;
  return (
    <>
      <AreaHead
        title="Stellenanzeigen"
        action={
          <Button icon={<PlusIcon />} onClick={() => entry.edit('new')}>
            Neue Stellenanzeige
          </Button>
        }
      >
        {of
          ? `Die Stellenanzeigen von ${of.name}, die neuesten zuerst.`
          : `Die Stellenanzeigen ${jobName === null ? 'aller Firmen' : 'mit dieser Berufsbezeichnung'}, die neuesten zuerst.`}
      </AreaHead>
      <ListTools label="Stellenanzeigen durchsuchen">
        <ListSearch
          label="Stellenanzeige suchen"
          placeholder="Titel, Beruf oder Firma"
          value={state['search'] ?? ''}
          onSearch={(search) => narrow({ search }, { replace: true })}
        />
        <FoldedFilters active={countTicked(state, states, sources, locks)}>
          <ListFilter label="Status" options={states} state={state} onChange={narrow} />
          <ListFilter label="Herkunft" options={sources} state={state} onChange={narrow} />
          <ListFilter label="Sperre" options={locks} state={state} onChange={narrow} />
        </FoldedFilters>
      </ListTools>
      <EditorPane
        address={address}
        query={query}
        aside={
          <>
            {jobName !== null && (
              <Button variant="default" onClick={() => narrow({ job_name: '' })}>
                Alle Berufe zeigen
              </Button>
            )}
            {company !== null && (
              <Button variant="default" onClick={() => narrow({ company: '' })}>
                Alle Firmen zeigen
              </Button>
            )}
          </>
        }
        onReset={isNarrowed ? () => narrow(noFilter) : null}
      />
      {entry.id === 'new' && (
        <AdTask
          task="new"
          abilities={editorAbilities}
          ad={null}
          company={company ?? undefined}
          onSaved={(saved) => entry.show(saved[0]?.id ?? null)}
          onClose={entry.close}
        />
      )}
    </>
  );
}

/** Searches for a company's name that follows the path. */
function useNameInAddress(): void {
  const [, navigate] = useLocation();
  const name = nameInAddress(paths.allJobAds, usePlainPath());
  useEffect(() => {
    if (name !== null) navigate(listPath(paths.allJobAds, { search: name }), { replace: true });
  }, [name, navigate]);
}
