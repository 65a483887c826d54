import type { ReactNode } from 'react';
import { useListAddress } from '../../core/list/list-address.ts';
import { useIsMobile } from '../../core/api/media.ts';
import { editorPaths } from '../../core/navigation/editor-paths.ts';
import { AreaHead } from '../../core/ui/page/area-head.tsx';
import { useBrafoFields } from '../occupations/queries.ts';
import { Chart } from './charts/chart.tsx';
import { useStatistics, useTopTowns } from './queries.ts';
import { SaveAll } from './save-all.tsx';
import { showTowns } from './shown-towns.tsx';
import { chosenSpan, daysOfTowns, fileNameOf, thisDay, type Span } from './span-choice.ts';
import { SpanPicker } from './span-picker.tsx';
import { charts, clicksChart, topTermsChart, type StatisticsChart } from './statistics-charts.ts';
import styles from './statistics-page.module.css';
import { TermsTable } from './terms-table.tsx';

/** Searches and visits as charts, tables and files. */
export function StatisticsPage() {
  const { state, page, narrow, search, turnTo } = useListAddress(editorPaths.statistics);
  const choice = chosenSpan(state);
  return (
    <>
      <AreaHead title="Statistiken">
        Gezählt wird je Tag, ohne personenbezogene Daten. Seltene Suchbegriffe erscheinen nicht.
      </AreaHead>
      <SpanPicker state={state} choice={choice} onChange={narrow} />
      {choice.span === null ? (
        <p>Bitte ändern Sie „Von“ oder „Bis“: Zu diesem Zeitraum gibt es keine Zahlen.</p>
      ) : (
        <Charts span={choice.span} search={state['search'] ?? ''}>
          <TermsTable
            span={choice.span}
            search={state['search'] ?? ''}
            page={page}
            onSearch={(text) => search({ search: text })}
            onTurn={turnTo}
          />
        </Charts>
      )}
    </>
  );
}

interface ChartsProps {
  readonly span: Span;
  readonly search: string;
  /** The table of all terms, below the top ten. */
  readonly children: ReactNode;
}

function Charts({ span, search, children }: ChartsProps) {
  const query = useStatistics(span);
  const towns = useTopTowns();
  const isMobile = useIsMobile();
  const { data: fields = [] } = useBrafoFields();
  const context = { hasToday: span.hasToday, fields };
  const drawn = ({ title, shown, file, isOfNow }: StatisticsChart) => ({
    title,
    query,
    file: fileNameOf(file, isOfNow ? thisDay() : span),
    show: (data: NonNullable<typeof query.data>) => shown(data, context),
  });
  return (
    <>
      <SaveAll
        span={span}
        search={search}
        context={context}
        statistics={query.isPlaceholderData ? undefined : query.data}
        towns={towns.data}
      />
      <div className={`${styles.charts} stack gap-5`}>
        <Chart {...drawn(topTermsChart)} rows={5}>
          {children}
        </Chart>
        {charts.map((chart) => (
          <Chart key={chart.title} {...drawn(chart)} {...(chart.rows && { rows: chart.rows })} />
        ))}
        <Chart
          query={towns}
          show={(data) => showTowns(data, isMobile)}
          file={fileNameOf('top-8-orte', daysOfTowns())}
          title="Top 8 Städte der letzten 90 Tage"
        />
        <Chart {...drawn(clicksChart)} wide />
      </div>
    </>
  );
}
