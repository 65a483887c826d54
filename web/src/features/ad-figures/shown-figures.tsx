import type { AdFigures } from '@lehrpfad/contract/ad-figures/ad-figures.ts';
import { figureKinds } from '@lehrpfad/contract/ad-figures/options.ts';
import { berlinToday, formatDate } from '../../core/text/dates.ts';
import { Bars } from '../statistics/charts/bars.tsx';
import type { Shown } from '../statistics/charts/chart.tsx';
import type { ChartTable } from '../statistics/charts/csv.ts';
import { Figures } from '../statistics/charts/figures.tsx';
import { countText } from '../statistics/charts/numbers.ts';
import {
  adNames,
  adsIn,
  kindNames,
  sourcesOf,
  titleOf,
  totalOf,
  weeksOf,
  type Choice,
  type ComparedKind,
} from './sums.ts';

const kindColumns = figureKinds.map((kind) => kindNames[kind]);

/** The name of a saved file. */
export const fileName = (of: string) => `zahlen-${of}-${berlinToday()}`;

export function showTotals(figures: AdFigures, choice: Choice): Shown {
  const total = totalOf(figures, choice);
  const counts = figureKinds.map((kind) => ({ name: kindNames[kind], count: total[kind] }));
  return {
    summary:
      total.opened === 0
        ? 'In diesem Zeitraum wurde nichts geöffnet.'
        : `Auf 100 Öffnungen kommen ${countText(Math.round((100 * total.contacted) / total.opened))} Aufrufe des Kontakts.`,
    table: { columns: ['Was', 'Wie oft'], rows: counts.map(({ name, count }) => [name, count]) },
    picture: <Figures figures={counts} />,
  };
}

export function showWeeks(figures: AdFigures, choice: Choice): Shown {
  const weeks = weeksOf(figures, choice);
  const most = weeks.reduce((best, week) => (week.opened > best.opened ? week : best));
  const isEmpty = weeks.every(({ opened, contacted }) => opened + contacted === 0);
  return {
    summary:
      most.opened === 0
        ? 'In diesem Zeitraum wurde nichts geöffnet.'
        : `Am häufigsten geöffnet in der Woche ${most.name}: ${countText(most.opened)}-mal. Die letzte Woche läuft noch.`,
    table: {
      columns: ['Woche', ...kindColumns],
      rows: weeks.map((week) => [week.name, ...figureKinds.map((kind) => week[kind])]),
    },
    // Bars without a length would only be a long list of zeros.
    picture: isEmpty ? null : (
      <Bars
        series={[kindNames.opened, kindNames.contacted]}
        bars={weeks.map(({ name, opened, contacted }) => ({ name, values: [opened, contacted] }))}
      />
    ),
  };
}

export function showSources(figures: AdFigures, choice: Choice): Shown {
  const sources = sourcesOf(figures, choice);
  const [first] = sources;
  const isEmpty = first === undefined || first.count === 0;
  return {
    summary: isEmpty
      ? 'In diesem Zeitraum wurde nichts geöffnet.'
      : `Am häufigsten: ${first.name}, ${countText(first.count)}-mal.`,
    table: {
      columns: ['Von wo geöffnet', 'Wie oft'],
      rows: sources.map(({ name, count }) => [name, count]),
    },
    picture: isEmpty ? null : (
      <Bars bars={sources.map(({ name, count }) => ({ name, values: [count] }))} />
    ),
  };
}

const perWeek = new Intl.NumberFormat('de-DE', { maximumFractionDigits: 1 });

export function showComparison(compared: readonly ComparedKind[], others: number): Shown {
  return {
    summary: `Je Woche, in der etwas gezählt wurde, neben dem mittleren Wert (Median) von ${others} Anzeigen anderer Betriebe für diesen Beruf in Ihrer Region.`,
    table: {
      columns: ['Je Woche', 'Diese Anzeige', 'Vergleich'],
      rows: compared.map(({ name, own, others: median }) => [
        name,
        perWeek.format(own),
        perWeek.format(median),
      ]),
    },
    picture: null,
  };
}

/** The ads of a branch with their sums, the most often opened first. */
export function adsTable(figures: AdFigures, branch: number | undefined): ChartTable {
  const names = adNames(figures);
  const rows = adsIn(figures, branch).map(({ id }) => ({
    name: names.get(id) ?? '',
    sums: totalOf(figures, { ad: id, branch }),
  }));
  return {
    columns: ['Stellenanzeige', ...kindColumns],
    rows: rows
      .toSorted((a, b) => b.sums.opened - a.sums.opened || b.sums.shown - a.sums.shown)
      .map(({ name, sums }) => [name, ...figureKinds.map((kind) => sums[kind])]),
  };
}

/** Every ad, branch and week with a count, for a file. Number and branch are columns, so the title does not repeat them. */
export function everythingTable(figures: AdFigures): ChartTable {
  const titles = new Map(figures.ads.map((ad) => [ad.id, titleOf(ad)]));
  const branches = new Map(figures.branches.map(({ id, name }) => [id, name]));
  return {
    columns: ['Woche ab', 'Filiale', 'Nr.', 'Stellenanzeige', ...kindColumns],
    rows: figures.rows.map((row) => [
      formatDate(figures.weeks[row.week] ?? null),
      branches.get(row.branch) ?? '',
      row.ad,
      titles.get(row.ad) ?? '',
      ...figureKinds.map((kind) => row[kind]),
    ]),
  };
}
