import type { AdditionalStatistics, Statistics } from '@lehrpfad/contract/statistics/figures.ts';
import { queryClient } from '../../core/data/query-client.ts';
import { BusyButton } from '../../core/ui/controls/busy-button.tsx';
import { useAction } from '../../core/hooks/use-action.ts';
import { termsTable } from './charts/terms.ts';
import { allTerms, everyTerm } from './queries.ts';
import { showTowns } from './shown-towns.tsx';
import { daysOfTowns, fileNameOf, spanText, thisDay, type Span } from './span-choice.ts';
import { charts, clicksChart, topTermsChart, type ChartContext } from './statistics-charts.ts';
import { saveWorkbook, type Sheet } from './workbook.ts';

interface SaveAllProps {
  readonly span: Span;
  /** Search text of the table with all terms. */
  readonly search: string;
  readonly context: ChartContext;
  /** Undefined while the figures of the period are loading. */
  readonly statistics: Statistics | undefined;
  readonly towns: AdditionalStatistics | undefined;
}

/** Returns the sheets of all charts, in the order of the page. */
function sheetsOf({ span, context, towns }: SaveAllProps, statistics: Statistics): Sheet[] {
  const period = spanText(span);
  const ofCharts = [topTermsChart, ...charts].map(({ title, shown, isOfNow }) => ({
    title,
    period: isOfNow ? `Stand ${spanText(thisDay())}` : period,
    table: shown(statistics, context).table,
  }));
  const ofTowns = towns && {
    title: 'Top 8 Städte',
    period: spanText(daysOfTowns()),
    table: showTowns(towns, false).table,
  };
  const { table } = clicksChart.shown(statistics, context);
  return [...ofCharts, ...(ofTowns ? [ofTowns] : []), { title: clicksChart.title, period, table }];
}

/** The current period, and buttons to save everything as one workbook or print it. */
export function SaveAll(props: SaveAllProps) {
  const { span, search, statistics } = props;
  const { isBusy, run } = useAction(async () => {
    if (statistics === undefined) return;
    const { from, to } = span;
    const terms = termsTable(await allTerms({ from, to, search: '' }));
    const all = { title: 'Alle Suchbegriffe', period: spanText(span), table: terms };
    await saveWorkbook(fileNameOf('statistiken', span), [...sheetsOf(props, statistics), all]);
  });
  const printing = useAction(async () => {
    const { from, to } = span;
    await queryClient.fetchQuery(everyTerm({ from, to, search }));
    window.print();
  });
  return (
    <div className="row gap-2-4 mb-5">
      <p className="grow-basis">
        Zeitraum: <strong>{spanText(span)}</strong>
      </p>
      {statistics && (
        <BusyButton variant="default" isBusy={isBusy} onClick={() => void run()}>
          Alles als Excel-Datei
        </BusyButton>
      )}
      <BusyButton variant="default" isBusy={printing.isBusy} onClick={() => void printing.run()}>
        Drucken
      </BusyButton>
    </div>
  );
}
