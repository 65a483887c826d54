import type { ListedApprenticeshipRequest } from '@lehrpfad/contract/companies/apprenticeships.ts';
import { useState } from 'react';
import { keptTick, tickOf, withDefaultTick } from '../../core/list/default-tick.ts';
import { useListAddress } from '../../core/list/list-address.ts';
import { countTicked, FoldedFilters } from '../../core/list/folded-filters.tsx';
import { ListFilter } from '../../core/list/list-filter.tsx';
import { ListSearch } from '../../core/list/list-search.tsx';
import { ListTools } from '../../core/list/list-tools.tsx';
import { NothingToDo } from '../../core/list/nothing-to-do.tsx';
import { PagedList } from '../../core/list/paged-list.tsx';
import { usePageTitle } from '../../core/navigation/page.tsx';
import { paths } from '../../core/navigation/paths.ts';
import { AreaHead } from '../../core/ui/page/area-head.tsx';
import { TrainingIcon } from '../../core/ui/icons/area-icons.tsx';
import { useApprenticeshipRequests } from './apprenticeships/queries.ts';
import { RequestCard } from './apprenticeships/request-card.tsx';
import { RequestDialogs, type Asked } from './apprenticeships/request-dialogs.tsx';
import { DecisionCards } from './decision-card.tsx';

const filters = [
  { key: 'open', label: 'Offen' },
  { key: 'accepted', label: 'Angenommen' },
  { key: 'declined', label: 'Abgelehnt' },
] as const;

/** What shows every request. */
const allRequests = { search: '', open: '0', accepted: '', declined: '' };

const emptyWords = {
  Icon: TrainingIcon,
  done: 'Alles erledigt: Keine Anfrage wartet auf Ihre Entscheidung.',
  nothingFits: 'Keine Anfrage passt dazu.',
  none: 'Noch hat kein Unternehmen Berufe angefragt.',
  showAll: 'Alle Anfragen zeigen',
};

/** Branches that ask to be let train for more, for the editors' decision. */
export function ApprenticeshipRequestsPage() {
  usePageTitle('Angefragte Berufe');
  const { state, page, narrow, turnTo } = useListAddress(paths.apprenticeshipRequests);
  const [asked, setAsked] = useState<Asked | null>(null);
  const shown = withDefaultTick(state, 'open');
  const { search = '' } = state;
  const query = useApprenticeshipRequests({
    page: String(page),
    search,
    open: tickOf(shown, 'open'),
    accepted: tickOf(shown, 'accepted'),
    declined: tickOf(shown, 'declined'),
  });
  const ask = (wish: Asked['wish'], request: ListedApprenticeshipRequest) => () =>
    setAsked({ wish, request, opener: document.activeElement });
  return (
    <>
      <AreaHead title="Angefragte Berufe">
        Ausbildungsberufe, die Unternehmen für ihre Filialen anfragen. Was Sie freigeben, steht in
        deren Stellenanzeigen zur Wahl.
      </AreaHead>
      <ListTools label="Anfragen durchsuchen">
        <ListSearch
          label="Anfrage suchen"
          placeholder="Filiale oder Ort"
          value={search}
          onSearch={(text) => narrow({ search: text }, { replace: true })}
        />
        <FoldedFilters active={countTicked(shown, filters)}>
          <ListFilter
            label="Stand der Anfrage"
            options={filters}
            state={shown}
            onChange={(change) => narrow(keptTick(change, 'open'))}
          />
        </FoldedFilters>
      </ListTools>
      <PagedList
        query={query}
        words={['Anfrage', 'Anfragen']}
        failed="Die Anfragen konnten nicht geladen werden."
        page={page}
        visiblePages={7}
        onTurn={turnTo}
        rowHeight="20rem"
        empty={<NothingToDo state={state} words={emptyWords} onAll={() => narrow(allRequests)} />}
      >
        {(requests) => (
          <DecisionCards items={requests}>
            {(request) => (
              <RequestCard
                request={request}
                onAccept={ask('accept', request)}
                onDecline={ask('decline', request)}
              />
            )}
          </DecisionCards>
        )}
      </PagedList>
      <RequestDialogs asked={asked} onDone={() => setAsked(null)} />
    </>
  );
}
