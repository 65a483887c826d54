import { useState } from 'react';
import { berlinToday } from '../../floor/dates.ts';
import { DateField } from '../../floor/form/date-field.tsx';
import type { ListState } from '../../floor/list/list-address.ts';
import { addDays, isDay, ownSpan, spans } from './span-choice.ts';
import styles from './span-picker.module.css';

interface SpanPickerProps {
  readonly state: ListState;
  readonly onChange: (change: ListState) => void;
}

/** Chooses the days that the statistics are about. */
export function SpanPicker({ state, onChange }: SpanPickerProps) {
  const chosen = state['span'] ?? '';
  const choices = [...spans, { key: ownSpan, label: 'Eigener Zeitraum' }];

  function choose(key: string): void {
    const today = berlinToday();
    const own = key === ownSpan ? { from: addDays(today, -6), to: today } : { from: '', to: '' };
    onChange({ span: key, ...own });
  }

  return (
    <div className={styles.picker}>
      <div role="group" aria-label="Zeitraum" className={styles.choices}>
        {choices.map(({ key, label }) => (
          <button
            key={key}
            type="button"
            className={styles.choice}
            aria-pressed={key === chosen}
            onClick={() => choose(key)}
          >
            {label}
          </button>
        ))}
      </div>
      {chosen === ownSpan && (
        <div className={styles.own}>
          <DayOf name="from" label="Von" state={state} onChange={onChange} />
          <DayOf name="to" label="Bis" state={state} onChange={onChange} />
        </div>
      )}
    </div>
  );
}

interface DayOfProps extends SpanPickerProps {
  readonly name: 'from' | 'to';
  readonly label: string;
}

/** One end of the span; the address follows once it is a day. */
function DayOf({ name, label, state, onChange }: DayOfProps) {
  const known = state[name] ?? '';
  const [typed, setTyped] = useState<string | null>(null);
  const value = typed ?? known;
  const isReversed = name === 'to' && isDay(value) && value < (state['from'] ?? '');

  function change(day: string): void {
    setTyped(day);
    if (isDay(day)) onChange({ [name]: day });
  }

  return (
    <DateField
      id={`statistics-${name}`}
      label={label}
      value={value}
      error={isReversed ? 'Das Ende liegt vor dem Anfang.' : undefined}
      onChange={change}
      onBlur={() => setTyped(null)}
    />
  );
}
