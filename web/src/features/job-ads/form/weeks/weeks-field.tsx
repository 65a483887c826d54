import { limits } from '@lehrpfad/contract/core/limits.ts';
import type { InternshipWeek } from '@lehrpfad/contract/job-ads/facts/internship-weeks.ts';
import { useState } from 'react';
import { stateName } from '@lehrpfad/regions/parts/names.ts';
import { FieldGroup } from '../../../../core/form/fields/field-group.tsx';
import type { FieldProps } from '../../../../core/form/fields/field-props.ts';
import { berlinToday } from '../../../../core/text/dates.ts';
import { ChoicePill } from '../../../../core/ui/controls/choice-pill.tsx';
import { Select } from '../../../../core/ui/inputs/select.tsx';
import { useSchoolPeriods } from '../../../school-internships/queries.ts';
import { SchoolInternshipsNote } from './school-internships-note.tsx';
import { weekLabel, weekMonths, withPlaces, withWeek, type WeekMonth } from './weeks-choice.ts';

type Weeks = readonly InternshipWeek[];

/** Number of months that are open at first. */
const opened = 3;

/** The weeks of an internship, chosen from a calendar by months, with the places of each. */
export function WeeksField(props: FieldProps<Weeks>) {
  const { id, value, onChange } = props;
  const today = berlinToday();
  // A week that was chosen at first stays in the calendar after it is removed.
  const [initial] = useState(value);
  // The calendar is complete without them, so nothing waits for them.
  const { data: periods } = useSchoolPeriods();
  const isFull = value.length >= limits.adWeeks;
  return (
    <FieldGroup
      {...props}
      description={
        isFull
          ? `Mehr als ${limits.adWeeks} Wochen sind nicht möglich.`
          : `Ohne Angabe ist das Praktikum jederzeit möglich. Ferien: ${stateName}. Vergangene Wochen verschwinden von selbst.`
      }
    >
      <div className="stack gap-2">
        <SchoolInternshipsNote />
        {weekMonths(today, [...initial, ...value], periods).map((month, at) => (
          <Month
            key={month.label}
            month={month}
            value={value}
            isOpen={at < opened || isIn(month, initial)}
            isFull={isFull}
            onToggle={(monday, isChosen) => onChange(withWeek(value, monday, isChosen))}
          />
        ))}
        {value.length > 0 && <ChosenWeeks id={id} value={value} onChange={onChange} />}
      </div>
    </FieldGroup>
  );
}

type ChosenWeeksProps = Pick<FieldProps<Weeks>, 'id' | 'value' | 'onChange'>;

/** The chosen weeks with their places. */
function ChosenWeeks({ id, value, onChange }: ChosenWeeksProps) {
  return (
    <ul className="stack gap-3 m-0 p-0 list-none" aria-label="Plätze je Woche">
      {value.map((week) => (
        <WeekPlaces
          key={week.monday}
          id={`${id}-${week.monday}`}
          week={week}
          onChange={(changed) =>
            onChange(value.map((one) => (one.monday === week.monday ? changed : one)))
          }
        />
      ))}
    </ul>
  );
}

const isIn = ({ weeks }: WeekMonth, chosen: Weeks) =>
  weeks.some(({ monday }) => chosen.some((week) => week.monday === monday));

interface MonthProps {
  readonly month: WeekMonth;
  readonly value: Weeks;
  readonly isOpen: boolean;
  readonly isFull: boolean;
  readonly onToggle: (monday: string, isChosen: boolean) => void;
}

function Month({ month: { label, weeks, schools }, value, isOpen, isFull, onToggle }: MonthProps) {
  // The section stays as the user has opened or closed it, even if other weeks are chosen meanwhile.
  const [isOpenAtFirst] = useState(isOpen);
  const isChosen = (monday: string) => value.some((week) => week.monday === monday);
  const count = weeks.filter(({ monday }) => isChosen(monday)).length;
  return (
    <details open={isOpenAtFirst}>
      <summary className="py-2">
        {label}
        {count > 0 && ` (${count} gewählt)`}
        {schools.length > 0 && ` · ${schools.join(' · ')}`}
      </summary>
      <div className="wrap gap-2" role="group" aria-label={label}>
        {weeks
          .filter(({ monday }) => !isFull || isChosen(monday))
          .map((week) => (
            <ChoicePill
              key={week.monday}
              checked={isChosen(week.monday)}
              onChange={(chosen) => onToggle(week.monday, chosen)}
            >
              {week.label}
            </ChoicePill>
          ))}
      </div>
    </details>
  );
}

const upTo = (min: number, max: number) =>
  Array.from({ length: max - min + 1 }, (_, at) => String(min + at)).map((value) => ({
    value,
    label: value,
  }));

interface WeekPlacesProps {
  readonly id: string;
  readonly week: InternshipWeek;
  readonly onChange: (week: InternshipWeek) => void;
}

function WeekPlaces({ id, week, onChange }: WeekPlacesProps) {
  const { monday, places, free } = week;
  return (
    <li>
      <strong>{weekLabel(monday)}</strong>
      <div className="wrap gap-3" role="group" aria-label={weekLabel(monday)}>
        <Select
          id={`${id}-places`}
          label="Plätze"
          value={String(places)}
          options={upTo(1, limits.adWeekPlaces)}
          onChange={({ currentTarget }) => onChange(withPlaces(week, Number(currentTarget.value)))}
        />
        <Select
          id={`${id}-free`}
          label="davon frei"
          value={String(free)}
          options={upTo(0, places)}
          onChange={({ currentTarget }) => onChange({ ...week, free: Number(currentTarget.value) })}
        />
      </div>
    </li>
  );
}
