import {
  schoolInternshipForm,
  type SchoolInternshipForm,
  type SchoolInternshipPeriod,
} from '@lehrpfad/contract/school-internships/periods.ts';
import { internshipSchoolTypes } from '@lehrpfad/regions/parts/school-internships.ts';
import { useState } from 'react';
import { newKey } from '../../core/api/new-key.ts';
import { ConflictNotice } from '../../core/form/conflict/conflict-notice.tsx';
import { useValuesConflict } from '../../core/form/conflict/use-values-conflict.ts';
import { draftOf } from '../../core/form/drafts/draft-of.ts';
import { EditOverlay } from '../../core/form/edit-overlay.tsx';
import { DateField } from '../../core/form/fields/dates/date-field.tsx';
import { inputProps } from '../../core/form/fields/input-props.ts';
import { TextField } from '../../core/form/fields/text-field.tsx';
import { RequiredHint } from '../../core/form/form-parts.tsx';
import { leaveWithoutWarning } from '../../core/form/saving/use-leave-warning.tsx';
import { useWhenSaved } from '../../core/form/saving/use-when-saved.ts';
import { useFormOf } from '../../core/form/use-form-of.ts';
import { offerUndo } from '../../core/notices/undo.ts';
import { formatDate } from '../../core/text/dates.ts';
import { Select } from '../../core/ui/inputs/select.tsx';
import { showToast } from '../../core/ui/notices/toast.ts';
import { ObjectTrail } from '../audit/object-trail.tsx';
import { savePeriod } from './queries.ts';

interface PeriodOverlayProps {
  /** null for a new period. */
  readonly period: SchoolInternshipPeriod | null;
  readonly onClose: () => void;
}

const fields = {
  school_type: 'Schulart',
  name: 'Wer und wo',
  first_day: 'Erster Tag',
  last_day: 'Letzter Tag',
} as const;

const valuesOf = (period: SchoolInternshipPeriod | null) => ({
  school_type: period?.school_type ?? '',
  name: period?.name ?? '',
  first_day: period?.first_day ?? '',
  last_day: period?.last_day ?? '',
});

const readers = { first_day: formatDate, last_day: formatDate };

/** Includes the chosen type even if the region no longer has it. */
const optionsFor = (chosen: string) =>
  [...new Set(['', ...internshipSchoolTypes, chosen])].map((value) => ({
    value,
    label: value === '' ? 'Bitte wählen' : value,
  }));

/** @param begun the period when the form was opened; null for a new one */
function usePeriodForm(begun: SchoolInternshipPeriod | null, onClose: () => void) {
  const conflict = useValuesConflict(begun, valuesOf, fields);
  const whenSaved = useWhenSaved((saved: SchoolInternshipForm) => {
    leaveWithoutWarning(onClose);
    const before = conflict.read();
    if (before === null) return showToast('Zeitraum angelegt');
    offerUndo('Zeitraum geändert', () =>
      savePeriod(before.id, { ...valuesOf(before), begun: saved }, newKey()),
    );
  });
  const form = useFormOf({
    schema: schoolInternshipForm,
    initial: valuesOf(begun),
    fields,
    draft: draftOf(
      'school-internship',
      'einen Zeitraum eines Schulpraktikums',
      begun && { id: begun.id, name: `${begun.school_type}, ${begun.name}` },
    ),
    conflict,
    onSubmit: async (body, _, key) => {
      if (begun === null) await savePeriod(null, body, key);
      else await savePeriod(begun.id, { ...body, begun: conflict.begun() }, key);
      whenSaved(body);
    },
  });
  return { form, conflict };
}

/** Form for the days on which classes are in companies. */
export function PeriodOverlay({ period, onClose }: PeriodOverlayProps) {
  // Fixed at the first render: a save changes the stored period, and the undo needs the values before.
  const [begun] = useState(period);
  const { form, conflict } = usePeriodForm(begun, onClose);
  const type = form.field('school_type');
  return (
    <EditOverlay
      form={form}
      title={begun === null ? 'Neuer Zeitraum' : 'Zeitraum ändern'}
      notice={<ConflictNotice form={form} conflict={conflict} readers={readers} />}
      onClose={onClose}
    >
      <RequiredHint />
      <Select
        {...inputProps({ ...type, required: true })}
        value={type.value}
        options={optionsFor(type.value)}
        onChange={({ currentTarget }) => type.onChange(currentTarget.value)}
      />
      <TextField
        {...form.field('name')}
        required
        description="Zum Beispiel: 9. Klassen im Landkreis, oder der Name einer Schule."
      />
      <DateField {...form.field('first_day')} required />
      <DateField {...form.field('last_day')} required min={form.values.first_day} />
      {begun && <ObjectTrail subject="school-internship" id={begun.id} />}
    </EditOverlay>
  );
}
