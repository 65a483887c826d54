import { auditSubjects } from '@lehrpfad/contract/audit/options.ts';
import { subjectNames } from '@lehrpfad/contract/audit/names.ts';
import { isDay } from '@lehrpfad/contract/core/dates/spans.ts';
import { useState } from 'react';
import { DateField } from '../../core/form/fields/dates/date-field.tsx';
import type { ListAddress } from '../../core/list/list-address.ts';
import { ListTools } from '../../core/list/list-tools.tsx';
import { Select } from '../../core/ui/inputs/select.tsx';
import { problemOfDays, type TrailFilters } from './filters.ts';
import { useAuditPeople } from './queries.ts';

interface TrailToolsProps {
  readonly address: ListAddress;
  readonly filters: TrailFilters;
}

/** The search and the filters of the trail: subject, person and time. */
export function TrailTools({ address, filters }: TrailToolsProps) {
  const { narrow } = address;
  const { subject, user, from, to } = filters;
  const { data: people = [] } = useAuditPeople();
  return (
    <ListTools
      address={address}
      label="Protokoll durchsuchen"
      field="Im Protokoll suchen"
      placeholder="Name, Person oder Begründung"
      active={[subject, user, from, to].filter((one) => one !== undefined).length}
    >
      <Select
        aria-label="Worum es geht"
        options={[
          { value: '', label: 'Alles' },
          ...auditSubjects.map((one) => ({ value: one, label: subjectNames[one] })),
        ]}
        value={subject ?? ''}
        onChange={(event) => narrow({ subject: event.currentTarget.value, subject_id: '' })}
      />
      <Select
        aria-label="Wer es war"
        options={[
          { value: '', label: 'Alle Personen' },
          ...people.map(({ id, name }) => ({ value: String(id), label: name })),
        ]}
        value={user ?? ''}
        onChange={(event) => narrow({ user: event.currentTarget.value })}
      />
      <div className="wrap gap-3">
        <DayFilter name="from" label="Von" {...{ address, filters }} />
        <DayFilter name="to" label="Bis" {...{ address, filters }} />
      </div>
    </ListTools>
  );
}

interface DayFilterProps extends TrailToolsProps {
  readonly name: 'from' | 'to';
  readonly label: string;
}

/** The first or last day; the address changes once it is a valid date or empty. */
function DayFilter({ address, filters, name, label }: DayFilterProps) {
  const day = filters[name] ?? '';
  const [typed, setTyped] = useState<string | null>(null);
  const [problem, setProblem] = useState<string>();
  const [known, setKnown] = useState(day);
  // The filter was changed elsewhere, such as by Back. A new field instead would lose the focus while somebody types.
  if (known !== day) {
    setKnown(day);
    if (typed !== day) {
      setTyped(null);
      setProblem(undefined);
    }
  }

  function change(text: string): void {
    setTyped(text);
    setProblem(undefined);
    if (text === '' || isDay(text)) address.narrow({ [name]: text });
  }

  function leave(): void {
    if (typed && !isDay(typed)) setProblem('Bitte ein Datum wie 24.11.2026 eingeben.');
    else setTyped(null);
  }

  return (
    <DateField
      id={`trail-${name}`}
      label={label}
      value={typed ?? day}
      error={problem ?? (name === 'to' ? problemOfDays(filters) : undefined)}
      onChange={change}
      onBlur={leave}
    />
  );
}
