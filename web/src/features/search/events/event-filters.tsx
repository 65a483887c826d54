import { monthOptions } from '@lehrpfad/contract/search/month-options.ts';
import { eventFields } from '@lehrpfad/contract/events/event-fields.ts';
import { eventModes } from '@lehrpfad/contract/events/event-options.ts';
import type { EventSearchAnswer } from '@lehrpfad/contract/search/event-search.ts';
import { useMemo } from 'react';
import { Button } from '../../../core/ui/controls/button.tsx';
import { Select } from '../../../core/ui/inputs/select.tsx';
import { PlaceField } from '../../places/place-field.tsx';
import { allowsPerimeter } from '../fields/draft.ts';
import { PerimeterSelect } from '../fields/search-fields.tsx';
import { useSearchBar } from '../fields/use-search-bar.ts';
import { emptySearch } from '../search.ts';
import { allEvents, isUnfiltered, type EventSearch } from './event-address.ts';
import { t } from '../../../core/texts/texts.ts';
import styles from './event-filters.module.css';

interface EventFiltersProps {
  readonly search: EventSearch;
  /** Months with an event, under the other filters. */
  readonly months: EventSearchAnswer['months'];
  readonly onChange: (search: EventSearch) => void;
}

/** The filters of the events. A choice narrows the list at once. */
export function EventFilters({ search, months, onChange }: EventFiltersProps) {
  return (
    <form
      role="search"
      aria-label={t('Events filtern')}
      className={`${styles.filters} grid card p-4`}
      onSubmit={(event) => event.preventDefault()}
    >
      <PlaceFilter search={search} onChange={onChange} />
      <MonthFilter search={search} months={months} onChange={onChange} />
      <KeyFilter
        label={eventFields.audiences.label}
        options={eventFields.audiences.options}
        value={search.audience}
        onChange={(audience) => onChange({ ...search, audience })}
      />
      <KeyFilter
        label={t('Vor Ort oder digital')}
        options={eventModes}
        value={search.mode}
        onChange={(mode) => onChange({ ...search, mode })}
      />
      <p className={`${styles.hint} m-0 text-hint`}>
        {t('Digitale Events siehst du bei jedem Ort: Du kannst von überall teilnehmen.')}
      </p>
      {!isUnfiltered(search) && (
        <Button variant="subtle" className={styles.all ?? ''} onClick={() => onChange(allEvents)}>
          {t('Filter löschen')}
        </Button>
      )}
    </form>
  );
}

type FilterProps = Pick<EventFiltersProps, 'search' | 'onChange'>;

/** Town and radius, with the same fields as the search for ads. */
function PlaceFilter({ search, onChange }: FilterProps) {
  const { place, perimeter } = search;
  const placed = useMemo(() => ({ ...emptySearch, place, perimeter }), [place, perimeter]);
  const { draft, change, leavePlace } = useSearchBar({
    search: placed,
    onSearch: (next) => onChange({ ...search, place: next.place, perimeter: next.perimeter }),
  });
  return (
    <>
      <div className={styles.place}>
        <PlaceField
          text={draft.placeText}
          error={draft.placeError}
          onType={(placeText) => change({ placeText, place: null, placeError: undefined }, 'typed')}
          onChoose={(chosen, placeText) =>
            change({ place: chosen, placeText, placeError: undefined }, 'chosen')
          }
          onBlur={leavePlace}
        />
      </div>
      <PerimeterSelect
        km={draft.perimeter}
        disabled={!allowsPerimeter(draft)}
        onChange={(km) => change({ perimeter: km }, 'chosen')}
      />
    </>
  );
}

function MonthFilter({ search, months, onChange }: EventFiltersProps) {
  return (
    <Select
      label={t('Monat')}
      name="month"
      value={search.month}
      options={monthOptions({ months }, search.month)}
      onChange={(event) => onChange({ ...search, month: event.currentTarget.value })}
    />
  );
}

interface KeyFilterProps<Key extends string> {
  readonly label: string;
  readonly options: readonly { readonly key: Key; readonly label: string }[];
  readonly value: Key | '';
  readonly onChange: (value: Key | '') => void;
}

function KeyFilter<Key extends string>({ label, options, value, onChange }: KeyFilterProps<Key>) {
  return (
    <Select
      label={label}
      value={value}
      options={[
        { value: '', label: 'alle' },
        ...options.map((option) => ({ value: option.key, label: option.label })),
      ]}
      onChange={(event) => onChange(event.currentTarget.value as Key | '')}
    />
  );
}
