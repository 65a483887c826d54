import { useBrafoFields } from '../../queries.ts';
import { FieldGroup } from '../../../../core/form/fields/field-group.tsx';
import type { FieldProps } from '../../../../core/form/fields/field-props.ts';
import { ChoicePill } from '../../../../core/ui/controls/choice-pill.tsx';
import styles from './brafo-field.module.css';

interface BrafoFieldProps extends FieldProps<readonly number[]> {
  readonly description?: string | undefined;
}

/** Checkboxes for the BRAFO fields, with number and description. */
export function BrafoField(props: BrafoFieldProps) {
  const { id, value, onChange } = props;
  const { data = [] } = useBrafoFields();
  return (
    <FieldGroup {...props}>
      <div id={id} tabIndex={-1} className={`${styles.fields} grid gap-2 mt-2`}>
        {data.map((field) => (
          <ChoicePill
            key={field.id}
            wide
            checked={value.includes(field.id)}
            onChange={(isChosen) =>
              onChange(isChosen ? [...value, field.id] : value.filter((one) => one !== field.id))
            }
          >
            <b className={`${styles.number} tabular-nums`}>{field.number}</b> {field.description}
          </ChoicePill>
        ))}
      </div>
    </FieldGroup>
  );
}
