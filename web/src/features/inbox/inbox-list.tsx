import type { InboxItem } from '@lehrpfad/contract/inbox/inbox.ts';
import { hrefOf } from '../../core/navigation/paths.ts';
import { EmptyList } from '../../core/list/empty-list.tsx';
import type { ListAddress } from '../../core/list/list-address.ts';
import { PagedList } from '../../core/list/paged-list.tsx';
import { Checkbox } from '../../core/ui/controls/checkbox.tsx';
import { InboxIcon } from '../../core/ui/icons/area-icons.tsx';
import { numberOf } from './address.ts';
import { BatchBar } from './batch/batch-bar.tsx';
import { LeftItems } from './batch/left-items.tsx';
import { ItemRow } from './item-row.tsx';
import type { useInbox } from './queries.ts';
import type { Selection } from './use-selection.ts';

interface InboxListProps {
  readonly address: ListAddress;
  readonly query: ReturnType<typeof useInbox>;
  readonly selection: Selection;
  readonly onTake: (items: readonly InboxItem[]) => Promise<unknown>;
}

/** A page of the inbox, with the actions for the selected items. */
export function InboxList(props: InboxListProps) {
  const { address, query, selection, onTake } = props;
  const rows = query.data?.results ?? [];
  return (
    <>
      <LeftItems
        items={selection.left}
        hrefFor={(number) => hrefOf(`${address.path}/${number}`)}
        onOpen={address.entry.open}
        onDismiss={selection.dismissLeft}
      />
      <PagedList
        query={query}
        words={['Aufgabe', 'Aufgaben']}
        failed="Der Eingang konnte nicht geladen werden."
        page={address.page}
        onTurn={address.turnTo}
        rowHeight="6rem"
        aside={rows.length > 1 && <SelectPage rows={rows} selection={selection} />}
        empty={
          <EmptyList
            address={address}
            Icon={InboxIcon}
            nothingFits="Keine Aufgabe passt dazu."
            none="Alles erledigt: Nichts wartet auf Ihre Entscheidung."
            showAll="Alle Aufgaben zeigen"
          />
        }
      >
        {(items) => (
          <ul className="stack list-plain gap-3">
            {items.map((item) => (
              <Item key={numberOf(item)} item={item} address={address} selection={selection} />
            ))}
          </ul>
        )}
      </PagedList>
      {selection.items.length > 0 && <BatchBar selection={selection} onTake={onTake} />}
    </>
  );
}

interface ItemProps extends Pick<InboxListProps, 'address' | 'selection'> {
  readonly item: InboxItem;
}

function Item({ item, address: { entry, path }, selection }: ItemProps) {
  const number = numberOf(item);
  return (
    <ItemRow
      item={item}
      href={hrefOf(`${path}/${number}`)}
      isOpen={number === entry.shown}
      isSelected={selection.has(number)}
      onSelect={(isSelected) => selection.select([item], isSelected)}
      onOpen={() => entry.open(number)}
    />
  );
}

interface SelectPageProps extends Pick<InboxListProps, 'selection'> {
  readonly rows: readonly InboxItem[];
}

function SelectPage({ rows, selection }: SelectPageProps) {
  return (
    <Checkbox
      checked={rows.every((row) => selection.has(numberOf(row)))}
      onChange={(isSelected) => selection.select(rows, isSelected)}
    >
      alle auf dieser Seite
    </Checkbox>
  );
}
