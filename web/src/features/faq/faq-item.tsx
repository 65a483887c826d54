import type { FaqEntry } from '@lehrpfad/contract/faq/faq.ts';
import { Button } from '../../core/ui/controls/button.tsx';
import { DeleteIcon, EditIcon, HiddenIcon, VisibleIcon } from '../../core/ui/icons/area-icons.tsx';
import { ChevronIcon } from '../../core/ui/icons/icons.tsx';
import { UserHtml } from '../../core/ui/text/user-html.tsx';
import { ObjectTrail } from '../audit/object-trail.tsx';
import { Attachments } from './files/attachments.tsx';
import { audiencesOf, ownCategories } from './faq-filter.ts';
import folding from './folding.module.css';
import styles from './faq-item.module.css';
import pressed from '../../core/ui/page/pressed-card.module.css';

interface FaqItemProps {
  readonly entry: FaqEntry;
  readonly isOpen: boolean;
  readonly onToggle: () => void;
  readonly onEdit: () => void;
  readonly onDelete: () => void;
}

/** An entry: its title and audiences, and unfolded its text. */
export function FaqItem({ entry, isOpen, onToggle, onEdit, onDelete }: FaqItemProps) {
  const id = `faq-${entry.id}`;
  return (
    <li className={`${folding.item} border rounded-lg bg-paper`} data-open={isOpen}>
      <div className="relative py-3 px-4">
        <h2 className={`${styles.title} text-lg`}>
          <button
            type="button"
            id={id}
            className={`${styles.toggle} ${pressed.link} bare-button flex gap-3 items-start justify-between w-full text-start`}
            aria-expanded={isOpen}
            aria-controls={`${id}-text`}
            onClick={onToggle}
          >
            <span className="min-w-0 wrap-anywhere">{entry.title}</span>
            <span className={`${folding.arrow} grid flex-none text-brand`}>
              <ChevronIcon />
            </span>
          </button>
        </h2>
        <Marks entry={entry} />
      </div>
      <div
        id={`${id}-text`}
        role="group"
        aria-labelledby={id}
        className={styles.text}
        hidden={!isOpen}
      >
        {isOpen && <Content entry={entry} onEdit={onEdit} onDelete={onDelete} />}
      </div>
    </li>
  );
}

function Content({ entry, onEdit, onDelete }: Pick<FaqItemProps, 'entry' | 'onEdit' | 'onDelete'>) {
  return (
    <>
      <UserHtml html={entry.description} below={2} />
      <Attachments files={entry.files} />
      <div className="wrap gap-2 mt-5">
        <Button variant="default" icon={<EditIcon />} onClick={onEdit}>
          Bearbeiten
        </Button>
        <Button variant="subtle" danger icon={<DeleteIcon />} onClick={onDelete}>
          Löschen
        </Button>
      </div>
      <ObjectTrail subject="faq-entry" id={entry.id} />
    </>
  );
}

/** Badges that show whether an entry is public, its audiences and its categories. */
function Marks({ entry }: Pick<FaqItemProps, 'entry'>) {
  return (
    <ul className={`${styles.marks} list-plain wrap gap-2 mt-2 text-sm`} aria-label="Merkmale">
      <li className={styles.eye} data-public={entry.public}>
        {entry.public ? <VisibleIcon /> : <HiddenIcon />}
        {entry.public ? 'Öffentlich' : 'Intern'}
      </li>
      {audiencesOf(entry).map((label) => (
        <li key={label} className="text-accent bg-accent">
          {label}
        </li>
      ))}
      {ownCategories(entry.Categories).map(({ id, key }) => (
        <li key={id}>{key}</li>
      ))}
    </ul>
  );
}
