import type { ComponentProps, ReactNode } from 'react';
import { keptTick, tickOf, withDefaultTick } from '../../core/list/default-tick.ts';
import type { ListAddress } from '../../core/list/list-address.ts';
import { countTicked, FoldedFilters } from '../../core/list/folded-filters.tsx';
import { ListFilter } from '../../core/list/list-filter.tsx';
import { ListSearch } from '../../core/list/list-search.tsx';
import { ListTools } from '../../core/list/list-tools.tsx';
import { NothingToDo } from '../../core/list/nothing-to-do.tsx';
import { PagedList } from '../../core/list/paged-list.tsx';

type Filters<Key extends string> = readonly { readonly key: Key; readonly label: string }[];

/** Returns the query for the list from its address: open items only, unless the editor has chosen other filters. */
export function decisionQuery<Key extends string>(
  { state, page }: Pick<ListAddress, 'state' | 'page'>,
  filters: Filters<Key>,
) {
  const shown = withDefaultTick(state, 'open');
  const ticks = filters.map(({ key }) => [key, tickOf(shown, key)]);
  return {
    page,
    search: state['search'] ?? '',
    ...(Object.fromEntries(ticks) as Readonly<Record<Key, '1' | undefined>>),
  };
}

interface DecisionListProps<Item extends { readonly id: number }> {
  readonly address: ListAddress;
  readonly filters: Filters<string>;
  readonly query: ComponentProps<typeof PagedList<Item>>['query'];
  readonly words: {
    /** Singular and plural of the items: `['Anfrage', 'Anfragen']`. */
    readonly of: readonly [one: string, many: string];
    readonly placeholder: string;
    readonly empty: ComponentProps<typeof NothingToDo>['words'];
  };
  readonly children: (item: Item, items: readonly Item[]) => ReactNode;
}

/** Items that editors decide about: a search, filters (by default only open items), and a card for each. */
export function DecisionList<Item extends { readonly id: number }>(props: DecisionListProps<Item>) {
  const { address, filters, query, words, children } = props;
  const { state, page, narrow, turnTo } = address;
  const shown = withDefaultTick(state, 'open');
  const [one, many] = words.of;
  const all = Object.fromEntries(filters.map(({ key }) => [key, key === 'open' ? '0' : '']));
  return (
    <>
      <ListTools label={`${many} durchsuchen`}>
        <ListSearch
          label={`${one} suchen`}
          placeholder={words.placeholder}
          value={state['search'] ?? ''}
          onSearch={(text) => narrow({ search: text }, { replace: true })}
        />
        <FoldedFilters active={countTicked(shown, filters)}>
          <ListFilter
            label={`Stand der ${one}`}
            options={filters}
            state={shown}
            onChange={(change) => narrow(keptTick(change, 'open'))}
          />
        </FoldedFilters>
      </ListTools>
      <PagedList
        query={query}
        words={words.of}
        failed={`Die ${many} konnten nicht geladen werden.`}
        page={page}
        visiblePages={7}
        onTurn={turnTo}
        rowHeight="20rem"
        empty={
          <NothingToDo
            state={state}
            words={words.empty}
            onAll={() => narrow({ search: '', ...all })}
          />
        }
      >
        {(items) => (
          <ul className="cols-fill-xl grid list-plain gap-4">
            {items.map((item) => (
              <li key={item.id}>{children(item, items)}</li>
            ))}
          </ul>
        )}
      </PagedList>
    </>
  );
}
