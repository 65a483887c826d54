import { useEffect, useId, useRef, useState } from 'react';
import { TextInput } from '../ui/inputs/text-input.tsx';
import { SearchIcon } from '../ui/icons/icons.tsx';
import styles from './list-tools.module.css';

/** How long somebody may pause while typing (specification, section 5). */
const pauseMs = 500;

interface ListSearchProps {
  /** For screen readers: 'Firma suchen'. */
  readonly label: string;
  readonly placeholder: string;
  /** What is searched for now. */
  readonly value: string;
  /** Shorter texts are not searched for. */
  readonly least?: number;
  /** Told when enough was typed, or nothing is left. */
  readonly onSearch: (text: string) => void;
}

/** Search field of a list: it follows what is typed after a pause, and at once on Enter or when the field is left. */
export function ListSearch({ label, placeholder, value, least = 3, onSearch }: ListSearchProps) {
  const id = useId();
  const [typed, setTyped] = useState(value);
  const [known, setKnown] = useState(value);
  // Back, or a link, has brought another search.
  if (known !== value) {
    setKnown(value);
    setTyped(value);
  }
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(() => () => clearTimeout(timer.current), []);
  const isTooShort = typed.trim() !== '' && typed.trim().length < least;

  function search(text: string): void {
    clearTimeout(timer.current);
    const wanted = text.trim();
    if (wanted === value || (wanted !== '' && wanted.length < least)) return;
    // The field stays as it was typed while the address follows.
    setKnown(wanted);
    onSearch(wanted);
  }

  function type(text: string): void {
    setTyped(text);
    clearTimeout(timer.current);
    if (text === '') search(text);
    else timer.current = setTimeout(() => search(text), pauseMs);
  }

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
        // What is pressed next may open something, which a search that comes later would close.
        onBlur={() => search(typed)}
        onKeyDown={(event) => {
          if (event.key === 'Enter') search(typed);
          if (event.key === 'Escape' && typed !== '') {
            // Not also closing what is open beside the list.
            event.preventDefault();
            event.stopPropagation();
            type('');
          }
        }}
      />
      {isTooShort && (
        <p id={id} className="mt-2 text-hint">
          Gesucht wird ab {least} Zeichen.
        </p>
      )}
    </div>
  );
}
