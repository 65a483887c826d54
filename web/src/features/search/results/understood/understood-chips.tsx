import { useRef } from 'react';
import { CloseIcon } from '../../../../core/ui/icons/icons.tsx';
import { VisuallyHidden } from '../../../../core/ui/text/visually-hidden.tsx';
import { changed, type Search } from '../../search.ts';
import { t, translated } from '../../../../core/texts/texts.ts';
import chips from '../../filters/filter-chips.module.css';
import styles from './understood-chips.module.css';
import { readingSentences, type Reading } from './understood-text.ts';

interface UnderstoodChipsProps {
  readonly search: Search;
  /** Undefined while loading. */
  readonly reading: Reading | undefined;
  readonly onChange: (search: Search) => void;
}

/** Shows how the text was interpreted: parts that act as filters, as buttons that remove them, and the ignored parts. */
export function UnderstoodChips({ search, reading = {}, onChange }: UnderstoodChipsProps) {
  const group = useRef<HTMLDivElement>(null);
  const parts = reading.understood ?? [];
  const sentences = readingSentences(search.text, reading);
  const shown = parts.length > 0 ? sentences.slice(1) : sentences;

  function remove(without: string) {
    // The pressed button disappears; the focus moves to its row.
    group.current?.focus();
    onChange(changed(search, { text: without }));
  }

  return (
    <>
      <VisuallyHidden role="status">{sentences.join(' ')}</VisuallyHidden>
      <div
        ref={group}
        {...(parts.length > 0 && { role: 'group', 'aria-label': t('Aus der Eingabe verstanden') })}
        tabIndex={-1}
        className={`${chips.chips} wrap gap-2`}
      >
        {parts.map(({ label, without }, at) => (
          <button
            key={`${at} ${label}`}
            type="button"
            className={`${styles.chip} hover-underline tap-line gap-2 max-w-full py-0 px-3 text-accent bg-none`}
            aria-label={t('Aus der Eingabe entfernen: {label}', { label: translated(label) })}
            onClick={() => remove(without)}
          >
            <span className="overflow-hidden text-ellipsis whitespace-nowrap">
              {translated(label)}
            </span>
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
