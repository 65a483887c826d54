import type { suggestAll } from '@lehrpfad/contract/search/suggestions.ts';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { call } from '../../../core/api/api.ts';
import { useDebouncedValue } from '../../../core/hooks/use-debounced.ts';
import { SearchIcon } from '../../../core/ui/icons/icons.tsx';
import { SuggestField } from '../../../core/ui/suggest/suggest-field.tsx';
import { groupSuggestions } from './text-suggestions.ts';
import { t } from '../../../core/texts/texts.ts';

const suggestion = { id: 0, name: '', count: 0 };

/** Reads suggestions for a text from its first letter on. The last ones stay until the next have loaded. */
function useSuggestions(text: string, isUsed: boolean) {
  return useQuery({
    queryKey: ['suggestions', text],
    enabled: isUsed && text !== '',
    staleTime: 300_000,
    placeholderData: keepPreviousData,
    queryFn: ({ signal }) =>
      call<typeof suggestAll>('GET suggestions/', {
        query: { search_multi_match: text },
        signal,
        shape: {
          job_names: [suggestion],
          professions: [suggestion],
          companies: [suggestion],
          searches: [{ text: '', count: 0 }],
        },
      }),
  });
}

interface TextFieldProps {
  readonly text: string;
  readonly onType: (text: string) => void;
  readonly onChoose: (text: string) => void;
}

/** Field for the search text, with suggestions of job names, professions, companies and whole searches. */
export function TextField({ text, onType, onChoose }: TextFieldProps) {
  const typed = useDebouncedValue(text.trim(), 120);
  // A search that is only read needs none, and without a network they would raise an error above the stored results.
  const [isUsed, setIsUsed] = useState(false);
  const { data } = useSuggestions(typed, isUsed);
  return (
    <SuggestField
      label={t('Beruf, Branche oder Unternehmen')}
      name="text"
      placeholder={t('z. B. Mechatronik, Pflege …')}
      icon={<SearchIcon />}
      value={text}
      groups={groupSuggestions(text, data)}
      onType={onType}
      onFocus={() => setIsUsed(true)}
      onTake={(item) => onChoose(item.label)}
    />
  );
}
