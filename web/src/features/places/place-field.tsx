import { useDebouncedValue } from '../../core/hooks/use-debounced.ts';
import { PinIcon } from '../../core/ui/icons/icons.tsx';
import { SuggestField } from '../../core/ui/suggest/suggest-field.tsx';
import type { Place } from './place.ts';
import { placeName } from './place.ts';
import { useTownRows } from './queries.ts';
import { isEnough, regionGroup, townSuggestions } from './town-options.ts';
import { t } from '../../core/texts/texts.ts';

interface PlaceFieldProps {
  readonly text: string;
  readonly error?: string | undefined;
  readonly onType: (text: string) => void;
  readonly onChoose: (place: Place, text: string) => void;
  readonly onBlur?: () => void;
}

/** Field for a town or region. Typed text becomes a place when an option is chosen or the search is submitted. */
export function PlaceField({ text, error, onType, onChoose, onBlur }: PlaceFieldProps) {
  const typed = useDebouncedValue(text, 120);
  const { data: rows = [] } = useTownRows(typed);
  const towns = isEnough(text.trim()) ? townSuggestions(rows, text.trim()) : [];
  return (
    <SuggestField
      label={t('Ort')}
      name="place"
      placeholder={t('Stadt oder PLZ')}
      icon={<PinIcon />}
      value={text}
      error={error}
      groups={
        text.trim() === ''
          ? [regionGroup]
          : towns.length > 0
            ? [{ label: t('Orte'), items: towns }]
            : []
      }
      onType={onType}
      onTake={(item) => onChoose(item.place, placeName(item.place))}
      {...(onBlur && { onBlur })}
    />
  );
}
