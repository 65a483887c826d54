import { useRef } from 'react';
import { CloseIcon } from '../../../core/ui/icons/icons.tsx';
import { VisuallyHidden } from '../../../core/ui/text/visually-hidden.tsx';
import { changed, type Search } from '../search.ts';
import styles from './understood-chips.module.css';
import { readingSentences, type Reading } from './understood-text.ts';

interface UnderstoodChipsProps {
  readonly search: Search;
  /** Undefined while the answer is on its way. */
  readonly reading: Reading | undefined;
  readonly onChange: (search: Search) => void;
}

/** How the typed text was read: its parts that do what a filter does, each to be taken out by a press, and what was not heeded. */
export function UnderstoodChips({ search, reading = {}, onChange }: UnderstoodChipsProps) {
  const group = useRef<HTMLDivElement>(null);
  const parts = reading.understood ?? [];
  const sentences = readingSentences(search.text, reading);
  const shown = parts.length > 0 ? sentences.slice(1) : sentences;

  function remove(without: string) {
    // The pressed button is about to go; the keyboard goes on from the row it stood in.
    group.current?.focus();
    onChange(changed(search, { text: without }));
  }

  return (
    <>
      <VisuallyHidden role="status">{sentences.join(' ')}</VisuallyHidden>
      <div
        ref={group}
        {...(parts.length > 0 && { role: 'group', 'aria-label': 'Aus der Eingabe verstanden' })}
        tabIndex={-1}
        className={`${styles.chips} wrap gap-2`}
      >
        {parts.map(({ label, without }, at) => (
          <button
            key={`${at} ${label}`}
            type="button"
            className={`${styles.chip} hover-underline tap-line gap-2 max-w-full py-0 px-3 text-accent bg-none`}
            aria-label={`Aus der Eingabe entfernen: ${label}`}
            onClick={() => remove(without)}
          >
            <span className={`${styles.label} overflow-hidden whitespace-nowrap`}>{label}</span>
            <CloseIcon />
          </button>
        ))}
      </div>
      {shown.map((sentence) => (
        <p key={sentence} className="wrap-anywhere" aria-hidden>
          {sentence}
        </p>
      ))}
    </>
  );
}
