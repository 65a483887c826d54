import { Checkbox, Switch } from '@mantine/core';
import '@mantine/core/styles/InlineInput.css';
import '@mantine/core/styles/Switch.css';
import '@mantine/core/styles/CheckboxIndicator.css';
import '@mantine/core/styles/Checkbox.css';
import type { FieldOptions, FieldProps } from './field-props.ts';
import { inputProps } from './input-props.ts';
import styles from './switch-field.module.css';

const classNames = {
  root: styles.row ?? '',
  body: styles.body ?? '',
  label: styles.label ?? '',
};

type YesNoProps = FieldProps<boolean> & FieldOptions;

/** Something that is on or off. Most take effect at once; in a form, when it is saved. */
export function SwitchField(props: YesNoProps) {
  return (
    <Switch
      {...inputProps(props)}
      classNames={{ ...classNames, track: styles.track ?? '' }}
      withThumbIndicator={false}
      checked={props.value}
      onChange={(event) => props.onChange(event.currentTarget.checked)}
    />
  );
}

/** Something to agree to or to tick. */
export function CheckboxField(props: YesNoProps) {
  return (
    <Checkbox
      {...inputProps(props)}
      label={props.required ? <Starred label={props.label} /> : props.label}
      classNames={{ ...classNames, input: styles.box ?? '' }}
      checked={props.value}
      onChange={(event) => props.onChange(event.currentTarget.checked)}
    />
  );
}

/** The kit puts no star on a checkbox. */
function Starred({ label }: { readonly label: string }) {
  return (
    <>
      {label}
      <span className={styles.star} aria-hidden="true">
        {' *'}
      </span>
    </>
  );
}
