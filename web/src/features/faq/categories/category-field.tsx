import type { FaqCategory } from '@lehrpfad/contract/faq/categories.ts';
import { limits } from '@lehrpfad/contract/core/limits.ts';
import { Button } from '../../../core/ui/controls/button.tsx';
import { announce } from '../../../core/ui/notices/announcer.tsx';
import type { Choice, FieldProps } from '../../../core/form/fields/field-props.ts';
import { trackReading } from '../../../core/form/files/readings.ts';
import { lineLength } from '../../../core/form/fields/remaining.ts';
import { MultiPickerField } from '../../../core/form/fields/choices/multi-picker-field.tsx';
import { PlusIcon } from '../../../core/ui/icons/area-icons.tsx';
import { useAction } from '../../../core/hooks/use-action.ts';
import { useStableCallback } from '../../../core/hooks/use-stable-callback.ts';
import { ownCategories } from '../faq-filter.ts';
import { addCategory } from '../queries.ts';

interface CategoryFieldProps extends FieldProps<readonly Choice[]> {
  readonly categories: readonly FaqCategory[];
}

/** Creates a category and chooses it in the field. */
function useNewCategory(field: FieldProps<readonly Choice[]>) {
  // Uses the current value: more may have been chosen while the category was being created.
  const take = useStableCallback((made: FaqCategory, name: string) => {
    const others = field.value.filter(({ id, name: other }) =>
      id === 0 ? other !== name : id !== made.id,
    );
    field.onChange([...others, { id: made.id, name: made.key }]);
    announce(`Kategorie ${made.key} angelegt`);
    document.getElementById(field.id)?.focus();
  });
  return useAction((name: string) => {
    const making = addCategory(name).then((made) => take(made, name));
    const isTaken = making.then(
      () => true,
      () => false,
    );
    // A save waits until the form contains the category: the schema rejects an unknown one.
    void trackReading(field.id, isTaken);
    return making;
  });
}

/** Categories of an entry, without the audiences; a new category can be created here. */
export function CategoryField({ categories, ...field }: CategoryFieldProps) {
  const unknown = field.value.find(({ id }) => id === 0);
  const canBeMade =
    unknown !== undefined && lineLength(unknown.name, limits.faqCategory) <= limits.faqCategory;
  const { isBusy, run } = useNewCategory(field);

  return (
    <div>
      <MultiPickerField
        {...field}
        source={ownCategories(categories).map(({ id, key }) => ({ id, name: key }))}
        placeholder="Auswählen oder neu eingeben"
        nothing="Diese Kategorie gibt es noch nicht. Mit Enter übernehmen und anlegen."
      />
      {canBeMade && (
        <p className="row gap-2 mt-2">
          <span>„{unknown.name}“ gibt es noch nicht.</span>
          <Button
            variant="default"
            icon={<PlusIcon />}
            loading={isBusy}
            onClick={() => void run(unknown.name)}
          >
            Kategorie anlegen
          </Button>
        </p>
      )}
    </div>
  );
}
