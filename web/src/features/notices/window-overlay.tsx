import { EditOverlay } from '../../core/form/edit-overlay.tsx';
import { limits } from '@lehrpfad/contract/core/limits.ts';
import {
  maintenanceForm,
  type MaintenanceForm,
  type MaintenanceWindow,
} from '@lehrpfad/contract/notices/editing.ts';
import { useState } from 'react';
import { TextArea } from '../../core/ui/inputs/text-area.tsx';
import { ConflictNotice } from '../../core/form/conflict/conflict-notice.tsx';
import { useValuesConflict } from '../../core/form/conflict/use-values-conflict.ts';
import { draftOf } from '../../core/form/drafts/draft-of.ts';
import { DateField } from '../../core/form/fields/dates/date-field.tsx';
import { RequiredHint } from '../../core/form/form-parts.tsx';
import { inputProps } from '../../core/form/fields/input-props.ts';
import { linesLength } from '../../core/form/fields/remaining.ts';
import { Remaining } from '../../core/form/fields/remaining-note.tsx';
import { TimeField } from '../../core/form/fields/dates/time-field.tsx';
import { useFormOf } from '../../core/form/use-form-of.ts';
import { leaveWithoutWarning } from '../../core/form/saving/use-leave-warning.tsx';
import { useWhenSaved } from '../../core/form/saving/use-when-saved.ts';
import { newKey } from '../../core/api/new-key.ts';
import { showToast } from '../../core/ui/notices/toast.ts';
import { offerUndo } from '../../core/notices/undo.ts';
import { formatDate } from '../../core/text/dates.ts';
import { ObjectTrail } from '../audit/object-trail.tsx';
import styles from './maintenance-page.module.css';
import { windowText } from './maintenance-window.ts';
import { saveWindow } from './windows-queries.ts';

interface WindowOverlayProps {
  /** null for a new window. */
  readonly window: MaintenanceWindow | null;
  readonly onClose: () => void;
}

const fields = {
  display_start_date: 'Beginn',
  display_start_time: 'Uhrzeit des Beginns',
  display_end_date: 'Ende',
  display_end_time: 'Uhrzeit des Endes',
  message: 'Text',
} as const;

/** Returns the values of the form for a window. */
const valuesOf = (window: MaintenanceWindow | null) => ({
  display_start_date: window?.display_start_date ?? '',
  display_start_time: window?.display_start_time ?? '',
  display_end_date: window?.display_end_date ?? '',
  display_end_time: window?.display_end_time ?? '',
  message: window?.message ?? '',
});

const readers = { display_start_date: formatDate, display_end_date: formatDate };

/** @param begun the window as the form began with it; null for a new one */
function useWindowForm(begun: MaintenanceWindow | null, onClose: () => void) {
  const conflict = useValuesConflict(begun, valuesOf, fields);
  const whenSaved = useWhenSaved((saved: MaintenanceForm) => {
    leaveWithoutWarning(onClose);
    const before = conflict.read();
    if (before === null) return showToast('Wartungshinweis angelegt');
    offerUndo('Wartungshinweis geändert', () =>
      saveWindow(before.id, { ...valuesOf(before), begun: saved }, newKey()),
    );
  });
  const form = useFormOf({
    schema: maintenanceForm,
    initial: valuesOf(begun),
    fields,
    draft: draftOf(
      'maintenance',
      'einen Wartungshinweis',
      begun && { id: begun.id, name: `Hinweis ab ${windowText(begun)}` },
    ),
    conflict,
    onSubmit: async (body, _, key) => {
      if (begun === null) await saveWindow(null, body, key);
      else await saveWindow(begun.id, { ...body, begun: conflict.begun() }, key);
      whenSaved(body);
    },
  });
  return { form, conflict };
}

/** Form for the period and the text of the banner. */
export function WindowOverlay({ window, onClose }: WindowOverlayProps) {
  // Fixed at the first render: a save changes the stored window, and the undo needs the values before.
  const [begun] = useState(window);
  const { form, conflict } = useWindowForm(begun, onClose);
  const { display_start_date: start, message } = form.values;

  return (
    <EditOverlay
      form={form}
      title={begun === null ? 'Neuer Wartungshinweis' : 'Wartungshinweis ändern'}
      notice={<ConflictNotice form={form} conflict={conflict} readers={readers} />}
      onClose={onClose}
    >
      <RequiredHint />
      <div className={`${styles.pair} grid cols-fit-sm items-start`}>
        <DateField {...form.field('display_start_date')} required />
        <TimeField {...form.field('display_start_time')} />
      </div>
      <div className={`${styles.pair} grid cols-fit-sm items-start`}>
        <DateField {...form.field('display_end_date')} required min={start} />
        <TimeField {...form.field('display_end_time')} />
      </div>
      <p className={`${styles.hint} text-hint`}>
        Ohne Uhrzeit zählt der ganze Tag. Es gilt die Zeit in Deutschland.
      </p>
      <div>
        <TextArea
          {...inputProps(form.field('message'))}
          description="Steht statt der Zeit hinter „Wartungsarbeiten:“. Nennen Sie hier die Zeit der Arbeiten, wenn der Hinweis schon vorher stehen soll."
          rows={3}
          value={message}
          onChange={(event) => form.field('message').onChange(event.currentTarget.value)}
        />
        <Remaining
          length={linesLength(message, limits.maintenanceMessage)}
          max={limits.maintenanceMessage}
        />
      </div>
      {begun && <ObjectTrail subject="maintenance" id={begun.id} />}
    </EditOverlay>
  );
}
