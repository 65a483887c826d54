import { EmptyList, type EmptyListProps } from '../../core/list/empty-list.tsx';
import type { ComponentProps, ReactNode } from 'react';
import { listQueryOf } from '../../core/list/default-tick.ts';
import type { ListAddress } from '../../core/list/list-address.ts';
import { ListTools } from '../../core/list/list-tools.tsx';
import { PagedList } from '../../core/list/paged-list.tsx';

type Filters<Key extends string> = readonly { readonly key: Key; readonly label: string }[];

/** Returns the query for the list from its address: open items only, unless the editor has chosen other filters. */
export const decisionQuery = <Key extends string>(
  address: Pick<ListAddress, 'state' | 'page'>,
  filters: Filters<Key | 'open'>,
) => listQueryOf(address, filters, 'open');

interface DecisionListProps<Item extends { readonly id: number }> {
  readonly address: ListAddress;
  readonly filters: Filters<string>;
  readonly query: ComponentProps<typeof PagedList<Item>>['query'];
  readonly words: {
    /** Singular and plural of the items: `['Anfrage', 'Anfragen']`. */
    readonly of: readonly [one: string, many: string];
    readonly placeholder: string;
    readonly empty: Omit<EmptyListProps, 'address'>;
  };
  readonly children: (item: Item, items: readonly Item[]) => ReactNode;
}

/** Items that editors decide about: a search, filters (by default only open items), and a card for each. */
export function DecisionList<Item extends { readonly id: number }>(props: DecisionListProps<Item>) {
  const { address, filters, query, words, children } = props;
  const [one, many] = words.of;
  return (
    <>
      <ListTools
        address={address}
        label={`${many} durchsuchen`}
        field={`${one} suchen`}
        placeholder={words.placeholder}
        filters={[{ label: `Stand der ${one}`, options: filters }]}
        byDefault="open"
      />
      <PagedList
        query={query}
        words={words.of}
        failed={`Die ${many} konnten nicht geladen werden.`}
        page={address.page}
        onTurn={address.turnTo}
        rowHeight="20rem"
        empty={<EmptyList address={address} {...words.empty} />}
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
