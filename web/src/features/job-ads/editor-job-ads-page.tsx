import { useEffect } from 'react';
import { useLocation } from 'wouter';
import { Button } from '../../core/ui/controls/button.tsx';
import { listQueryOf } from '../../core/list/default-tick.ts';
import { listPath, useListAddress, type ListAddress } from '../../core/list/list-address.ts';
import { ListTools } from '../../core/list/list-tools.tsx';
import { editorPaths } from '../../core/navigation/editor-paths.ts';
import { usePlainPath } from '../../core/navigation/plain-path.ts';
import { AreaHead } from '../../core/ui/page/area-head.tsx';
import { NewButton } from '../../core/ui/controls/new-button.tsx';
import { nameInAddress } from '../companies/all/name-address.ts';
import { useCompany } from '../companies/all/queries.ts';
import { EditorPane } from './list/editor-pane.tsx';
import { editorAbilities } from './management/abilities.ts';
import { AdTask } from './management/ad-task.tsx';
import { useAllJobAds } from './management/editor-queries.ts';
import { statusNames } from './management/ad-status.ts';

const states = (['public', 'private', 'waiting', 'filled', 'expired'] as const).map((key) => ({
  key,
  label: statusNames[key],
}));
const sources = [{ key: 'imported', label: 'Importiert' }] as const;
const locks = [{ key: 'locked', label: 'Gesperrt' }] as const;
const filters = [
  { label: 'Status', options: states },
  { label: 'Herkunft', options: sources },
  { label: 'Sperre', options: locks },
];

const idIn = (text = ''): number | null => (/^[1-9]\d{0,8}$/.test(text) ? Number(text) : null);

/** The job ads of all companies, for editors. */
export function EditorJobAdsPage() {
  useNameInAddress();
  const address = useListAddress(editorPaths.allJobAds);
  const { entry, narrow } = address;
  const { company, jobName, query } = useFilteredAds(address);
  const { data: of } = useCompany(company, undefined);
  return (
    <>
      <AreaHead
        title="Stellenanzeigen"
        action={<NewButton onClick={() => entry.edit('new')}>Neue Stellenanzeige</NewButton>}
      >
        {of
          ? `Die Stellenanzeigen von ${of.name}, die neuesten zuerst.`
          : `Die Stellenanzeigen ${jobName === null ? 'aller Firmen' : 'mit dieser Berufsbezeichnung'}, die neuesten zuerst.`}
      </AreaHead>
      <AdTools address={address} />
      <EditorPane
        address={address}
        query={query}
        aside={<WidenButtons company={company} jobName={jobName} narrow={narrow} />}
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

/** The ads that match search and filters of the address, which may also name a company and a job name. */
function useFilteredAds(address: ListAddress) {
  const company = idIn(address.state['company']);
  const jobName = idIn(address.state['job_name']);
  const query = useAllJobAds({
    ...listQueryOf(address, [...states, ...sources, ...locks]),
    ...(company !== null && { company }),
    ...(jobName !== null && { job_name: jobName }),
  });
  return { company, jobName, query };
}

function AdTools({ address }: { readonly address: ListAddress }) {
  return (
    <ListTools
      address={address}
      label="Stellenanzeigen durchsuchen"
      field="Stellenanzeige suchen"
      placeholder="Titel, Beruf oder Firma"
      filters={filters}
    />
  );
}

interface WidenButtonsProps {
  readonly company: number | null;
  readonly jobName: number | null;
  readonly narrow: ListAddress['narrow'];
}

/** Buttons that remove the filters that the address sets: by company and by job name. */
function WidenButtons({ company, jobName, narrow }: WidenButtonsProps) {
  return (
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
  );
}

/** Searches for a company's name that follows the path. */
function useNameInAddress(): void {
  const [, navigate] = useLocation();
  const name = nameInAddress(editorPaths.allJobAds, usePlainPath());
  useEffect(() => {
    if (name !== null)
      navigate(listPath(editorPaths.allJobAds, { search: name }), { replace: true });
  }, [name, navigate]);
}
