import type { AdditionalStatistics, Statistics } from '@lehrpfad/contract/statistics-figures.ts';
import { useListAddress } from '../../floor/list/list-address.ts';
import { useIsMobile } from '../../floor/media.ts';
import { usePageTitle } from '../../floor/page.tsx';
import { paths } from '../../floor/paths.ts';
import { AreaHead } from '../../floor/ui/area-head.tsx';
import { Chart, type Shown } from './charts/chart.tsx';
import { useStatistics, useTopTowns } from './queries.ts';
import * as show from './shown.tsx';
import { showTowns } from './shown-towns.tsx';
import { spanOf } from './span-choice.ts';
import { SpanPicker } from './span-picker.tsx';
import styles from './statistics-page.module.css';
import { TermsTable } from './terms-table.tsx';

interface StatisticsChart {
  readonly title: string;
  readonly file: string;
  readonly shown: (data: Statistics) => Shown;
  readonly rows?: 2;
}

/** The charts of one width, in the order of the specification (section 2, screen 8). */
const charts: readonly StatisticsChart[] = [
  { title: 'Nutzung von Suchbegriffen', file: 'nutzung-suchbegriffe', shown: show.showQueries },
  {
    ...{ title: 'Suchanfragen gesamt', file: 'suchanfragen' },
    shown: ({ searches }) => show.showSearches(searches),
  },
  {
    ...{ title: 'Leistung der externen Schnittstellen', file: 'schnittstellen' },
    shown: ({ externals }) => show.showExternals(externals),
  },
  { title: 'Suche nach Art', file: 'art', shown: show.showTypes },
  { title: 'Umkreissuche', file: 'umkreis', shown: show.showPerimeters },
  { title: 'BRAFO-Lebenswelten', file: 'brafo', shown: show.showBrafos, rows: 2 },
  {
    ...{ title: 'Registrierte Unternehmen', file: 'unternehmen' },
    shown: ({ companies }) => show.showCompanies(companies),
  },
];

/** What was searched for and visited, as charts, tables and files. */
export function StatisticsPage() {
  usePageTitle('Statistiken');
  const { state, page, narrow, turnTo } = useListAddress(paths.statistics);
  const span = spanOf(state);
  const query = useStatistics(span);
  return (
    <>
      <AreaHead title="Statistiken">
        Gezählt wird je Tag, ohne personenbezogene Daten. Seltene Suchbegriffe erscheinen nicht.
      </AreaHead>
      <SpanPicker state={state} onChange={narrow} />
      <div className={styles.charts}>
        <Chart
          title="Top 10 gesuchte Berufsbezeichnungen"
          query={query}
          show={show.showTerms}
          file="top-10-berufe"
          rows={5}
        >
          <TermsTable
            span={span}
            search={state['search'] ?? ''}
            page={page}
            onSearch={(search) => narrow({ search }, { replace: true })}
            onTurn={turnTo}
          />
        </Chart>
        {charts.map(({ shown, ...chart }) => (
          <Chart key={chart.title} {...chart} query={query} show={shown} />
        ))}
        <TopTowns />
        <Chart
          title="Seitenaufrufe pro Tag"
          query={query}
          show={show.showClicks}
          file="seitenaufrufe"
          wide
        />
      </div>
    </>
  );
}

function TopTowns() {
  const isMobile = useIsMobile();
  const shown = (data: AdditionalStatistics): Shown => showTowns(data, isMobile);
  return (
    <Chart
      query={useTopTowns()}
      show={shown}
      file="top-8-orte"
      title="Top 8 Städte der letzten 90 Tage"
    />
  );
}
