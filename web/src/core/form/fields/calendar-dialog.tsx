import { isDay } from '@lehrpfad/contract/core/spans.ts';
import { DatePicker } from '@mantine/dates';
import '@mantine/core/styles/UnstyledButton.css';
import '@mantine/dates/styles.css';
import 'dayjs/locale/de';
import { Button } from '@mantine/core';
import { useLayoutEffect, type RefObject } from 'react';
import { berlinToday } from '../../text/dates.ts';
import { useOverlayEntry } from '../../history/overlays.ts';
import { useModal } from '../../ui/dialogs/use-modal.ts';
import styles from './calendar-dialog.module.css';

interface CalendarDialogProps {
  readonly opened: boolean;
  readonly label: string;
  readonly value: string;
  /** Counts where it is a day. */
  readonly min: string | undefined;
  /** What it opens at, where there is room. */
  readonly anchor: RefObject<HTMLElement | null>;
  readonly onChoose: (day: string) => void;
  readonly onClose: () => void;
}

const ariaLabels = {
  previousMonth: 'Voriger Monat',
  nextMonth: 'Nächster Monat',
  previousYear: 'Voriges Jahr',
  nextYear: 'Nächstes Jahr',
  previousDecade: 'Voriges Jahrzehnt',
  nextDecade: 'Nächstes Jahrzehnt',
};

/** `Donnerstag, 5. November 2026` */
function spokenDay(day: string): string {
  return new Date(`${day}T00:00:00Z`).toLocaleDateString('de-DE', {
    dateStyle: 'full',
    timeZone: 'UTC',
  });
}

/** A month to choose a day from. A dialog of its own, so that it lies above an overlay, and Escape closes just this. */
export function CalendarDialog(props: CalendarDialogProps) {
  const { opened, label, value, min, anchor, onChoose, onClose } = props;
  useOverlayEntry(opened, onClose);
  const modal = useModal(opened, onClose);
  usePlace(opened, anchor, modal.ref);
  const day = isDay(value) ? value : null;
  const first = isDay(min) ? min : undefined;
  return (
    <dialog
      {...modal}
      className={styles.dialog}
      aria-label={`${label}: Tag wählen`}
      onKeyDown={(event) => event.key === 'Escape' && event.stopPropagation()}
    >
      {opened && (
        <>
          <DatePicker
            locale="de"
            firstDayOfWeek={1}
            weekendDays={[0, 6]}
            ariaLabels={ariaLabels}
            classNames={calendarClasses}
            value={day}
            defaultDate={day ?? later(first, berlinToday())}
            {...(first !== undefined && { minDate: first })}
            onChange={(chosen) => chosen !== null && onChoose(chosen)}
            allowDeselect={false}
            hideOutsideDates
            getDayAriaLabel={spokenDay}
          />
          <Button size="md" variant="default" fullWidth onClick={onClose}>
            Abbrechen
          </Button>
        </>
      )}
    </dialog>
  );
}

const calendarClasses = {
  calendarHeader: styles.header ?? '',
  calendarHeaderControl: styles.control ?? '',
  calendarHeaderLevel: styles.level ?? '',
  day: styles.day ?? '',
  weekday: styles.weekday ?? '',
  monthsListControl: styles.month ?? '',
  yearsListControl: styles.month ?? '',
};

function later(min: string | undefined, today: string): string {
  return min !== undefined && min > today ? min : today;
}

/** Distance to the field and to the edges of the window, px. */
const gap = 8;

/** Beside its field on a large screen; in the middle of a small one. Focuses the day that the keys begin at. */
function usePlace(
  opened: boolean,
  anchor: RefObject<HTMLElement | null>,
  dialog: RefObject<HTMLDialogElement | null>,
): void {
  useLayoutEffect(() => {
    const element = dialog.current;
    if (!opened || !anchor.current || !element) return;
    if (!element.open) element.showModal();
    element.querySelector<HTMLElement>('table button[tabindex="0"]')?.focus();
    const { x, y } = placeOf(element, anchor.current.getBoundingClientRect());
    element.style.setProperty('--x', x);
    element.style.setProperty('--y', y);
  }, [opened, anchor, dialog]);
}

/** Below its field, or above it where there is more room, inside the window. */
function placeOf(element: HTMLElement, field: DOMRect) {
  const { width, height } = element.getBoundingClientRect();
  const isBelow = field.bottom + gap + height <= innerHeight;
  const top = isBelow ? field.bottom + gap : field.top - gap - height;
  const within = (wanted: number, most: number) =>
    `${Math.max(gap, Math.min(wanted, most - gap))}px`;
  return { x: within(field.left, innerWidth - width), y: within(top, innerHeight - height) };
}
