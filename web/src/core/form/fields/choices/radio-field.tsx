import { FieldGroup } from '../field-group.tsx';
import type { FieldOptions, FieldProps } from '../field-props.ts';
import { translated } from '../../../texts/texts.ts';
import pill from '../../../ui/controls/choice-pill.module.css';
import styles from './radio-field.module.css';

interface RadioOptions<Value extends string | number> extends FieldOptions {
  readonly options: readonly {
    readonly value: Value;
    readonly label: string;
    /** Explains the option below its label; the options then all get the same width. */
    readonly hint?: string;
  }[];
}

/** One of a few options, all visible. `null` or '' for none. */
export function RadioField<Value extends string | number>(
  props: FieldProps<Value | null | ''> & RadioOptions<Value>,
) {
  const { id, options, value, onChange, onBlur, disabled, required, error } = props;
  const chosen = options.findIndex((option) => option.value === value);
  return (
    <FieldGroup {...props} role="radiogroup">
      <div
        className={`${styles.choices} wrap gap-2`}
        data-explained={options.some(({ hint }) => hint)}
      >
        {options.map((option, index) => (
          <label
            key={option.value}
            className={`${pill.pill} ${styles.choice} hover-tint tap-line relative gap-2 border-control leading-tight bg-paper`}
            data-wrong={error !== undefined}
            data-wide={option.hint !== undefined}
          >
            <input
              // The field's own id is on the radio button that Tab reaches.
              id={index === Math.max(0, chosen) ? id : `${id}-${index}`}
              type="radio"
              name={id}
              className={`${pill.input} absolute inset-0 opacity-0 w-full h-full m-0`}
              checked={index === chosen}
              disabled={disabled}
              {...(option.hint && {
                'aria-labelledby': `${id}-${index}-label`,
                'aria-describedby': `${id}-${index}-hint`,
              })}
              required={required}
              onChange={() => onChange(option.value)}
              onBlur={onBlur}
            />
            <span className={`${pill.mark} flex-none bg-paper`} aria-hidden="true" />
            <RadioText id={`${id}-${index}`} {...option} />
          </label>
        ))}
      </div>
    </FieldGroup>
  );
}

interface RadioTextProps {
  readonly id: string;
  readonly label: string;
  readonly hint?: string;
}

function RadioText({ id, label, hint }: RadioTextProps) {
  if (hint === undefined) return translated(label);
  return (
    <span className="min-w-0 wrap-anywhere hyphens-auto">
      <span id={`${id}-label`} className="block font-bold">
        {translated(label)}
      </span>
      <span id={`${id}-hint`} className={`${styles.hint} block mt-1 text-hint`}>
        {translated(hint)}
      </span>
    </span>
  );
}
