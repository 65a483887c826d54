import { useEffect, useRef } from 'react';
import { CheckIcon } from '../ui/icons/icons.tsx';
import { focusField } from './focus-field.ts';
import styles from './error-summary.module.css';
import type { AnyForm } from './use-form-of.ts';

interface ErrorSummaryProps {
  readonly form: Pick<AnyForm, 'id' | 'errors' | 'summary'>;
}

/** What is wrong after a form could not be sent. It takes the focus then; each line leads to its field. */
export function ErrorSummary({ form }: ErrorSummaryProps) {
  const { id, errors, summary } = form;
  const box = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (summary.entries.length === 0) return;
    box.current?.focus({ preventScroll: true });
    box.current?.scrollIntoView({ block: 'nearest' });
  }, [summary]);

  if (summary.entries.length === 0) return null;
  const isAboutFields = summary.entries.some(({ name }) => name !== '');
  return (
    <div
      ref={box}
      role="group"
      tabIndex={-1}
      aria-labelledby={`${id}-summary`}
      className={styles.box}
    >
      <p id={`${id}-summary`} className={styles.title}>
        {isAboutFields ? 'Bitte die Eingaben prüfen' : 'Das hat nicht geklappt'}
      </p>
      <ul className={styles.list}>
        {summary.entries.map(({ name, label, message }) => (
          <li key={name}>
            {name === '' ? (
              message
            ) : (
              <button
                type="button"
                className={styles.link}
                data-done={errors[name] === undefined}
                onClick={() => focusField(`${id}-${name}`)}
              >
                {errors[name] === undefined && <CheckIcon />}
                <span>
                  {label}: {message}
                </span>
              </button>
            )}
          </li>
        ))}
      </ul>
    </div>
  );
}
