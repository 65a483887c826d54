import type { InboxItem } from '@lehrpfad/contract/inbox/inbox.ts';
import { Button } from '../../core/ui/controls/button.tsx';
import { EditIcon, PersonIcon } from '../../core/ui/icons/area-icons.tsx';
import { DetailPart } from '../../core/ui/page/detail.tsx';
import { Signs } from './item-row.tsx';

interface NotePartProps {
  readonly item: InboxItem;
  /** Id of the caller's account. */
  readonly me: number | undefined;
  readonly onTake: () => void;
  readonly onEdit: () => void;
}

/** The editors' note about an item, shown below it. */
export function NotePart({ item, me, onTake, onEdit }: NotePartProps) {
  return (
    <DetailPart heading="Für die Redaktion">
      <Signs item={item} />
      {item.note !== '' && <p className="wrap-anywhere whitespace-pre-line">{item.note}</p>}
      <div className="wrap gap-2 mt-3">
        {item.assigned?.id !== me && (
          <Button variant="default" icon={<PersonIcon />} onClick={onTake}>
            Mir zuweisen
          </Button>
        )}
        <Button variant="default" icon={<EditIcon />} onClick={onEdit}>
          Zuweisen, notieren, wiedervorlegen
        </Button>
      </div>
    </DetailPart>
  );
}
