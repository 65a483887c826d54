import { Button } from '@mantine/core';
import { takesPerimeter } from '../places/place.ts';
import styles from './empty-results.module.css';
import {
  changed,
  countFilters,
  nextPerimeter,
  perimeterLabel,
  withoutFilters,
  type Search,
} from './search.ts';

interface EmptyResultsProps {
  readonly search: Search;
  readonly onSearch: (search: Search) => void;
}

/** Nothing found: says so, and offers every way to find more that this search still has. */
export function EmptyResults({ search, onSearch }: EmptyResultsProps) {
  const ways = waysOut(search);
  return (
    <div className={styles.empty}>
      <p className={styles.sentence}>Keine Ergebnisse gefunden...</p>
      <p>
        {ways.length > 0
          ? 'So findest du vielleicht doch etwas:'
          : 'Gerade ist hier nichts ausgeschrieben. Schau bald wieder vorbei.'}
      </p>
      <div className={styles.ways}>
        {ways.map(({ label, search: next }) => (
          <Button key={label} size="md" variant="default" onClick={() => onSearch(next)}>
            {label}
          </Button>
        ))}
      </div>
    </div>
  );
}

function waysOut(search: Search): { label: string; search: Search }[] {
  const wider = takesPerimeter(search.place) ? nextPerimeter(search.perimeter) : null;
  const ways = [
    countFilters(search) > 0 && {
      label: 'Alle Filter entfernen',
      search: withoutFilters(search),
    },
    wider !== null && {
      label: `Umkreis auf ${perimeterLabel(wider)} vergrößern`,
      search: changed(search, { perimeter: wider }),
    },
    search.place !== null && {
      label: 'In ganz Sachsen-Anhalt suchen',
      search: changed(search, { place: null, perimeter: 0 }),
    },
    search.text !== '' && { label: 'Suchwort löschen', search: changed(search, { text: '' }) },
  ];
  return ways.filter((way) => way !== false);
}
