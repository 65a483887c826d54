import { Button } from '@mantine/core';
import { useState } from 'react';
import { keptTick, withDefaultTick } from '../../floor/list/default-tick.ts';
import { useListAddress, type ListState } from '../../floor/list/list-address.ts';
import { ListFilter } from '../../floor/list/list-filter.tsx';
import { ListSearch } from '../../floor/list/list-search.tsx';
import { ListTools } from '../../floor/list/list-tools.tsx';
import { PagedList } from '../../floor/list/paged-list.tsx';
import { usePageTitle } from '../../floor/page.tsx';
import { paths } from '../../floor/paths.ts';
import { AreaHead } from '../../floor/ui/area-head.tsx';
import { RequestIcon } from '../../floor/ui/area-icons.tsx';
import { EmptyState } from '../../floor/ui/empty-state.tsx';
import { InfoIcon } from '../../floor/ui/icons.tsx';
import { useRequests } from './requests/queries.ts';
import { RequestCard } from './requests/request-card.tsx';
import cards from './requests/request-card.module.css';
import { RequestDialogs, type Asked } from './requests/request-dialogs.tsx';
import { RequestIcons } from './requests/request-icons.tsx';
import { requestFilters } from './requests/request-words.ts';

/** What shows every request. */
const allRequests = { search: '', open: '0', accepted: '', denied: '', done: '' };

const flag = (state: ListState, key: string) => (state[key] === '1' ? '1' : undefined);

/** Companies that ask to be let in, for the editors' decision. */
export function RequestsPage() {
  usePageTitle('Unternehmensanfragen');
  const { state, page, narrow, turnTo } = useListAddress(paths.requests);
  const [asked, setAsked] = useState<Asked | null>(null);
  const [isExplained, setIsExplained] = useState(false);
  const shown = withDefaultTick(state, 'open');
  const { search = '' } = state;
  const query = useRequests({
    ...{ page: String(page), search },
    ...{ open: flag(shown, 'open'), accepted: flag(shown, 'accepted') },
    ...{ denied: flag(shown, 'denied'), done: flag(shown, 'done') },
  });
  return (
    <>
      <AreaHead
        title="Unternehmensanfragen"
        action={
          <Button
            size="md"
            variant="default"
            leftSection={<InfoIcon />}
            onClick={() => setIsExplained(true)}
          >
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
        <ListFilter
          label="Stand der Anfrage"
          options={requestFilters}
          state={shown}
          onChange={(change) => narrow(keptTick(change, 'open'))}
        />
      </ListTools>
      <PagedList
        query={query}
        words={['Anfrage', 'Anfragen']}
        failed="Die Anfragen konnten nicht geladen werden."
        page={page}
        visiblePages={7}
        onTurn={turnTo}
        rowHeight="20rem"
        empty={<NoRequest state={state} onAll={() => narrow(allRequests)} />}
      >
        {(requests) => (
          <ul className={cards.cards}>
            {requests.map((request) => (
              <li key={request.id} className={cards.place}>
                <RequestCard
                  request={request}
                  onWish={(wish, chosen) =>
                    setAsked({ wish, request: chosen, opener: document.activeElement })
                  }
                />
              </li>
            ))}
          </ul>
        )}
      </PagedList>
      <RequestDialogs asked={asked} onDone={() => setAsked(null)} />
      <RequestIcons opened={isExplained} onClose={() => setIsExplained(false)} />
    </>
  );
}

function NoRequest({ state, onAll }: { readonly state: ListState; readonly onAll: () => void }) {
  const isPlain = Object.keys(state).length === 0;
  const isAll = JSON.stringify(state) === JSON.stringify({ open: '0' });
  const text = isPlain
    ? 'Alles erledigt: Keine Anfrage wartet auf Ihre Entscheidung.'
    : 'Keine Anfrage passt dazu.';
  return (
    <EmptyState
      Icon={RequestIcon}
      text={isAll ? 'Noch hat kein Unternehmen angefragt.' : text}
      action={
        !isAll && (
          <Button size="md" variant="default" onClick={onAll}>
            Alle Anfragen zeigen
          </Button>
        )
      }
    />
  );
}
