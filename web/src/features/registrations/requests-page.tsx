import {
  requestStatus,
  type CompanyRequest,
} from '@lehrpfad/contract/registrations/registrations.ts';
import { useState } from 'react';
import { Button } from '../../core/ui/controls/button.tsx';
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
import { RequestIcon } from '../../core/ui/icons/area-icons.tsx';
import { InfoIcon } from '../../core/ui/icons/icons.tsx';
import { DecisionCards } from '../companies/decision-card.tsx';
import { useRequests } from './requests/queries.ts';
import { RequestCard } from './requests/request-card.tsx';
import { RequestDialogs, type Asked } from './requests/request-dialogs.tsx';
import { RequestIcons } from './requests/request-icons.tsx';
import { requestFilters } from './requests/request-words.ts';

/** What shows every request. */
const allRequests = { search: '', open: '0', waiting: '', accepted: '', denied: '', done: '' };

const emptyWords = {
  Icon: RequestIcon,
  done: 'Alles erledigt: Keine Anfrage wartet auf Ihre Entscheidung.',
  nothingFits: 'Keine Anfrage passt dazu.',
  none: 'Noch hat kein Unternehmen angefragt.',
  showAll: 'Alle Anfragen zeigen',
};

/** Those that can be decided and wait for no answer of their company. */
const openOnes = (requests: readonly CompanyRequest[]) =>
  requests.filter((one) => one.status === requestStatus.open && one.waiting_since === null);

/** Companies that ask to be let in, for the editors' decision. */
export function RequestsPage() {
  usePageTitle('Unternehmensanfragen');
  const { state, page, narrow, turnTo } = useListAddress(paths.requests);
  const [asked, setAsked] = useState<Asked | null>(null);
  const [isExplained, setIsExplained] = useState(false);
  const shown = withDefaultTick(state, 'open');
  const { search = '' } = state;
  const query = useRequests({
    page: String(page),
    search,
    open: tickOf(shown, 'open'),
    waiting: tickOf(shown, 'waiting'),
    accepted: tickOf(shown, 'accepted'),
    denied: tickOf(shown, 'denied'),
    done: tickOf(shown, 'done'),
  });
  return (
    <>
      <AreaHead
        title="Unternehmensanfragen"
        action={
          <Button variant="default" icon={<InfoIcon />} onClick={() => setIsExplained(true)}>
            Symbole erklären
          </Button>
        }
      >
        Unternehmen, die mitmachen möchten. Wer akzeptiert wird, bekommt per E-Mail den Link zu
        seinem Konto.
      </AreaHead>
      <ListTools label="Anfragen durchsuchen">
        <ListSearch
          label="Anfrage suchen"
          placeholder="Unternehmen, Person oder Ort"
          value={search}
          onSearch={(text) => narrow({ search: text }, { replace: true })}
        />
        <FoldedFilters active={countTicked(shown, requestFilters)}>
          <ListFilter
            label="Stand der Anfrage"
            options={requestFilters}
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
                onWish={(wish, chosen) => {
                  const following = openOnes(requests.slice(requests.indexOf(chosen) + 1));
                  setAsked({ wish, request: chosen, following, opener: document.activeElement });
                }}
              />
            )}
          </DecisionCards>
        )}
      </PagedList>
      <RequestDialogs asked={asked} onNext={setAsked} onDone={() => setAsked(null)} />
      <RequestIcons opened={isExplained} onClose={() => setIsExplained(false)} />
    </>
  );
}
