import { useDebouncedValue } from '../../../core/hooks/use-debounced.ts';
import { SearchIcon } from '../../../core/ui/icons/icons.tsx';
import { SuggestField } from '../../../core/ui/suggest/suggest-field.tsx';
import { useSuggestions } from './suggestions-query.ts';
import { groupSuggestions } from './text-suggestions.ts';
import { t } from '../../../core/texts/texts.ts';

interface TextFieldProps {
  readonly text: string;
  readonly onType: (text: string) => void;
  readonly onChoose: (text: string) => void;
}

/** Field for the search text, with suggestions of job names, professions, companies and whole searches. */
export function TextField({ text, onType, onChoose }: TextFieldProps) {
  const typed = useDebouncedValue(text.trim(), 120);
  const { data } = useSuggestions(typed);
  return (
    <SuggestField
      label={t('Beruf, Branche oder Unternehmen')}
      name="text"
      placeholder={t('z. B. Mechatronik, Pflege …')}
      icon={<SearchIcon />}
      value={text}
      groups={groupSuggestions(text, data)}
      onType={onType}
      onTake={(item) => onChoose(item.label)}
    />
  );
}
