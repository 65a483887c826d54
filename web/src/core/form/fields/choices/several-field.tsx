import { ChoicePill } from '../../../ui/controls/choice-pill.tsx';
import { FieldGroup } from '../field-group.tsx';
import type { FieldOptions, FieldProps } from '../field-props.ts';

interface SeveralOptions extends FieldOptions {
  readonly options: readonly { readonly key: string; readonly label: string }[];
}

/** Any of a few options, all visible. The value holds their keys in the order of the options. */
export function SeveralField(props: FieldProps<readonly string[]> & SeveralOptions) {
  const { options, value, onChange } = props;
  const toggle = (key: string, isChosen: boolean) =>
    onChange(
      options
        .map((option) => option.key)
        .filter((one) => (one === key ? isChosen : value.includes(one))),
    );
  return (
    <FieldGroup {...props}>
      <div className="wrap gap-2">
        {options.map(({ key, label }) => (
          <ChoicePill
            key={key}
            checked={value.includes(key)}
            onChange={(isChosen) => toggle(key, isChosen)}
          >
            {label}
          </ChoicePill>
        ))}
      </div>
    </FieldGroup>
  );
}
