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

/** Professions with what uses them; what is used cannot be deleted. */
export function ProfessionList({ rows, onRename, onDelete }: ProfessionListProps) {
  return (
    <ul className={styles.rows}>
      {rows.map((row) => (
        <li key={row.id} className={styles.row}>
          <div className={styles.words}>
            <button type="button" className={styles.name} onClick={() => onRename(row)}>
              {row.name}
            </button>
            <p className={styles.usage}>{usageOf(row) || 'nicht verwendet'}</p>
          </div>
          <div className={styles.actions}>
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
