import { useEffect, useId, useRef, useState } from 'react';
import { TextInput } from '../ui/inputs/text-input.tsx';
import { SearchIcon } from '../ui/icons/icons.tsx';
import styles from './list-tools.module.css';

/** Pause in typing before a search (specification, section 5). */
const pauseMs = 500;

interface ListSearchProps {
  /** For screen readers: 'Firma suchen'. */
  readonly label: string;
  readonly placeholder: string;
  /** The current search text. */
  readonly value: string;
  /** Minimum length of a search text. */
  readonly min?: number;
  /** Called when the text is long enough or empty. */
  readonly onSearch: (text: string) => void;
}

/** The text in the field, which is searched after a pause. @param least minimum length of a search text */
function useTypedSearch(value: string, min: number, onSearch: (text: string) => void) {
  const [typed, setTyped] = useState(value);
  const [known, setKnown] = useState(value);
  // Back or a link has changed the search text.
  if (known !== value) {
    setKnown(value);
    setTyped(value);
  }
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(() => () => clearTimeout(timer.current), []);
  const isTooShort = typed.trim() !== '' && typed.trim().length < min;

  function search(text: string): void {
    clearTimeout(timer.current);
    const wanted = text.trim();
    if (wanted === value || (wanted !== '' && wanted.length < min)) return;
    // Keeps the typed text in the field while the address is updated.
    setKnown(wanted);
    onSearch(wanted);
  }

  function type(text: string): void {
    setTyped(text);
    clearTimeout(timer.current);
    if (text === '') search(text);
    else timer.current = setTimeout(() => search(text), pauseMs);
  }

  return { typed, isTooShort, type, search: () => search(typed) };
}

/** Search field of a list. Searches after a pause in typing, and at once on Enter or when the field loses the focus. */
export function ListSearch({ label, placeholder, value, min = 3, onSearch }: ListSearchProps) {
  const id = useId();
  const { typed, isTooShort, type, search } = useTypedSearch(value, min, onSearch);

  return (
    <div className={styles.search}>
      <TextInput
        type="search"
        aria-label={label}
        aria-describedby={isTooShort ? id : undefined}
        placeholder={placeholder}
        start={<SearchIcon />}
        maxLength={200}
        value={typed}
        onChange={(event) => type(event.currentTarget.value)}
        // Searches at once: a delayed search would close an entry opened by the next press.
        onBlur={search}
        onKeyDown={(event) => {
          if (event.key === 'Enter') search();
          if (event.key === 'Escape' && typed !== '') {
            // Prevents that the key also closes the entry beside the list.
            event.preventDefault();
            event.stopPropagation();
            type('');
          }
        }}
      />
      {isTooShort && (
        <p id={id} className="mt-2 text-hint">
          Gesucht wird ab {min} Zeichen.
        </p>
      )}
    </div>
  );
}
