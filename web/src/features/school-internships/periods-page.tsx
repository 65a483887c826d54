import type { SchoolInternshipPeriod } from '@lehrpfad/contract/school-internships/periods.ts';
import { ApiError } from '../../core/api/api.ts';
import { newKey } from '../../core/api/new-key.ts';
import { reloadEditorial } from '../../core/data/editorial-data.ts';
import { QueryView } from '../../core/data/query-view.tsx';
import { focusHeadingOnRemoval } from '../../core/focus/focus-heading-on-removal.ts';
import { useListAddress } from '../../core/list/list-address.ts';
import { Skeleton } from '../../core/loading/skeleton.tsx';
import { editorPaths } from '../../core/navigation/editor-paths.ts';
import { raiseFailure } from '../../core/notices/failures.ts';
import { offerUndo } from '../../core/notices/undo.ts';
import { formatDate } from '../../core/text/dates.ts';
import { NewButton } from '../../core/ui/controls/new-button.tsx';
import { DeleteIcon, EditIcon } from '../../core/ui/icons/area-icons.tsx';
import { IconButton } from '../../core/ui/icons/icon-button.tsx';
import { CalendarIcon } from '../../core/ui/icons/icons.tsx';
import { showToast } from '../../core/ui/notices/toast.ts';
import { AreaHead } from '../../core/ui/page/area-head.tsx';
import { EmptyState } from '../../core/ui/page/empty-state.tsx';
import { PeriodOverlay } from './period-overlay.tsx';
import { removePeriod, savePeriod, useSchoolPeriods } from './queries.ts';
import { bySchoolYear } from './school-years.ts';

/** Deletes a period, and offers to undo that. If somebody else was faster, the list shows it. */
async function takeAway({ id }: SchoolInternshipPeriod): Promise<void> {
  try {
    const removed = await removePeriod(id);
    offerUndo('Zeitraum gelöscht', () => savePeriod(null, removed, newKey()));
  } catch (error) {
    console.error(error);
    if (!(error instanceof ApiError) || error.status !== 404) return raiseFailure();
    showToast('Der Zeitraum war inzwischen schon gelöscht.');
    await reloadEditorial();
  }
}

/** The page on which editors keep when schools send their pupils to companies. */
export function PeriodsPage() {
  const query = useSchoolPeriods();
  const { entry } = useListAddress(editorPaths.schoolInternships);
  const edited = query.data?.find(({ id }) => id === entry.id);
  const add = <NewButton onClick={() => entry.edit('new')}>Neuer Zeitraum</NewButton>;
  return (
    <>
      <AreaHead title="Schulpraktika" action={add}>
        Wann Schulen ihre Klassen in Betriebe schicken. Firmen sehen es bei den Wochen ihrer
        Praktika, und die Suche bietet die nächsten drei als Beginn an.
      </AreaHead>
      <QueryView
        query={query}
        loading={<Skeleton height="6rem" radius="1rem" />}
        failed="Die Zeiträume konnten nicht geladen werden."
      >
        {(periods) =>
          periods.length === 0 ? (
            <EmptyState Icon={CalendarIcon} text="Es ist noch kein Zeitraum eingetragen." />
          ) : (
            <SchoolYears periods={periods} onEdit={({ id }) => entry.edit(id)} />
          )
        }
      </QueryView>
      {entry.id === 'new' && <PeriodOverlay period={null} onClose={entry.close} />}
      {entry.isEditing && edited && (
        <PeriodOverlay key={edited.id} period={edited} onClose={entry.close} />
      )}
    </>
  );
}

interface SchoolYearsProps {
  readonly periods: readonly SchoolInternshipPeriod[];
  readonly onEdit: (period: SchoolInternshipPeriod) => void;
}

function SchoolYears({ periods, onEdit }: SchoolYearsProps) {
  return (
    <div className="stack gap-5">
      {bySchoolYear(periods).map(([year, all]) => (
        <section key={year}>
          <h2 className="mb-2 text-md">{year}</h2>
          <ul className="grid list-plain gap-3" aria-label={year}>
            {all.map((period) => (
              <PeriodRow key={period.id} period={period} onEdit={() => onEdit(period)} />
            ))}
          </ul>
        </section>
      ))}
    </div>
  );
}

interface PeriodRowProps {
  readonly period: SchoolInternshipPeriod;
  readonly onEdit: () => void;
}

function PeriodRow({ period, onEdit }: PeriodRowProps) {
  const { school_type, name, first_day, last_day } = period;
  const title = `${school_type}, ${name}`;
  // The same classes have a period in each school year.
  const spoken = `${title} ab ${formatDate(first_day)}`;
  return (
    <li ref={focusHeadingOnRemoval} className="card row gap-3 wrap-anywhere p-3">
      <div className="grow-basis min-w-0">
        <h3 className="mb-1 text-md">{title}</h3>
        <p className="m-0 tabular-nums">
          {formatDate(first_day)} bis {formatDate(last_day)}
        </p>
      </div>
      <div className="line gap-1 ml-auto">
        <IconButton Icon={EditIcon} label={`${spoken} ändern`} onClick={onEdit} />
        <IconButton
          Icon={DeleteIcon}
          label={`${spoken} löschen`}
          danger
          onClick={() => void takeAway(period)}
        />
      </div>
    </li>
  );
}
