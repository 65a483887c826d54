import { focusHeadingOnRemoval } from '../../../core/focus/focus-heading-on-removal.ts';
import type { StoredVocabularyEntry } from '@lehrpfad/contract/search/vocabulary.ts';
import { programmeName } from '@lehrpfad/regions/parts/programme.ts';
import { DeleteIcon, EditIcon } from '../../../core/ui/icons/area-icons.tsx';
import { IconButton } from '../../../core/ui/icons/icon-button.tsx';
import styles from './entry-list.module.css';
import { wordsOf } from './words.ts';

interface EntryListProps {
  readonly entries: readonly StoredVocabularyEntry[];
  /** Whether each entry shows its kind. */
  readonly showsKind: boolean;
  readonly onEdit: (entry: StoredVocabularyEntry) => void;
  readonly onDelete: (entry: StoredVocabularyEntry) => void;
}

/** Entries of the vocabulary with their meanings. */
export function EntryList({ entries, showsKind, onEdit, onDelete }: EntryListProps) {
  return (
    <ul className="card list-plain overflow-hidden">
      {entries.map((entry) => (
        <li
          ref={focusHeadingOnRemoval}
          key={entry.id}
          className={`${styles.entry} line gap-3 justify-between`}
        >
          <div className="min-w-0 wrap-anywhere">
            <p className={`${styles.term} m-0 font-bold`}>
              {entry.term}
              {showsKind && (
                <span className={`${styles.kind} text-xs font-normal text-soft`}>
                  {' '}
                  {wordsOf(entry.kind).one}
                </span>
              )}
            </p>
            <p className={`${styles.meanings} line-clamp-2 m-0 text-hint`}>{meaningOf(entry)}</p>
          </div>
          <div className="flex flex-none">
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

function meaningOf({ kind, meanings, brafo }: StoredVocabularyEntry): string {
  if (kind === 'reading') return meanings[0] ? `wie „${meanings[0]}“` : 'nur als Wörter';
  return [...meanings, ...brafo.map((number) => `${programmeName} ${number}`)].join(', ');
}
