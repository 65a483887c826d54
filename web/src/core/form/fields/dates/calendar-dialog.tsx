import { isDay } from '@lehrpfad/contract/core/dates/spans.ts';
import { useLayoutEffect, type RefObject } from 'react';
import { DayPicker, type DayProps, type DropdownProps } from 'react-day-picker';
import { de } from 'react-day-picker/locale/de';
import { berlinToday } from '../../../text/dates.ts';
import { useOverlayEntry } from '../../../history/overlays.ts';
import { Button } from '../../../ui/controls/button.tsx';
import { useModal } from '../../../ui/dialogs/use-modal.ts';
import { BackIcon, ForwardIcon } from '../../../ui/icons/icons.tsx';
import { Select } from '../../../ui/inputs/select.tsx';
import styles from './calendar-dialog.module.css';
import { dateOf, dayOf } from './local-dates.ts';

interface CalendarDialogProps {
  readonly opened: boolean;
  readonly label: string;
  readonly value: string;
  /** Earliest day; ignored if it is not a valid date. */
  readonly min: string | undefined;
  /** The element that the dialog opens at, if there is room. */
  readonly anchor: RefObject<HTMLElement | null>;
  readonly onChoose: (day: string) => void;
  readonly onClose: () => void;
}

const labels = {
  labelPrevious: () => 'Voriger Monat',
  labelNext: () => 'Nächster Monat',
  labelMonthDropdown: () => 'Monat',
  labelYearDropdown: () => 'Jahr',
  labelNav: () => 'Monate',
};

const components = {
  Chevron: ({ orientation }: { readonly orientation?: string }) =>
    orientation === 'left' ? <BackIcon /> : <ForwardIcon />,
  // A cell of a grid needs no role.
  Day: ({ day: _day, modifiers: _modifiers, role: _role, ...cell }: DayProps) => <td {...cell} />,
  Dropdown: ({ options = [], value, onChange, 'aria-label': label }: DropdownProps) => (
    <Select
      aria-label={label}
      options={options.map((one) => ({ ...one, value: String(one.value) }))}
      value={String(value)}
      onChange={onChange}
    />
  ),
};

/** The lists of months span this many years around today; other dates have to be typed. */
const years = 5;

/** A month to choose a day from. It is a dialog of its own, so that it lies above an overlay and Escape closes only the calendar. */
export function CalendarDialog(props: CalendarDialogProps) {
  const { opened, label, value, min, anchor, onChoose, onClose } = props;
  useOverlayEntry(opened, onClose);
  const modal = useModal(opened, onClose);
  usePlace(opened, anchor, modal.ref);
  return (
    <dialog
      {...modal}
      className={`${styles.dialog} overflow-y-auto w-fit border rounded-lg bg-paper text-inherit p-3`}
      aria-label={`${label}: Tag wählen`}
      onKeyDown={(event) => event.key === 'Escape' && event.stopPropagation()}
    >
      {opened && (
        <>
          <Calendar value={value} min={min} onChoose={onChoose} />
          <Button variant="default" fullWidth onClick={onClose}>
            Abbrechen
          </Button>
        </>
      )}
    </dialog>
  );
}

type CalendarProps = Pick<CalendarDialogProps, 'value' | 'min' | 'onChoose'>;

function Calendar({ value, min, onChoose }: CalendarProps) {
  const day = isDay(value) ? dateOf(value) : undefined;
  const first = isDay(min) ? dateOf(min) : undefined;
  const today = dateOf(berlinToday());
  return (
    <DayPicker
      mode="single"
      required
      locale={de}
      labels={labels}
      components={components}
      classNames={classNames}
      captionLayout="dropdown"
      navLayout="around"
      today={today}
      selected={day}
      defaultMonth={day ?? later(first, today)}
      startMonth={earliest(first, day, today)}
      endMonth={new Date(today.getFullYear() + years, 11)}
      disabled={first && { before: first }}
      onSelect={(chosen) => onChoose(dayOf(chosen))}
    />
  );
}

const classNames = {
  month: `${styles.month} grid gap-2 items-center mb-3`,
  month_caption: styles.caption ?? '',
  dropdowns: `${styles.dropdowns} grid gap-2`,
  button_previous: styles.previous ?? '',
  button_next: styles.next ?? '',
  month_grid: `${styles.grid} col-span-full mx-auto`,
  weekday: `${styles.weekday} text-xs font-normal text-soft`,
  day: `${styles.day} p-0`,
  day_button: `${styles.button} hover-tint p-0 border-clear rounded text-ink bg-none`,
};

function later(first: Date | undefined, today: Date): Date {
  return first !== undefined && first > today ? first : today;
}

/** Returns the earliest month of the list. It includes the chosen day, however old. */
function earliest(first: Date | undefined, day: Date | undefined, today: Date): Date {
  const back = new Date(today.getFullYear() - years, 0);
  const begin = first ?? back;
  return day !== undefined && day < begin ? day : begin;
}

/** Distance to the field and to the edges of the window, in px. */
const gap = 8;

/** Places the dialog beside its field on a large screen, in the middle of a small one. Focuses the day where arrow keys start. */
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

/** Returns a position inside the window: below the field, or above it if there is more room. */
function placeOf(element: HTMLElement, field: DOMRect) {
  const { width, height } = element.getBoundingClientRect();
  const isBelow = field.bottom + gap + height <= innerHeight;
  const top = isBelow ? field.bottom + gap : field.top - gap - height;
  const within = (wanted: number, max: number) => `${Math.max(gap, Math.min(wanted, max - gap))}px`;
  return { x: within(field.left, innerWidth - width), y: within(top, innerHeight - height) };
}
