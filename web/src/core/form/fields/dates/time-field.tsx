import { Select } from '../../../ui/inputs/select.tsx';
import { missing } from '../../../text/dates.ts';
import type { FieldOptions, FieldProps } from '../field-props.ts';
import { inputProps } from '../input-props.ts';
import { timesWith } from './time-options.ts';

/** A time of day in steps of 15 minutes: `HH:MM`, or '' for none. */
export function TimeField(props: FieldProps<string> & FieldOptions) {
  const times = timesWith(props.value).map((time) => ({ value: time, label: `${time} Uhr` }));
  return (
    <Select
      {...inputProps(props)}
      options={[{ value: '', label: missing }, ...times]}
      value={props.value}
      onChange={(event) => props.onChange(event.currentTarget.value)}
    />
  );
}
