import type { ProfessionRow } from '@lehrpfad/contract/occupations/editing.ts';
import { DeleteIcon, EditIcon } from '../../../core/ui/icons/area-icons.tsx';
import { IconButton } from '../../../core/ui/icons/icon-button.tsx';
import styles from './profession-list.module.css';
import { usageOf } from './usage.ts';

interface ProfessionListProps {
  readonly rows: readonly ProfessionRow[];
  readonly onRename: (row: ProfessionRow) => void;
  readonly onDelete: (row: ProfessionRow) => void;
}

/** The industries with their usage; a used one cannot be deleted. */
export function ProfessionList({ rows, onRename, onDelete }: ProfessionListProps) {
  return (
    <ul className="grid list-plain gap-2">
      {rows.map((row) => (
        <li key={row.id} className={`${styles.row} card line gap-2-4 wrap-anywhere`}>
          <div className="flex-1 min-w-0">
            <button
              type="button"
              className="hover-underline bare-button min-h-tap font-bold text-start"
              onClick={() => onRename(row)}
            >
              {row.name}
            </button>
            <p className="mb-2 tabular-nums text-hint">{usageOf(row) || 'nicht verwendet'}</p>
          </div>
          <div className="flex">
            <IconButton
              Icon={EditIcon}
              label={`${row.name} umbenennen`}
              onClick={() => onRename(row)}
            />
            <IconButton
              Icon={DeleteIcon}
              label={`${row.name} löschen`}
              danger
              unavailable={
                usageOf(row) === ''
                  ? undefined
                  : `„${row.name}“ kann nicht gelöscht werden: Die Branche wird noch verwendet.`
              }
              onClick={() => onDelete(row)}
            />
          </div>
        </li>
      ))}
    </ul>
  );
}
