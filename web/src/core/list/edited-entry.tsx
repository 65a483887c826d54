import { useQuery } from '@tanstack/react-query';
import { MessageDialog } from '../ui/dialogs/message-dialog.tsx';
import type { ListAddress } from './list-address.ts';

interface EditedSetup<Row> {
  /** Key of the list's queries. */
  readonly name: `all-${string}`;
  readonly entry: ListAddress['entry'];
  /** Rows of the current page of the list. */
  readonly rows: readonly Row[] | undefined;
  readonly read: (id: number, signal: AbortSignal) => Promise<Row | null>;
}

/**
 * Returns the entry that an address opens for editing. It may be on another page of the list: a draft or a link may name it, or a save may
 * move it while its form is open.
 * @returns undefined while loading; null if it does not exist any more
 */
export function useEditedEntry<Row extends { readonly id: number }>({
  name,
  entry: { id, isEditing },
  rows,
  read,
}: EditedSetup<Row>): Row | null | undefined {
  const wanted = isEditing && typeof id === 'number' ? id : null;
  const { data } = useQuery({
    queryKey: [name, 'one', wanted],
    queryFn: ({ signal }) => read(Number(wanted), signal),
    enabled: wanted !== null,
    // When the entry is opened again, its page may have been loaded more recently.
    gcTime: 0,
  });
  return rows?.find((row) => row.id === wanted) ?? data;
}

interface EntryGoneProps {
  /** 'Diese Branche' */
  readonly what: string;
  readonly onClose: () => void;
}

/** Says that the entry from the address does not exist. */
export function EntryGone({ what, onClose }: EntryGoneProps) {
  return (
    <MessageDialog opened title="Nicht mehr vorhanden" alert onClose={onClose}>
      <p>{what} gibt es nicht mehr.</p>
    </MessageDialog>
  );
}
