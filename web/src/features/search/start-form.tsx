import { Button } from '@mantine/core';
import { useState, type FormEvent } from 'react';
import { flushSync } from 'react-dom';
import { SearchIcon } from '../../floor/ui/icons.tsx';
import { BrafoPicker } from '../occupations/brafo-picker.tsx';
import { draftOf, searchOf, settlePlace } from './draft.ts';
import { SearchFields } from './search-fields.tsx';
import { emptySearch, toggled, type Search } from './search.ts';
import styles from './start-form.module.css';
import { TypePicker } from './type-picker.tsx';

interface StartFormProps {
  readonly onSearch: (search: Search) => void;
}

/** State of the search on the start page: its form and, further down, the picker of career fields belong to one search. */
export function useStartForm({ onSearch }: StartFormProps) {
  const [draft, setDraft] = useState(draftOf(emptySearch));
  const [types, setTypes] = useState(emptySearch.types);
  const [brafo, setBrafo] = useState(emptySearch.brafo);

  async function submit(event: FormEvent) {
    event.preventDefault();
    const settled = await settlePlace(draft);
    flushSync(() => setDraft(settled));
    if (settled.placeError) focusInvalid();
    else onSearch({ ...emptySearch, ...searchOf(settled), types, brafo });
  }

  return { draft, setDraft, types, setTypes, brafo, setBrafo, submit };
}

type StartFormState = ReturnType<typeof useStartForm>;

const fieldsId = 'start-fields';

function focusInvalid(): void {
  document.querySelector<HTMLInputElement>(`#${fieldsId} [aria-invalid=true]`)?.focus();
}

export function StartForm({ form }: { readonly form: StartFormState }) {
  const { draft, setDraft, types, setTypes, submit } = form;
  return (
    <form role="search" aria-label="Stellen suchen" className={styles.form} onSubmit={submit}>
      <TypePicker legend="Was suchst du?" types={types} onChange={setTypes} />
      <div id={fieldsId} className={styles.fields}>
        <SearchFields
          draft={draft}
          onChange={(change) => setDraft((before) => ({ ...before, ...change }))}
        />
        <Button type="submit" size="md" leftSection={<SearchIcon />} className={styles.submit}>
          Stellen finden
        </Button>
      </div>
    </form>
  );
}

/** The twelve fields, for those who do not know yet what to type. */
export function StartBrafo({ form }: { readonly form: StartFormState }) {
  const { brafo, setBrafo, submit } = form;
  const chosen = brafo.length === 1 ? '1 Feld gewählt' : `${brafo.length} Felder gewählt`;
  return (
    <form aria-label="Lebenswelten" onSubmit={submit}>
      <BrafoPicker
        layout="cards"
        chosen={brafo}
        onToggle={(number, isChosen) => setBrafo((before) => toggled(before, number, isChosen))}
      />
      {brafo.length > 0 && (
        <div className={styles.bar}>
          <span>{chosen}</span>
          <Button type="submit" size="md" className={styles.submit}>
            Passende Stellen finden
          </Button>
        </div>
      )}
    </form>
  );
}
