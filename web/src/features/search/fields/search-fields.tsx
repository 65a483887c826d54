import { perimeters } from '@lehrpfad/contract/core/options.ts';
import { Select } from '../../../core/ui/inputs/select.tsx';
import { PlaceField } from '../../places/place-field.tsx';
import { allowsPerimeter, type Draft } from './draft.ts';
import { perimeterLabel } from '../search.ts';
import { t } from '../../../core/texts/texts.ts';
import styles from './search-fields.module.css';
import { TextField } from './text-field.tsx';

interface SearchFieldsProps {
  readonly draft: Draft;
  /** `typed`: letters were typed, and more may follow; `chosen`: the user has made a choice. */
  readonly onChange: (change: Partial<Draft>, how: 'typed' | 'chosen') => void;
  readonly onPlaceBlur?: () => void;
}

/** The fields for text, town and radius, on the start page and above the results. */
export function SearchFields({ draft, onChange, onPlaceBlur }: SearchFieldsProps) {
  return (
    <>
      <div className={`${styles.text} min-w-0`}>
        <TextField
          text={draft.text}
          onType={(text) => onChange({ text }, 'typed')}
          onChoose={(text) => onChange({ text }, 'chosen')}
        />
      </div>
      <div className={`${styles.place} min-w-0`}>
        <PlaceField
          text={draft.placeText}
          error={draft.placeError}
          onType={(placeText) =>
            onChange({ placeText, place: null, placeError: undefined }, 'typed')
          }
          onChoose={(place, placeText) =>
            onChange({ place, placeText, placeError: undefined }, 'chosen')
          }
          {...(onPlaceBlur && { onBlur: onPlaceBlur })}
        />
      </div>
      <div className={styles.perimeter}>
        <PerimeterSelect
          km={draft.perimeter}
          disabled={!allowsPerimeter(draft)}
          onChange={(perimeter) => onChange({ perimeter }, 'chosen')}
        />
      </div>
    </>
  );
}

interface PerimeterSelectProps {
  readonly km: number;
  readonly disabled: boolean;
  readonly onChange: (km: number) => void;
}

export function PerimeterSelect({ km, disabled, onChange }: PerimeterSelectProps) {
  const steps: number[] = perimeters.map((option) => option.km);
  // A link may contain a radius between the steps.
  const offered = steps.includes(km) ? steps : [...steps, km].sort((a, b) => a - b);
  return (
    <Select
      label={t('Umkreis')}
      name="perimeter"
      disabled={disabled}
      options={offered.map((step) => ({ value: String(step), label: perimeterLabel(step) }))}
      value={String(disabled ? 0 : km)}
      onChange={(event) => onChange(Number(event.currentTarget.value))}
    />
  );
}
