import type { AdditionalStatistics } from '@lehrpfad/contract/statistics/figures.ts';
import { Bars } from './charts/bars.tsx';
import type { Shown } from './charts/chart.tsx';

/** Maximum length of a town's name on small screens. */
const maxNameLength = 12;

/** Returns a town's name for small screens. */
export function shortName(name: string): string {
  const letters = [...name];
  return letters.length > maxNameLength ? `${letters.slice(0, maxNameLength).join('')}…` : name;
}

const pair = ['Letzte 90 Tage', 'Davon letzte 7 Tage'] as const;

/** Describes the towns with the most searches, and the increase of the last week. */
export function showTowns({ cities }: AdditionalStatistics, isSmall: boolean): Shown {
  const [first] = cities;
  return {
    summary: first
      ? `Am häufigsten: ${first[0]}`
      : 'In den letzten 90 Tagen wurde nach keinem Ort gesucht.',
    table: {
      columns: ['Ort', ...pair],
      rows: cities.map(([name, { quarter, week }]) => [name, quarter, week]),
    },
    picture: first ? (
      <Bars
        bars={cities.map(([name, { quarter, week }]) => ({
          key: name,
          name: isSmall ? shortName(name) : name,
          values: [quarter, week],
        }))}
        series={pair}
      />
    ) : null,
  };
}
