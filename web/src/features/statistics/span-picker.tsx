import { addDays } from '@lehrpfad/contract/core/dates/days.ts';
import { useState } from 'react';
import { Select } from '../../core/ui/inputs/select.tsx';
import { berlinToday } from '../../core/text/dates.ts';
import { DateField } from '../../core/form/fields/dates/date-field.tsx';
import type { ListState } from '../../core/list/list-address.ts';
import {
  isDay,
  ownSpan,
  spans,
  yearLabel,
  years,
  yearStarts,
  type SpanChoice,
} from './span-choice.ts';
import { Segments } from '../../core/ui/controls/segments.tsx';
import styles from './span-picker.module.css';

interface SpanPickerProps {
  readonly state: ListState;
  /** The period that the state describes. */
  readonly choice: SpanChoice;
  readonly onChange: (change: ListState) => void;
}

/** Fields to choose the period of the statistics. */
export function SpanPicker({ state, choice, onChange }: SpanPickerProps) {
  const chosen = state['span'] ?? '';
  const choices = [...spans, ...years, { key: ownSpan, label: 'Eigener Zeitraum' }];
  const year = years.find(({ key }) => key === chosen);

  function choose(key: string): void {
    const today = berlinToday();
    const own = key === ownSpan ? { from: addDays(today, -6), to: today } : { from: '', to: '' };
    onChange({ span: key, ...own });
  }

  return (
    <div className={`${styles.picker} items-end wrap gap-3-6 mb-6`}>
      <Segments
        label="Zeitraum"
        options={choices.map(({ key, label }) => ({ value: key, word: label }))}
        value={chosen}
        onChange={choose}
      />
      {year && (
        <Select
          label={year.label}
          value={choice.span?.from ?? ''}
          options={yearStarts(year.begin).map((value) => ({ value, label: yearLabel(value) }))}
          onChange={({ currentTarget }) => onChange({ from: currentTarget.value })}
        />
      )}
      {chosen === ownSpan && (
        <div className={`${styles.own} wrap gap-3`}>
          <DayOf name="from" label="Von" {...{ state, choice, onChange }} />
          <DayOf name="to" label="Bis" {...{ state, choice, onChange }} />
        </div>
      )}
    </div>
  );
}

interface DayOfProps extends SpanPickerProps {
  readonly name: 'from' | 'to';
  readonly label: string;
}

/** Start or end of the period; the address changes once it is a valid date. */
function DayOf({ name, label, state, choice, onChange }: DayOfProps) {
  const known = state[name] ?? '';
  const [typed, setTyped] = useState<string | null>(null);
  const problem = choice.span === null && choice.field === name ? choice.problem : undefined;

  function change(day: string): void {
    setTyped(day);
    if (isDay(day)) onChange({ [name]: day });
  }

  return (
    <DateField
      id={`statistics-${name}`}
      label={label}
      value={typed ?? known}
      error={problem}
      onChange={change}
      onBlur={() => setTyped(null)}
    />
  );
}
