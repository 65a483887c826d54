import type { ListedFaqCategory } from '@lehrpfad/contract/faq/categories.ts';
import { useState, type ReactNode } from 'react';
import { Button } from '../../../core/ui/controls/button.tsx';
import { FormLoading } from '../../../core/form/form-loading.tsx';
import { DeleteIcon, EditIcon } from '../../../core/ui/icons/area-icons.tsx';
import { IconButton } from '../../../core/ui/icons/icon-button.tsx';
import { Overlay } from '../../../core/ui/dialogs/overlay.tsx';
import { useFocusKept } from '../../../core/focus/use-focus-kept.ts';
import styles from './categories-overlay.module.css';
import { DeleteCategory } from './delete-category.tsx';
import { entriesText } from '../entries-text.ts';
import { ownCategories } from '../faq-filter.ts';
import { useFaqCategories } from '../queries.ts';
import { RenameCategory } from './rename-category.tsx';

const title = 'Kategorien';

/** A row of actions with the button that opens the categories. */
export function CategoriesButton({ children }: { readonly children: ReactNode }) {
  const [isOpen, setIsOpen] = useState(false);
  useFocusKept(isOpen);
  return (
    <div className="wrap gap-2">
      <Button variant="default" onClick={() => setIsOpen(true)}>
        {title}
      </Button>
      {children}
      {isOpen && <CategoriesOverlay onClose={() => setIsOpen(false)} />}
    </div>
  );
}

/** The categories that editors have created, with the number of their entries. */
function CategoriesOverlay({ onClose }: { readonly onClose: () => void }) {
  const query = useFaqCategories();
  const [renamed, setRenamed] = useState<ListedFaqCategory | null>(null);
  const [asked, setAsked] = useState<ListedFaqCategory | null>(null);
  useFocusKept(renamed !== null || asked !== null);
  if (!query.data) return <FormLoading title={title} queries={[query]} onClose={onClose} />;
  const categories = ownCategories(query.data);

  return (
    <>
      <Overlay opened hasEntry title={title} onClose={onClose}>
        {categories.length === 0 ? (
          <p>Noch keine Kategorie. Eine neue legen Sie beim Bearbeiten eines Eintrags an.</p>
        ) : (
          <ul className="grid list-plain gap-2">
            {categories.map((category) => (
              <CategoryRow
                key={category.id}
                category={category}
                onRename={() => setRenamed(category)}
                onDelete={() => setAsked(category)}
              />
            ))}
          </ul>
        )}
      </Overlay>
      {renamed && (
        <RenameCategory key={renamed.id} category={renamed} onClose={() => setRenamed(null)} />
      )}
      <DeleteCategory
        key={asked?.id}
        category={asked}
        others={categories.filter(({ id }) => id !== asked?.id)}
        onDone={() => setAsked(null)}
      />
    </>
  );
}

interface CategoryRowProps {
  readonly category: ListedFaqCategory;
  readonly onRename: () => void;
  readonly onDelete: () => void;
}

function CategoryRow({ category, onRename, onDelete }: CategoryRowProps) {
  return (
    <li className={`${styles.row} card line gap-1 wrap-anywhere`}>
      <div className="flex-1 min-w-0">
        <p className="font-bold">{category.key}</p>
        <p className="tabular-nums text-hint">{entriesText(category.entries)}</p>
      </div>
      <IconButton Icon={EditIcon} label={`${category.key} umbenennen`} onClick={onRename} />
      <IconButton Icon={DeleteIcon} label={`${category.key} löschen`} danger onClick={onDelete} />
    </li>
  );
}
