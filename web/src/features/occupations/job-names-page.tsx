import { useEffect, useState } from 'react';
import { programmeName } from '@lehrpfad/regions/parts/programme.ts';
import { Button } from '../../core/ui/controls/button.tsx';
import { ticksOf, withDefaultTick } from '../../core/list/default-tick.ts';
import { useListAddress, type ListAddress, type ListState } from '../../core/list/list-address.ts';
import { ListTools } from '../../core/list/list-tools.tsx';
import { PagedList } from '../../core/list/paged-list.tsx';
import { editorPaths } from '../../core/navigation/editor-paths.ts';
import { AreaHead } from '../../core/ui/page/area-head.tsx';
import { NewButton } from '../../core/ui/controls/new-button.tsx';
import { BookIcon } from '../../core/ui/icons/area-icons.tsx';
import { EmptyState } from '../../core/ui/page/empty-state.tsx';
import { IconButton } from '../../core/ui/icons/icon-button.tsx';
import { InfoIcon } from '../../core/ui/icons/icons.tsx';
import { JobNameIcons } from './job-names/job-name-icons.tsx';
import { JobNameList } from './job-names/job-name-list.tsx';
import { NewJobNameOverlay } from './job-names/overlays/new-job-name-overlay.tsx';
import { useJobNameList } from './job-names/queries.ts';

const filters = [
  { key: 'brafo', label: programmeName },
  { key: 'mapping', label: 'vorhandener Beruf' },
  { key: 'blocked', label: 'gesperrt' },
  { key: 'todo', label: 'zu bearbeiten' },
] as const;

/** Filters that search all job names, done or not. */
const everywhere: ListState = { brafo: '', mapping: '', blocked: '', todo: '0' };

/** The editors' page of job names: imported ones, and the ones to which they are mapped. */
export function JobNamesPage() {
  const address = useListAddress(editorPaths.jobNames);
  const { page, entry, narrow, turnTo } = address;
  const [isExplained, setIsExplained] = useState(false);
  const state = withDefaultTick(address.state, 'todo');
  const query = useJobNameList({ page, query: state['query'] ?? '', ...ticksOf(state, filters) });
  useRestart(query.isError && page > 1, narrow);

  return (
    <>
      <AreaHead
        title="Berufsbezeichnungen"
        action={<NewButton onClick={() => entry.edit('new')}>Neue Berufsbezeichnung</NewButton>}
      >
        Ordnen Sie zu, was aus anderen Börsen kommt. Die Suche richtet sich sofort danach.
      </AreaHead>
      <JobNameTools address={address} />
      <PagedList
        query={query}
        words={['Berufsbezeichnung', 'Berufsbezeichnungen']}
        failed="Die Berufsbezeichnungen konnten nicht geladen werden."
        page={page}
        onTurn={turnTo}
        rowHeight="5.5rem"
        aside={
          <Aside
            isFiltered={Object.keys(address.state).length > 0}
            onReset={() => address.replace({})}
            onExplain={() => setIsExplained(true)}
          />
        }
        empty={<Nothing state={state} onWiden={() => narrow(everywhere)} />}
      >
        {(rows) => <JobNameList rows={rows} />}
      </PagedList>
      {entry.id === 'new' && <NewJobNameOverlay onClose={entry.close} />}
      <JobNameIcons opened={isExplained} onClose={() => setIsExplained(false)} />
    </>
  );
}

function JobNameTools({ address }: { readonly address: ListAddress }) {
  return (
    <ListTools
      address={address}
      label="Berufsbezeichnungen durchsuchen"
      field="Berufsbezeichnung suchen"
      placeholder="Berufsbezeichnung eingeben"
      parameter="query"
      filters={[{ label: 'Filter', options: filters }]}
      byDefault="todo"
    />
  );
}

/** If a page of the list cannot be loaded, starts again at the first one (specification, section 4). */
function useRestart(hasFailed: boolean, narrow: ListAddress['narrow']): void {
  useEffect(() => {
    if (hasFailed) narrow({}, { replace: true });
  });
}

interface AsideProps {
  readonly isFiltered: boolean;
  readonly onReset: () => void;
  /** Explains the symbols. */
  readonly onExplain: () => void;
}

function Aside({ isFiltered, onReset, onExplain }: AsideProps) {
  return (
    <>
      {isFiltered && (
        <Button variant="default" onClick={onReset}>
          Zurücksetzen
        </Button>
      )}
      <IconButton Icon={InfoIcon} label="Was die Symbole bedeuten" onClick={onExplain} />
    </>
  );
}

interface NothingProps {
  readonly state: ListState;
  readonly onWiden: () => void;
}

function Nothing({ state, onWiden }: NothingProps) {
  const isDone =
    !state['query'] && filters.every(({ key }) => (state[key] === '1') === (key === 'todo'));
  const isNarrowed = filters.some(({ key }) => state[key] === '1');
  return (
    <EmptyState
      Icon={BookIcon}
      text={
        isDone
          ? 'Alles erledigt: Keine Berufsbezeichnung ist zu bearbeiten.'
          : 'Keine Berufsbezeichnung passt dazu.'
      }
      action={
        isNarrowed && (
          <Button variant="default" onClick={onWiden}>
            {state['query'] ? 'In allen suchen' : 'Alle zeigen'}
          </Button>
        )
      }
    />
  );
}
