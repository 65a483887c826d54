import { FieldGroup } from './field-group.tsx';
import type { FieldOptions, FieldProps } from './field-props.ts';
import styles from './radio-field.module.css';

interface RadioOptions<Value extends string | number> extends FieldOptions {
  readonly options: readonly { readonly value: Value; readonly label: string }[];
}

/** One of a few, all in sight. `null` or '' for none. */
export function RadioField<Value extends string | number>(
  props: FieldProps<Value | null | ''> & RadioOptions<Value>,
) {
  const { id, options, value, onChange, onBlur, disabled, required, error } = props;
  const chosen = options.findIndex((option) => option.value === value);
  return (
    <FieldGroup {...props} role="radiogroup">
      <div className={styles.choices}>
        {options.map((option, index) => (
          <label key={option.value} className={styles.choice} data-wrong={error !== undefined}>
            <input
              // The field's own id is on the one that Tab reaches.
              id={index === Math.max(0, chosen) ? id : `${id}-${index}`}
              type="radio"
              name={id}
              className={styles.input}
              checked={index === chosen}
              disabled={disabled}
              required={required}
              onChange={() => onChange(option.value)}
              onBlur={onBlur}
            />
            <span className={styles.mark} aria-hidden="true" />
            {option.label}
          </label>
        ))}
      </div>
    </FieldGroup>
  );
}
