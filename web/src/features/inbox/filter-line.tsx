import { useState } from 'react';
import { focusHeadingOnRemoval } from '../../core/focus/focus-heading-on-removal.ts';
import { useFocusKept } from '../../core/focus/use-focus-kept.ts';
import type { ListState } from '../../core/list/list-address.ts';
import { Button } from '../../core/ui/controls/button.tsx';
import { ConfirmDialog } from '../../core/ui/dialogs/confirm-dialog.tsx';
import { IconButton } from '../../core/ui/icons/icon-button.tsx';
import { CloseIcon } from '../../core/ui/icons/icons.tsx';
import { TextInput } from '../../core/ui/inputs/text-input.tsx';
import { offerUndo } from '../../core/notices/undo.ts';
import { showToast } from '../../core/ui/notices/toast.ts';
import {
  filterNameLength,
  readFilters,
  withFilter,
  writeFilters,
  type SavedFilter,
} from './saved-filters.ts';

interface FilterLineProps {
  readonly account: number;
  readonly state: ListState;
  readonly onChoose: (state: ListState) => void;
}

const isSame = (one: ListState, other: ListState) =>
  JSON.stringify(Object.entries(one).toSorted()) ===
  JSON.stringify(Object.entries(other).toSorted());

/** The filters that an account has saved on this device. */
function useFilters(account: number) {
  const [filters, setFilters] = useState(() => readFilters(account));

  function keep(next: readonly SavedFilter[]): boolean {
    setFilters(next);
    return writeFilters(account, next);
  }

  function remove(filter: SavedFilter): void {
    const before = filters;
    keep(filters.filter((one) => one !== filter));
    offerUndo(`Filter „${filter.name}“ gelöscht`, async () => {
      keep(before);
    });
  }

  return { filters, keep, remove };
}

/** Saved filters of the inbox: each a button, and one that saves the present ones. */
export function FilterLine({ account, state, onChoose }: FilterLineProps) {
  const { filters, keep, remove } = useFilters(account);
  const [isNaming, setIsNaming] = useState(false);
  useFocusKept(isNaming);

  function save(name: string): void {
    const isStored = keep(withFilter(filters, { name, state }));
    setIsNaming(false);
    showToast(
      isStored
        ? `Filter „${name}“ gespeichert`
        : 'Dieses Gerät erlaubt es nicht, Filter zu speichern.',
    );
  }

  const isSaved = filters.some((one) => isSame(one.state, state));
  return (
    <div className="row gap-2 mb-4" role="group" aria-label="Gespeicherte Filter">
      {filters.map((filter) => (
        <FilterButton
          key={filter.name}
          filter={filter}
          isChosen={isSame(filter.state, state)}
          onChoose={() => onChoose(filter.state)}
          onRemove={() => remove(filter)}
        />
      ))}
      {Object.keys(state).length > 0 && !isSaved && (
        <Button compact variant="default" onClick={() => setIsNaming(true)}>
          Filter speichern
        </Button>
      )}
      {isNaming && <NameDialog onCancel={() => setIsNaming(false)} onName={save} />}
    </div>
  );
}

interface FilterButtonProps {
  readonly filter: SavedFilter;
  readonly isChosen: boolean;
  readonly onChoose: () => void;
  readonly onRemove: () => void;
}

function FilterButton({ filter, isChosen, onChoose, onRemove }: FilterButtonProps) {
  return (
    <span ref={focusHeadingOnRemoval} className="line">
      <Button compact variant="light" wraps aria-pressed={isChosen} onClick={onChoose}>
        {filter.name}
      </Button>
      <IconButton Icon={CloseIcon} label={`Filter ${filter.name} löschen`} onClick={onRemove} />
    </span>
  );
}

interface NameDialogProps {
  readonly onName: (name: string) => void;
  readonly onCancel: () => void;
}

function NameDialog({ onName, onCancel }: NameDialogProps) {
  const [name, setName] = useState('');
  const [error, setError] = useState('');
  return (
    <ConfirmDialog
      opened
      title="Filter speichern"
      confirm="Speichern"
      onConfirm={() => (name.trim() === '' ? setError('Pflichtfeld!') : onName(name.trim()))}
      onCancel={onCancel}
    >
      <TextInput
        label="Name"
        required
        description="Gespeichert wird auf diesem Gerät."
        error={error}
        maxLength={filterNameLength}
        value={name}
        onChange={(event) => setName(event.currentTarget.value)}
      />
    </ConfirmDialog>
  );
}
