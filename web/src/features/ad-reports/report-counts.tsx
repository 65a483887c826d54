import type { AdReportCounts } from '@lehrpfad/contract/ad-reports/ad-reports.ts';
import {
  reportOutcomes,
  reportReasons,
  type ReportOutcome,
} from '@lehrpfad/contract/ad-reports/options.ts';
import { counted } from '@lehrpfad/contract/core/text/counted.ts';
import { Fact, Facts } from '../../core/ui/page/facts.tsx';
import { useAdReportCounts } from './queries.ts';

const outcomes = Object.keys(reportOutcomes) as ReportOutcome[];

/** Numbers of the reports of a year and of their outcomes; nothing until there are reports. */
export function ReportCounts() {
  const { data } = useAdReportCounts();
  if (data === undefined || data.reasons.length === 0) return null;
  const { reasons, hours } = data;
  return (
    <section className="mt-8" aria-labelledby="report-counts">
      <h2 id="report-counts" className="mb-3 text-xl">
        In den letzten 365 Tagen
      </h2>
      <Facts layout="even">
        {reasons.map((row) => (
          <Fact key={row.reason} name={reportReasons[row.reason]}>
            {countsText(row)}
          </Fact>
        ))}
      </Facts>
      {hours !== null && <p className="mt-3 text-soft">{tookText(hours)}</p>}
    </section>
  );
}

/** '5 offen, 2 × Anzeige bleibt' */
function countsText({ open, ...row }: AdReportCounts['reasons'][number]): string {
  const decided = outcomes.map((key) => [row[key], `× ${reportOutcomes[key]}`] as const);
  return [[open, 'offen'] as const, ...decided]
    .filter(([count]) => count > 0)
    .map(([count, words]) => `${count} ${words}`)
    .join(', ');
}

/** Says how long half of the decisions took at most. */
function tookText(hours: number): string {
  if (hours < 1) return 'Die Hälfte der Meldungen war in weniger als einer Stunde entschieden.';
  const time =
    hours < 48
      ? counted(Math.round(hours), 'Stunde', 'Stunden')
      : counted(Math.round(hours / 24), 'Tag', 'Tagen');
  return `Die Hälfte der Meldungen war nach ${time} entschieden.`;
}
