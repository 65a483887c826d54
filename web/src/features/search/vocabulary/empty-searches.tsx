import type { EmptySearch } from '@lehrpfad/contract/search/vocabulary-report.ts';
import { useState } from 'react';
import { Button } from '../../../core/ui/controls/button.tsx';
import { Select } from '../../../core/ui/inputs/select.tsx';
import { berlinToday, monthLabel } from '../../../core/text/dates.ts';
import { PagedList } from '../../../core/list/paged-list.tsx';
import { AcceptedIcon } from '../../../core/ui/icons/area-icons.tsx';
import { SearchIcon } from '../../../core/ui/icons/icons.tsx';
import { IconButton } from '../../../core/ui/icons/icon-button.tsx';
import { StatusBadge } from '../../../core/ui/page/status-badge.tsx';
import styles from './empty-searches.module.css';
import { useEmptySearches } from './queries.ts';

interface EmptySearchesProps {
  /** Starts a new synonym. */
  readonly onExplain: (term: string) => void;
  readonly onTry: (term: string) => void;
}

/** Number of months to choose from. */
const monthCount = 12;

/** Returns this month and those before it, as `YYYY-MM`. */
function lastMonths(today: string): string[] {
  const [year, month] = today.split('-').map(Number);
  return Array.from({ length: monthCount }, (_, ago) =>
    new Date(Date.UTC(year ?? 0, (month ?? 1) - 1 - ago, 1)).toISOString().slice(0, 7),
  );
}

/** Searches without results, with a button to add a synonym for each. */
export function EmptySearches({ onExplain, onTry }: EmptySearchesProps) {
  const [months] = useState(() => lastMonths(berlinToday()));
  const [{ month, page }, setWanted] = useState({ month: months[0] ?? '', page: 1 });
  const query = useEmptySearches({ month, page });
  return (
    <section aria-labelledby="empty-searches" className="card stack gap-3 py-5 px-5">
      <h2 id="empty-searches" className="m-0 text-xl">
        Suchen ohne Treffer
      </h2>
      <p className="m-0 text-soft">
        Wörter, zu denen es nirgends eine Stelle gab. Seltene Eingaben erscheinen nicht.
      </p>
      <Select
        aria-label="Monat"
        options={months.map((value) => ({ value, label: monthLabel(`${value}-01`) }))}
        value={month}
        onChange={(event) => setWanted({ month: event.currentTarget.value, page: 1 })}
      />
      <PagedList
        query={query}
        words={['Begriff', 'Begriffe']}
        failed="Diese Zahlen sind zurzeit nicht verfügbar."
        page={page}
        onTurn={(next) => setWanted({ month, page: next })}
        rowHeight="3.5rem"
        empty={<p className="m-0 text-soft">In diesem Monat wurde zu allem etwas gefunden.</p>}
      >
        {(terms) => (
          <ul className="list-plain">
            {terms.map((one) => (
              <Term key={one.term} {...one} onExplain={onExplain} onTry={onTry} />
            ))}
          </ul>
        )}
      </PagedList>
    </section>
  );
}

function Term({ term, count, hits_now, onExplain, onTry }: EmptySearch & EmptySearchesProps) {
  return (
    <li className="row gap-2 justify-between py-2 px-0 border-top">
      <div className="flex-1 min-w-0 wrap-anywhere">
        <p className={`${styles.name} m-0 font-bold`}>{term}</p>
        <p className={`${styles.count} m-0 text-hint`}>
          {count.toLocaleString('de-DE')}-mal gesucht
        </p>
        {hits_now > 0 && (
          <StatusBadge tone="good" Icon={AcceptedIcon}>
            {`findet jetzt ${hits_now.toLocaleString('de-DE')}`}
          </StatusBadge>
        )}
      </div>
      <div className="line gap-1">
        <IconButton Icon={SearchIcon} label={`${term} ausprobieren`} onClick={() => onTry(term)} />
        <Button
          variant="default"
          aria-label={`Synonym für ${term} anlegen`}
          onClick={() => onExplain(term)}
        >
          Synonym
        </Button>
      </div>
    </li>
  );
}
