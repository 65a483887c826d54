import { matching } from './choices.ts';
import { ChoiceInput } from './choice-input.tsx';
import type { FieldOptions, FieldProps } from '../field-props.ts';

interface SuggestTextOptions extends FieldOptions {
  readonly suggestions: readonly string[];
  readonly placeholder?: string | undefined;
}

/** Free text with suggestions. */
export function SuggestTextField(props: FieldProps<string> & SuggestTextOptions) {
  const { value, suggestions, onChange } = props;
  const choices = suggestions.map((name, index) => ({ id: index + 1, name }));
  const others = matching(choices, value).filter(({ name }) => name !== value);
  return (
    <ChoiceInput
      {...props}
      listLabel="Vorschläge"
      choices={others}
      onTake={(choice) => onChange(choice.name)}
    />
  );
}
