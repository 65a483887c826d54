import type { StoredVocabularyEntry } from '@lehrpfad/contract/search/vocabulary.ts';
import { DeleteIcon, EditIcon } from '../../../core/ui/icons/area-icons.tsx';
import { IconButton } from '../../../core/ui/icons/icon-button.tsx';
import styles from './entry-list.module.css';
import { wordsOf } from './words.ts';

interface EntryListProps {
  readonly entries: readonly StoredVocabularyEntry[];
  /** Whether each says what kind it is. */
  readonly showsKind: boolean;
  readonly onEdit: (entry: StoredVocabularyEntry) => void;
  readonly onDelete: (entry: StoredVocabularyEntry) => void;
}

/** Words with what they mean. */
export function EntryList({ entries, showsKind, onEdit, onDelete }: EntryListProps) {
  return (
    <ul className={styles.entries}>
      {entries.map((entry) => (
        <li key={entry.id} className={styles.entry}>
          <div className={styles.words}>
            <p className={styles.term}>
              {entry.term}
              {showsKind && <span className={styles.kind}> {wordsOf(entry.kind).one}</span>}
            </p>
            {entry.kind === 'synonym' && <p className={styles.meanings}>{meaningOf(entry)}</p>}
          </div>
          <div className={styles.actions}>
            <IconButton
              Icon={EditIcon}
              label={`${entry.term} bearbeiten`}
              onClick={() => onEdit(entry)}
            />
            <IconButton
              Icon={DeleteIcon}
              label={`${entry.term} löschen`}
              danger
              onClick={() => onDelete(entry)}
            />
          </div>
        </li>
      ))}
    </ul>
  );
}

function meaningOf({ meanings, brafo }: StoredVocabularyEntry): string {
  return [...meanings, ...brafo.map((number) => `BRAFO ${number}`)].join(', ');
}
