import { Notice } from '../ui/notices/notice.tsx';
import { useFocusWhen } from '../form/focus-field.ts';
import { CheckIcon } from '../ui/icons/icons.tsx';
import { focusLastEnabled } from './focus-field.ts';
import type { AnyForm } from './use-form-of.ts';
import { t, translated } from '../texts/texts.ts';

interface ErrorSummaryProps {
  readonly form: Pick<AnyForm, 'id' | 'errors' | 'summary'>;
}

/** Lists the errors of a form that could not be sent. It takes the focus, and each line links to its field. */
export function ErrorSummary({ form }: ErrorSummaryProps) {
  const { id, errors, summary } = form;
  const box = useFocusWhen<HTMLElement>(summary.entries.length > 0 && summary, 'nearest');

  if (summary.entries.length === 0) return null;
  const ids = summary.entries.map(({ name }) => `${id}-${name}`);
  const isAboutFields = summary.entries.some(({ name }) => name !== '');
  return (
    <Notice tone="danger" ref={box} role="group" tabIndex={-1} aria-labelledby={`${id}-summary`}>
      <p id={`${id}-summary`} className="font-bold">
        {isAboutFields ? t('Bitte die Eingaben prüfen') : t('Das hat nicht geklappt')}
      </p>
      <ul className="list-plain mt-1">
        {summary.entries.map(({ name, label, message }, index) => (
          <li key={name}>
            {name === '' ? (
              translated(message)
            ) : (
              <button
                type="button"
                className="bare-button line gap-2 min-h-tap text-start underline text-danger"
                data-done={errors[name] === undefined}
                onClick={() => focusLastEnabled(ids.slice(0, index + 1))}
              >
                {errors[name] === undefined && <CheckIcon />}
                <span>
                  {translated(label)}: {translated(message)}
                </span>
              </button>
            )}
          </li>
        ))}
      </ul>
    </Notice>
  );
}
