import { useEffect, useRef, useState, type FormEvent } from 'react';
import { flushSync } from 'react-dom';
import { Button } from '../../../core/ui/controls/button.tsx';
import { placeName, type Town } from '../../places/place.ts';
import { SearchIcon } from '../../../core/ui/icons/icons.tsx';
import { isUnsettled, searchOf, settlePlace, withSettledPlace } from './draft.ts';
import { keepForm, keptForm } from './kept-form.ts';
import { SearchFields } from './search-fields.tsx';
import { emptySearch, type Search } from '../search.ts';
import { t } from '../../../core/texts/texts.ts';
import styles from './start-form.module.css';
import { TypePicker } from './type-picker.tsx';

interface StartFormProps {
  readonly onSearch: (search: Search) => void;
}

/** Perimeter of 'In meiner Nähe'. */
const nearbyKm = 25;

/** State of the search on the start page, which its form and the picker of career fields share. */
export function useStartForm({ onSearch }: StartFormProps) {
  const [kept] = useState(keptForm);
  const [draft, setDraft] = useState(kept.draft);
  const [types, setTypes] = useState(kept.types);
  const [brafo, setBrafo] = useState(kept.brafo);

  const [isPending, setIsPending] = useState(false);
  const current = useRef({ draft, types, brafo });
  useEffect(() => {
    current.current = { draft, types, brafo };
  });
  useEffect(() => keepForm({ draft, types, brafo }), [draft, types, brafo]);
  // A second Enter may come before React has updated the state.
  const isSent = useRef(false);

  async function submit(event: FormEvent) {
    event.preventDefault();
    if (isSent.current) return;
    isSent.current = true;
    setIsPending(true);
    const settled = await settlePlace(draft);
    // The lookup of the place takes a moment; input meanwhile counts.
    const now = current.current;
    const next = withSettledPlace(now.draft, draft, settled);
    const isReady = !next.placeError && !isUnsettled(next);
    flushSync(() => setDraft(next));
    if (isReady)
      return onSearch({ ...emptySearch, ...searchOf(next), types: now.types, brafo: now.brafo });
    isSent.current = false;
    flushSync(() => setIsPending(false));
    focusInvalid();
  }

  /** Takes a town near the user, and at least its surroundings. */
  function takeTown(town: Town) {
    setDraft(({ perimeter, ...before }) => ({
      ...before,
      place: town,
      placeText: placeName(town),
      placeError: undefined,
      perimeter: perimeter || nearbyKm,
    }));
  }

  return { draft, setDraft, types, setTypes, brafo, setBrafo, isPending, submit, takeTown };
}

export type StartFormState = ReturnType<typeof useStartForm>;

const fieldsId = 'start-fields';

function focusInvalid(): void {
  document.querySelector<HTMLInputElement>(`#${fieldsId} [aria-invalid=true]`)?.focus();
}

export function StartForm({ form }: { readonly form: StartFormState }) {
  const { draft, setDraft, types, setTypes, isPending, submit } = form;
  return (
    <form
      role="search"
      aria-label={t('Stellen suchen')}
      className={`${styles.form} stack gap-4 p-4 rounded-lg text-ink bg-paper`}
      onSubmit={submit}
    >
      <TypePicker legend={t('Was suchst du?')} types={types} onChange={setTypes} />
      <div id={fieldsId} className={`${styles.fields} wrap gap-3 items-start`}>
        <SearchFields
          draft={draft}
          onChange={(change) => setDraft((before) => ({ ...before, ...change }))}
        />
        <Button
          wraps
          type="submit"
          name="search"
          icon={<SearchIcon />}
          className={styles.submit}
          loading={isPending}
        >
          {t('Stellen finden')}
        </Button>
      </div>
    </form>
  );
}
