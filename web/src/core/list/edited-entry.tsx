import { useQuery } from '@tanstack/react-query';
import { MessageDialog } from '../ui/dialogs/message-dialog.tsx';
import type { ListAddress } from './list-address.ts';

interface EditedSetup<Row> {
  /** Key of the list's queries. */
  readonly name: `all-${string}`;
  readonly entry: ListAddress['entry'];
  /** Rows of the page that is shown. */
  readonly rows: readonly Row[] | undefined;
  readonly read: (id: number, signal: AbortSignal) => Promise<Row | null>;
}

/**
 * What an address opens to edit, on whatever page of the list it is: a draft or a link may name it, and a save may move it to
 * another page while its form is still open.
 * @returns undefined while it is being read; null where there is none any more
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
    // The page may have been read later by the time it is opened again.
    gcTime: 0,
  });
  return rows?.find((row) => row.id === wanted) ?? data;
}

interface EntryGoneProps {
  /** 'Diese Branche' */
  readonly what: string;
  readonly onClose: () => void;
}

/** Says that an address names what is not there. */
export function EntryGone({ what, onClose }: EntryGoneProps) {
  return (
    <MessageDialog opened title="Nicht mehr vorhanden" alert onClose={onClose}>
      <p>{what} gibt es nicht mehr.</p>
    </MessageDialog>
  );
}
